import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, cpSync, mkdtempSync, openSync, readSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { StandardOutput } from '../../../../server/log/StandardOutput.ts';
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

  it('F7: lines without room are dropped; their count is logged once there is room', () => {
    const path = join(newFolder(), 'log');
    execFileSync('mkfifo', [path]);
    // An unread pipe is full after 64 KB, and accepts lines again after a read.
    const pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
    const log = new StandardOutput(pipe);
    const line = `${JSON.stringify({ text: 'x'.repeat(1000) })}\n`;
    for (let count = 0; count < 1000; count += 1) log.write(line);
    let read = readAll(pipe);
    for (let count = 0; count < 3; count += 1) {
      log.write('{"after":1}\n');
      read += readAll(pipe);
    }
    const lines = read
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text));
    closeSync(pipe);
    const reported = lines.filter(({ dropped }) => dropped !== undefined);
    expect(reported).toEqual([
      {
        level: 'WARN',
        time: expect.any(String),
        dropped: expect.any(Number),
        msg: 'log lines were lost: they could not be written',
      },
    ]);
    expect(lines.filter(({ text }) => text !== undefined).length + reported[0].dropped).toBe(1000);
    expect(lines).toContainEqual({ after: 1 });
  });

  it('F7: a device without room throws no error', () => {
    const full = openSync('/dev/full', 'w');
    const log = new StandardOutput(full);
    expect(() => {
      for (let count = 0; count < 10_000; count += 1) log.write('{"a":1}\n');
    }).not.toThrow();
    closeSync(full);
  });
});

function readAll(pipe: number): string {
  const buffer = Buffer.alloc(2 ** 20);
  let text = '';
  try {
    for (;;) text += buffer.toString('utf8', 0, readSync(pipe, buffer));
  } catch {
    // The pipe is empty.
    return text;
  }
}
