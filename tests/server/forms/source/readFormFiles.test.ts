import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readForm } from '../../../../server/forms/source/readFormFiles.ts';

const SCHEMA = '{ "type": "object", "properties": { "name": { "type": "string" } } }';
let formsDir: string;

beforeEach(async () => {
  formsDir = await mkdtemp(join(tmpdir(), 'read-form-'));
  await mkdir(join(formsDir, 'LR1/releases'), { recursive: true });
});
afterEach(() => rm(formsDir, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFile(join(formsDir, 'LR1', name), text);

describe('readForm', () => {
  it('lists the versions whose files are kept', async () => {
    await write('schema.json', SCHEMA);
    await write('releases/2.json.gz', '');
    await write('releases/notes.txt', '');
    expect((await readForm(formsDir, 'LR1')).released).toEqual([2]);
  });

  it('reads a schema under another name only if the folder has neither schema nor manifest', async () => {
    await write('talk.schema.json', SCHEMA);
    const named = async () => [...(await readForm(formsDir, 'LR1')).sources.keys()];
    expect(await named()).toEqual(['forms/LR1/talk.schema.json']);
    await write('manifest.json', '{}');
    expect(await named()).toEqual(['forms/LR1/manifest.json']);
  });
});
