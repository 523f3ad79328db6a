import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Attack, NotTriedError, unless } from './Attack.ts';
import { startPortal } from './startPortal.ts';

/** An attack on a portal whose log is on a full disk, and attacks from the audit's list `Low`. */
export const edges: readonly Attack[] = [
  {
    fault: 'F7',
    sends: 'calls to a portal whose log is on a full disk, then SIGTERM',
    expects: 'responses, and exit code 0',
    needsOwn: 'starts a portal of its own',
    run: async () => {
      if (process.platform !== 'linux') throw new NotTriedError('needs /dev/full, which Linux has');
      const portal = await startPortal('/dev/full');
      const statuses = await Promise.all(
        Array.from({ length: 20 }, async () => (await fetch(`${portal.origin}/api/forms`)).status),
      );
      const code = await portal.stop();
      const isWell = statuses.every((status) => status === 200) && code === 0;
      return unless(isWell, `${statuses.join(' ')}, ended with ${code}`);
    },
  },
  {
    fault: 'Low',
    sends: 'GET /definitions/index.json',
    expects: 'not immutable',
    run: async (target) => {
      const { headers } = await target.call('/definitions/index.json');
      const caching = headers.get('cache-control') ?? '';
      return unless(!caching.includes('immutable'), caching);
    },
  },
  {
    fault: 'Low',
    sends: 'an identity card number as x-request-id',
    expects: 'another id in the answer, and so in the log',
    run: async (target) => {
      const headers = { 'x-request-id': 'A1234563' };
      const given = (await target.call('/healthz', { headers })).headers.get('x-request-id');
      return unless(given !== null && given !== 'A1234563', given);
    },
  },
  {
    fault: 'Low',
    sends: 'GET /debug under the name evil.example (DNS rebinding)',
    expects: '404',
    run: async (target) => {
      const answer = await target.raw(
        'GET /debug HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
        3000,
      );
      return unless(answer.startsWith('HTTP/1.1 404'), answer);
    },
  },
  {
    fault: 'Low',
    sends: 'GET /readyz',
    expects: 'reports the disk',
    run: async (target) => {
      const text = await (await target.call('/readyz')).text();
      return unless(text.includes('"disk":'), text);
    },
  },
  {
    fault: 'Low',
    sends: 'a look at DATA_DIR',
    expects: 'closed to other users',
    needsOwn: 'looks into the data folder',
    run: async ({ folder }) => {
      if (process.platform === 'win32' || folder === undefined) {
        throw new NotTriedError('needs the rights of a POSIX folder');
      }
      const rights = (statSync(join(folder, 'data')).mode & 0o777).toString(8);
      return unless(rights === '700', rights);
    },
  },
];
