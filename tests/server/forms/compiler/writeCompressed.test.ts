import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writeCompressed, writeWhole } from '../../../../server/forms/compiler/writeCompressed.ts';
import { folderWith } from '../../support/folderWith.ts';

describe('writeCompressed', () => {
  it('writes a text with copies of the same content, and no draft', async () => {
    const folder = folderWith({});
    await writeCompressed(join(folder, 'a.json'), '{"名":1}');
    expect(readdirSync(folder).toSorted()).toEqual(['a.json', 'a.json.br', 'a.json.gz']);
    const read = (name: string) => readFileSync(join(folder, name));
    expect(read('a.json').toString()).toBe('{"名":1}');
    expect(brotliDecompressSync(read('a.json.br')).toString()).toBe('{"名":1}');
    expect(gunzipSync(read('a.json.gz')).toString()).toBe('{"名":1}');
  });

  it('leaves a file with the same content unchanged, and replaces any other', async () => {
    const folder = folderWith({ 'a.json': 'same' });
    const file = join(folder, 'a.json');
    utimesSync(file, 1, 1);
    await writeCompressed(file, 'same');
    expect([statSync(file).mtimeMs, readdirSync(folder)]).toEqual([1000, ['a.json']]);
    await writeCompressed(file, 'other');
    expect(readFileSync(file, 'utf8')).toBe('other');
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe('other');
  });

  it('compresses a large text quickly', async () => {
    const file = join(folderWith({}), 'large.json');
    const text = 'x'.repeat(1_000_001);
    await writeCompressed(file, text);
    expect(brotliDecompressSync(readFileSync(`${file}.br`))).toHaveLength(text.length);
    expect(gunzipSync(readFileSync(`${file}.gz`))).toHaveLength(text.length);
  });
});

describe('writeWhole', () => {
  it('replaces a file, and leaves no draft', async () => {
    const folder = folderWith({ a: 'old' });
    await writeWhole(join(folder, 'a'), Buffer.from('new'));
    expect([readFileSync(join(folder, 'a'), 'utf8'), readdirSync(folder)]).toEqual(['new', ['a']]);
  });

  it('rejects for a missing folder', async () => {
    const path = join(folderWith({}), 'none/a');
    await expect(writeWhole(path, Buffer.from('x'))).rejects.toThrow('ENOENT');
  });
});
