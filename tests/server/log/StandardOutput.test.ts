import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StandardOutput } from '../../../server/log/StandardOutput.ts';

describe('StandardOutput', () => {
  const folder = mkdtempSync(join(tmpdir(), 'landform-log-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('F7: lines without room are dropped; their count is logged once there is room', () => {
    const path = join(folder, 'log');
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
