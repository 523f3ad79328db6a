import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NotTriedError } from '../../../scripts/attack/Attack.ts';
import { edges } from '../../../scripts/attack/edges.ts';
import { attackOf } from '../support/attackOf.ts';
import { FakeTarget } from '../support/FakeTarget.ts';
import { replaceServer, type ServerBehaviour } from '../support/fakeServer.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
const withHeaders = (headers: Record<string, string>) =>
  new FakeTarget({ answer: () => new Response('', { headers }) });
const run = (sends: string, target: FakeTarget) => attackOf(edges, sends).run(target);

describe('edges', () => {
  it('the index of definitions must not be immutable', async () => {
    const index = 'GET /definitions/index.json';
    expect(await run(index, withHeaders({ 'cache-control': 'no-cache' }))).toBeUndefined();
    expect(await run(index, withHeaders({}))).toBeUndefined();
    const seen = await run(index, withHeaders({ 'cache-control': 'max-age=9, immutable' }));
    expect(seen).toBe('max-age=9, immutable');
  });

  it('a request id from outside must not be used', async () => {
    const card = 'an identity card number';
    const target = withHeaders({ 'x-request-id': 'own-1' });
    expect(await run(card, target)).toBeUndefined();
    const sent = target.requests[0]?.headers.get('x-request-id');
    expect(await run(card, withHeaders({ 'x-request-id': sent ?? '' }))).toBe(sent);
    expect(await run(card, withHeaders({}))).toBe('null');
  });

  it('another host must get 404', async () => {
    const target = new FakeTarget({ bytes: 'HTTP/1.1 404 Not Found' });
    expect(await run('GET /debug', target)).toBeUndefined();
    expect(target.sent[0]).toContain('\r\nHost: evil.example\r\n');
    expect(await run('GET /debug', new FakeTarget({ bytes: 'HTTP/1.1 200' }))).toContain('200');
  });

  it('the readiness must report the disk', async () => {
    const body = (text: string) => new FakeTarget({ answer: () => new Response(text) });
    expect(await run('GET /readyz', body('{"disk":"ok"}'))).toBeUndefined();
    expect(await run('GET /readyz', body('{"ok":true}'))).toBe('{"ok":true}');
  });

  it('the data folder must be closed to other users', async () => {
    const data = join(folder(), 'data');
    mkdirSync(data, { mode: 0o700 });
    const target = new FakeTarget({ folder: folder() });
    expect(await run('a look at DATA_DIR', target)).toBeUndefined();
    chmodSync(data, 0o750);
    expect(await run('a look at DATA_DIR', target)).toBe('750');
    await expect(run('a look at DATA_DIR', new FakeTarget())).rejects.toThrow(NotTriedError);
  });

  it.each<readonly [ServerBehaviour, string | undefined]>([
    [{}, undefined],
    [{ endsWith: 3 }, `${Array(20).fill(200).join(' ')}, ended with 3`.slice(0, 120)],
    [{ status: 204 }, `${Array(20).fill(204).join(' ')}, ended with 0`.slice(0, 120)],
  ])('a full disk must not stop the portal: %j', async (behaviour, seen) => {
    const restore = replaceServer(folder(), behaviour);
    try {
      expect(await run('calls to a portal whose log', new FakeTarget())).toBe(seen);
    } finally {
      restore();
    }
  });
});
