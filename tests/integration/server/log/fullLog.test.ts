import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { withReadyStore } from '../../../support/readyStore.ts';
import { freePort } from '../../../support/runServer.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'landform-log-'));
  folders.push(folder);
  return folder;
};
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe('a log that cannot be written', () => {
  it('F7: the server answers and stops on SIGTERM while its log is on a full disk', async () => {
    const folder = newFolder();
    await withReadyStore(join(folder, 'data'));
    cpSync('forms/LREAL1', join(folder, 'forms/LREAL1'), { recursive: true });
    const port = await freePort();
    const line = 'exec "$0" server/main.ts > /dev/full 2> /dev/full';
    const child = spawn('sh', ['-c', line, process.execPath], {
      env: {
        ...process.env,
        MODE: 'demo',
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        DEFINITIONS_DIR: join(folder, 'definitions'),
        FORMS_DIR: join(folder, 'forms'),
      },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    try {
      const status = async () =>
        fetch(`http://127.0.0.1:${port}/api/forms`).then(
          (response) => response.status,
          () => 0,
        );
      await expect.poll(status, { timeout: 60_000, interval: 200 }).toBe(200);
      for (let call = 0; call < 20; call += 1) expect(await status()).toBe(200);
      child.kill('SIGTERM');
      expect(await Promise.race([ended, sleep(20_000, 'still there')])).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
    }
  }, 120_000);
});
