import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isReady, startPortal } from '../../../scripts/attack/startPortal.ts';
import { answering, wireServer } from '../../support/wireServer.ts';
import { replaceServer } from '../support/fakeServer.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
let restore: () => void = () => undefined;
afterEach(() => {
  restore();
  vi.unstubAllEnvs();
});

describe('startPortal', () => {
  it('waits for a portal with its own data and the form LREAL1, and removes all at the end', async () => {
    restore = replaceServer(folder(), { endsWith: 3 });
    vi.stubEnv('MODE', 'production');
    const listeners = process.listenerCount('exit');
    const portal = await startPortal('/dev/null', { LOG_LEVEL: 'silent' });
    const seen = await (await fetch(portal.origin)).json();
    expect(seen).toEqual({
      port: new URL(portal.origin).port,
      data: join(portal.folder, 'data'),
      level: 'silent',
      mode: 'demo',
    });
    expect(existsSync(join(portal.folder, 'forms/LREAL1/manifest.json'))).toBe(true);
    expect(await portal.end()).toBe(3);
    expect(existsSync(portal.folder)).toBe(true);
    expect(await isReady(portal.origin)).toBe(false);
    expect(await portal.stop()).toBe(3);
    expect(process.listenerCount('exit')).toBe(listeners);
    expect(existsSync(portal.folder)).toBe(false);
  });

  it('uses the folder of an earlier start, and removes it when the portal does not start', async () => {
    restore = replaceServer(folder(), { refuses: { undefined: '' }, accepts: 'k1' });
    const earlier = join(folder(), 'earlier');
    await expect(startPortal('/dev/null', {}, earlier)).rejects.toThrow(
      'Cannot start the portal: it is not ready in time',
    );
    expect(existsSync(earlier)).toBe(false);
  });
});

describe('isReady', () => {
  it.each([
    [200, true],
    [503, false],
  ])('for the status %s is %s', async (status, is) => {
    const server = await wireServer(answering({}, status));
    expect(await isReady(server.url)).toBe(is);
    expect(server.calls.map(({ path }) => path)).toEqual(['/readyz']);
    await server.close();
    expect(await isReady(server.url)).toBe(false);
  });
});
