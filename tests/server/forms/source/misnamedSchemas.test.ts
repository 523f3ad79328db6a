import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { misnamedSchemas } from '../../../../server/forms/source/misnamedSchemas.ts';

const SCHEMA = '{ "type": "object", "properties": { "name": { "type": "string" } } }';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'misnamed-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const namesWith = async (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return [...(await misnamedSchemas(folder)).keys()];
};

describe('misnamedSchemas', () => {
  it('returns JSON Schemas in alphabetical order, and no other file', async () => {
    const files = {
      'talk.schema.json': SCHEMA,
      'address.json': SCHEMA,
      'package.json': '{ "type": "module" }',
      'broken.json': '{',
      'ui.json': SCHEMA,
      '.hidden.json': SCHEMA,
      'talk.txt': SCHEMA,
    };
    expect(await namesWith(files)).toEqual(['address.json', 'talk.schema.json']);
  });

  it('reads no folder and no link', async () => {
    await mkdir(join(folder, 'folder.json'));
    await symlink(join(folder, 'talk.json'), join(folder, 'link.json'));
    expect(await namesWith({ 'talk.json': SCHEMA })).toEqual(['talk.json']);
  });

  it('is empty for a folder that does not exist', async () => {
    expect(await misnamedSchemas(join(folder, 'none'))).toEqual(new Map());
  });
});
