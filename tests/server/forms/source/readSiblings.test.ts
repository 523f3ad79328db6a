import { mkdirSync, mkdtempSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '#engine';
import { readSiblings } from '../../../../server/forms/source/readSiblings.ts';

let folder: string;
let kept: string[];
beforeEach(() => {
  const above = mkdtempSync(join(tmpdir(), 'landform-siblings-'));
  folder = join(above, 'FORM');
  mkdirSync(folder);
  kept = [];
});

function write(file: string, content: Json) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}

const refs = (...paths: readonly string[]): Json => ({ allOf: paths.map(($ref) => ({ $ref })) });

async function read(schema: Json) {
  const found = await readSiblings(folder, schema, (file, text) => {
    kept.push(file);
    return JSON.parse(text) as Json;
  });
  return { ...found, files: [...found.read.keys()] };
}

describe('readSiblings', () => {
  it('reads the files that a schema refers to, and those to which they refer, once each', async () => {
    write('a.json', refs('defs/b.json#/x', '#/$defs/own'));
    write('defs/b.json', refs('../a.json', 'c.json', '../schema.json'));
    write('defs/c.json', {});
    write('other.json', {});
    const { files, existing } = await read(refs('a.json', './a.json#/y'));
    expect(files).toEqual(['a.json', 'defs/b.json', 'defs/c.json']);
    expect(kept).toEqual(files);
    expect(existing).toEqual([]);
  });

  it('finds a file by its `$id`', async () => {
    write('renamed.json', { $id: 'https://a.example/plan.json#' });
    write('broken.json', { id: 7 });
    writeFileSync(join(folder, 'text.json'), '{ "$id": ');
    const { files } = await read(refs('https://a.example/plan.json#/$defs/x'));
    expect(files).toEqual(['renamed.json']);
  });

  it('lists the files that exist if one is missing', async () => {
    for (const file of ['a.json', 'defs/b.json', 'samples/c.json', '.d/e.json', 'f.txt']) {
      write(file, {});
    }
    for (const file of ['schema.json', 'ui.json', 'locales/en.json', 'releases/1.json']) {
      write(file, {});
    }
    const { existing, files } = await read(refs('ab.json'));
    expect([existing, files]).toEqual([['a.json', 'defs/b.json'], []]);
  });

  it('does not read the other files of a form', async () => {
    const own = [
      'ui.json',
      'manifest.json',
      'locales/en.json',
      'samples/a.json',
      '.a.json',
      'a.txt',
    ];
    for (const file of own) write(file, {});
    expect((await read(refs(...own))).files).toEqual([]);
  });
});

describe('readSiblings: nothing outside the folder', () => {
  it.each([
    '../secret.json',
    '%2e%2e%2fsecret.json',
    '..\\secret.json',
    'defs/../../secret.json',
    'http://localhost:1/secret.json',
  ])('is read for %s', async (path) => {
    writeFileSync(join(folder, '../secret.json'), '{}');
    mkdirSync(join(folder, 'defs'));
    const { files, unread } = await read(refs(path));
    expect([files, unread.size]).toEqual([[], 0]);
  });

  it('is read for an absolute path or its address', async () => {
    const secret = join(folder, '../secret.json');
    writeFileSync(secret, '{}');
    expect((await read(refs(secret, `file://${secret}`))).files).toEqual([]);
  });

  it('is read through a link to a file or a folder', async () => {
    mkdirSync(join(folder, '../away'));
    writeFileSync(join(folder, '../away/secret.json'), '{}');
    symlinkSync(join(folder, '../away/secret.json'), join(folder, 'link.json'));
    symlinkSync(join(folder, '../away'), join(folder, 'away'));
    const { files, unread } = await read(refs('link.json', 'away/secret.json'));
    expect(files).toEqual([]);
    expect([...unread]).toEqual([
      ['link.json', "is a link to a file outside the form's folder"],
      ['away/secret.json', "is a link to a file outside the form's folder"],
    ]);
  });

  it('is needed for a folder that is a link itself, or a link within it', async () => {
    write('a.json', {});
    symlinkSync(join(folder, 'a.json'), join(folder, 'b.json'));
    const link = join(folder, '../LINK');
    symlinkSync(folder, link);
    folder = link;
    expect((await read(refs('a.json', 'b.json'))).files).toEqual(['a.json', 'b.json']);
  });
});

describe('readSiblings: limits', () => {
  it('refuses a file of 10 MB', async () => {
    write('big.json', {});
    truncateSync(join(folder, 'big.json'), 10 * 1024 * 1024);
    const { files, unread } = await read(refs('big.json'));
    expect([files, unread.get('big.json')]).toEqual([[], 'is larger than 8 MB']);
  });

  it('refuses files of more than 32 MB together', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.json`);
    const spaces = ' '.repeat(7 * 1024 * 1024);
    for (const name of names) writeFileSync(join(folder, name), `{}${spaces}`);
    const { files, unread } = await read(refs(...names));
    expect([files.length, [...unread.keys()]]).toEqual([4, ['e.json']]);
  });

  it('reads 100 of 1000 files that refer to each other', async () => {
    for (let n = 0; n < 1000; n += 1) write(`f${n}.json`, refs(`f${n + 1}.json`));
    const { files, unread } = await read(refs('f0.json'));
    expect(files).toHaveLength(100);
    expect([...unread]).toEqual([['f100.json', 'is not read: a schema may refer to 100 files']]);
  });

  it('lists at most 500 files', async () => {
    for (let n = 0; n < 1000; n += 1) write(`f${n}.json`, {});
    expect((await read(refs('none.json'))).existing).toHaveLength(500);
  });

  it('ignores a folder with the name of a file', async () => {
    mkdirSync(join(folder, 'a.json'));
    expect((await read(refs('a.json'))).files).toEqual([]);
  });
});
