import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilOpen } from '../../scripts/dev/untilOpen.ts';
import { freePort, type RunningServer, runServer } from '../support/runServer.ts';
import { newFormFolder } from './support/newFormFolder.ts';

const CODE = 'LR960';
let folder: string;
let server: RunningServer;
let dev: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landform-dev-'));
  await newFormFolder(join(folder, 'forms'), CODE);
  const devPort = await freePort();
  dev = `http://localhost:${devPort}`;
  server = await runServer('scripts/dev.ts', (port) => ({
    DEV_SERVER: `http://localhost:${port}`,
    DEV_PORT: String(devPort),
    DATA_DIR: join(folder, 'data'),
    DEFINITIONS_DIR: join(folder, 'definitions'),
    FORMS_DIR: join(folder, 'forms'),
    LOG_LEVEL: 'warn',
  }));
  await untilOpen(devPort, 'localhost');
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Requests the captcha of the review, as a page that is open at an address does. */
function challenge(origin: string): Promise<Response> {
  return fetch(`${dev}/api/wfp/challenge/Eng`, {
    method: 'POST',
    headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: '{}',
  });
}

describe('npm run dev', () => {
  it('answers the captcha of a page that is open at the address of Vite', async () => {
    const response = await challenge(dev);
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
  });

  it('refuses a page at another address', async () => {
    const response = await challenge('http://localhost:1');
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining('CROSS_SITE'),
    ]);
  });

  it('prints the address of Vite', () => {
    expect(server.output()).toContain(`Landform is open at ${dev}`);
  });

  it('forwards the page that verifies an acknowledgement, with its styles', async () => {
    const page = await (await fetch(`${dev}/verify`)).text();
    expect(page).toContain('/verify/page.css');
    const styles = await fetch(`${dev}/verify/page.css`);
    expect(styles.headers.get('content-type')).toContain('text/css');
  });
});
