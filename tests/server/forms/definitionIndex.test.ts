import { readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitionFiles } from '../../../server/forms/definitionFiles.ts';
import {
  type IndexEntry,
  isComplete,
  readIndex,
  writeIndex,
} from '../../../server/forms/definitionIndex.ts';
import { folderWith } from '../support/folderWith.ts';

const ENTRY: IndexEntry = {
  code: 'LR9',
  version: 1,
  contentHash: 'c',
  fingerprint: 'f',
  checkedOn: '2026-11-20',
  hash: 'a'.repeat(64),
  rules: 'rules-1.js',
  remarks: { warnings: [], notes: [] },
};

describe('readIndex, writeIndex', () => {
  it('return the written records', async () => {
    const folder = folderWith({});
    await writeIndex(folder, {}, { LR9: ENTRY });
    expect(await readIndex(folder)).toEqual({ LR9: ENTRY });
    expect(readFileSync(join(folder, 'index.json'), 'utf8').endsWith('}\n')).toBe(true);
  });

  it('write nothing when nothing changed', async () => {
    const folder = folderWith({});
    await writeIndex(folder, {}, { LR9: ENTRY });
    const file = join(folder, 'index.json');
    utimesSync(file, 1, 1);
    await writeIndex(folder, await readIndex(folder), { LR9: ENTRY });
    expect(statSync(file).mtimeMs).toBe(1000);
    await writeIndex(folder, await readIndex(folder), { LR9: { ...ENTRY, version: 2 } });
    expect((await readIndex(folder)).LR9?.version).toBe(2);
  });

  it.each(['', '{"LR9":', undefined])('return no record of the index %j', async (text) => {
    const folder = folderWith(text === undefined ? {} : { 'index.json': text });
    expect(await readIndex(folder)).toEqual({});
  });
});

describe('isComplete', () => {
  const { plan, validator, conditions, texts } = definitionFiles(ENTRY.code, ENTRY.hash);
  const names = [plan, validator, conditions, ENTRY.rules, ...Object.values(texts)];

  it('requires every file of the definition', () => {
    const folder = folderWith(Object.fromEntries(names.map((name) => [name, 'x'])));
    expect(isComplete(folder, ENTRY)).toBe(true);
    expect(isComplete(folder, { ...ENTRY, hash: 'b'.repeat(64) })).toBe(false);
  });

  it.each(names)('misses %s', (name) => {
    const folder = folderWith(Object.fromEntries(names.map((each) => [each, 'x'])));
    rmSync(join(folder, name));
    expect(isComplete(folder, ENTRY)).toBe(false);
  });
});
