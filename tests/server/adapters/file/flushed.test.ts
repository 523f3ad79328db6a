import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { flushFolder, writeFlushed } from '../../../../server/adapters/file/flushed.ts';
import { fileCalls } from '../../support/fileCalls.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'landform-flushed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
});

describe('writeFlushed', () => {
  it('writes a file that only its owner can read', async () => {
    const path = join(folder, 'new');
    await writeFlushed(path, Buffer.from('content'));
    expect(readFileSync(path, 'utf8')).toBe('content');
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('flushes and closes the file', async () => {
    const { sync, writeFile, descriptor } = await fileCalls(folder);
    await writeFlushed(join(folder, 'flushed'), Buffer.from('content'));
    expect(sync).toHaveBeenCalledOnce();
    const [written = 0, flushed = 0] = [writeFile, sync].map(
      ({ mock }) => mock.invocationCallOrder[0],
    );
    expect(written).toBeLessThan(flushed);
    expect(descriptor()).toBe(-1);
  });

  it('closes the file when the disk is full', async () => {
    const { writeFile, descriptor } = await fileCalls(folder);
    writeFile.mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const written = writeFlushed(join(folder, 'full'), Buffer.from('content'));
    await expect(written).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(descriptor()).toBe(-1);
  });

  it('keeps an existing file', async () => {
    const path = join(folder, 'old');
    await writeFlushed(path, Buffer.from('first'));
    await expect(writeFlushed(path, Buffer.from('second'))).rejects.toMatchObject({
      code: 'EEXIST',
    });
    expect(readFileSync(path, 'utf8')).toBe('first');
  });
});

describe('flushFolder', () => {
  it('flushes and closes a folder, and rejects a missing folder', async () => {
    const { sync, descriptor } = await fileCalls(folder);
    await flushFolder(folder);
    expect(sync).toHaveBeenCalledOnce();
    expect(descriptor()).toBe(-1);
    const missing = flushFolder(join(folder, 'missing'));
    await expect(missing).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
