import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flushFolder, writeFlushed } from '../../../../server/adapters/file/flushed.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'landform-flushed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('writeFlushed', () => {
  it('writes a file that only its owner can read', async () => {
    const path = join(folder, 'new');
    await writeFlushed(path, Buffer.from('content'));
    expect(readFileSync(path, 'utf8')).toBe('content');
    expect(statSync(path).mode & 0o777).toBe(0o600);
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
  it('accepts a folder, and rejects a missing folder', async () => {
    await expect(flushFolder(folder)).resolves.toBeUndefined();
    const missing = flushFolder(join(folder, 'missing'));
    await expect(missing).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
