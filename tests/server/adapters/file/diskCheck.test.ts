import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { diskCheck } from '../../../../server/adapters/file/diskCheck.ts';

const parent = mkdtempSync(join(tmpdir(), 'landform-data-'));

afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe('diskCheck', () => {
  it('passes in a writable folder, and leaves no file', async () => {
    const folder = mkdtempSync(join(parent, 'disk-'));
    await expect(diskCheck(folder)()).resolves.toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('fails with too little space, and in a folder that is not writable', async () => {
    const folder = mkdtempSync(join(parent, 'disk-'));
    await expect(diskCheck(folder, Number.MAX_SAFE_INTEGER)()).rejects.toThrow('nearly full');
    const check = diskCheck(join(folder, 'missing'));
    await expect(check()).rejects.toThrow();
    mkdirSync(join(folder, 'missing'));
    await expect(check(), 'the verdict holds for some seconds').rejects.toThrow();
  });
});
