import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../../../server/adapters/store/lockFolder.ts';

describe('lockFolder', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'landform-lock-')), 'data');
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

  const holderFile = () => join(folder, 'store.holder.json');
  /** Leaves the lock of another process in the folder. */
  const leaveLock = (holder: string) => {
    mkdirSync(join(folder, 'store.lock'), { recursive: true });
    writeFileSync(holderFile(), holder);
  };
  const holder = (pid: unknown, host: unknown = hostname()) => JSON.stringify({ pid, host });

  it('creates the folder, and writes the process that has the lock', async () => {
    const release = await lockFolder(folder);
    expect(JSON.parse(readFileSync(holderFile(), 'utf8'))).toEqual({
      pid: process.pid,
      host: hostname(),
    });
    await release();
    expect(existsSync(holderFile())).toBe(false);
    expect(existsSync(join(folder, 'store.lock'))).toBe(false);
  });

  it('refuses a second lock of this process until the first is released', async () => {
    const release = await lockFolder(folder);
    const again = lockFolder(`${folder}/../data`);
    await expect(again).rejects.toMatchObject({ name: 'StoreError', reason: 'locked' });
    await expect(again).rejects.toThrow(/Cannot open the store in .*data: this process has it/);
    await release();
    await (await lockFolder(folder))();
  });

  it.each([
    ['a running process of this machine', () => holder(process.ppid)],
    ['a process of another machine', () => holder(2 ** 22 + 1, 'another.example')],
    ['an unreadable holder', () => '{'],
    ['a holder without a process', () => holder('1')],
    ['a holder without a machine', () => holder(2 ** 22 + 1, null)],
  ])('refuses the fresh lock of %s', async (_, text) => {
    leaveLock(text());
    const locked = lockFolder(folder);
    await expect(locked).rejects.toMatchObject({ name: 'StoreError', reason: 'locked' });
    await expect(locked).rejects.toThrow('another process has it; stop that one first');
    expect(existsSync(join(folder, 'store.lock'))).toBe(true);
  });

  it.each([
    ['a process that has ended', () => spawnSync('true').pid],
    ['an earlier process with the same id', () => process.pid],
  ])('takes over the lock of %s', async (_, pid) => {
    leaveLock(holder(pid()));
    const release = await lockFolder(folder);
    expect(JSON.parse(readFileSync(holderFile(), 'utf8')).pid).toBe(process.pid);
    await release();
  });
});
