import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import {
  addressFileIn,
  readImportedFile,
  writeImportedFile,
} from '../../../../server/adapters/address/importedFile.ts';
import { ENTRIES } from '../../../support/addressEntries.ts';
import { fileCalls } from '../../support/fileCalls.ts';

const folders: string[] = [];
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Creates an empty folder for the data of a portal. */
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'landform-'));
  folders.push(made);
  return made;
}

describe('writeImportedFile', () => {
  it('writes a file that readImportedFile reads, and replaces it', async () => {
    const path = addressFileIn(folder());
    await writeImportedFile(path, { source: 'first', entries: ENTRIES });
    expect(await readImportedFile(path)).toEqual({ source: 'first', entries: ENTRIES });
    await writeImportedFile(path, { source: 'second', entries: [] });
    expect(await readImportedFile(path)).toEqual({ source: 'second', entries: [] });
    expect(readdirSync(dirname(path))).toEqual(['imported.json']);
  });

  it('flushes and closes the file', async () => {
    const dataDir = folder();
    const { sync, descriptor } = await fileCalls(dataDir);
    await writeImportedFile(addressFileIn(dataDir), { source: 'x', entries: [] });
    expect(sync).toHaveBeenCalledOnce();
    expect(descriptor()).toBe(-1);
  });

  it('leaves no draft behind when it fails', async () => {
    const path = addressFileIn(folder());
    mkdirSync(path, { recursive: true });
    const written = writeImportedFile(path, { source: 'x', entries: ENTRIES });
    await expect(written).rejects.toThrow();
    expect(readdirSync(dirname(path))).toEqual(['imported.json']);
    const entries = [{ score: 1n as unknown as number }];
    const unwritable = addressFileIn(folder());
    await expect(writeImportedFile(unwritable, { source: 'x', entries })).rejects.toThrow('BigInt');
    expect(existsSync(unwritable)).toBe(false);
    expect(readdirSync(dirname(unwritable))).toEqual([]);
  });
});

describe('readImportedFile', () => {
  it.each(['{"format":1,', '{"format":2,"entries":[]}', 'null', '{"format":1}'])(
    'asks for another import when the file contains %s',
    async (content) => {
      const path = addressFileIn(folder());
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      await expect(readImportedFile(path)).rejects.toMatchObject({
        reason: 'unusable',
        message: expect.stringContaining('import again'),
      });
    },
  );

  it('names the import command when there is no import', async () => {
    await expect(readImportedFile('/nowhere')).rejects.toMatchObject({
      reason: 'unreachable',
      message: expect.stringContaining('npm run address:import'),
    });
  });
});
