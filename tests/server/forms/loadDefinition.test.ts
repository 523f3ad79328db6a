import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitionFiles } from '../../../server/forms/definitionFiles.ts';
import {
  loadDefinition,
  packDefinition,
  unpackDefinition,
} from '../../../server/forms/loadDefinition.ts';
import { folderWith } from '../support/folderWith.ts';
import { STORED_HASH, storedDefinition } from '../support/storedDefinition.ts';

const FILES = definitionFiles('LR9', STORED_HASH);

/** Unpacks the stored definition into a new folder, which may be nested. */
async function unpacked(hasConditions = true): Promise<string> {
  const folder = join(folderWith({}), 'definitions');
  await unpackDefinition(folder, storedDefinition(hasConditions));
  return folder;
}

describe('loadDefinition', () => {
  it('loads plan, validator and the texts of all languages', async () => {
    const form = await loadDefinition(await unpacked(), 'LR9', STORED_HASH);
    expect(form).toMatchObject({
      code: 'LR9',
      hash: STORED_HASH,
      plan: { code: 'LR9', version: 3 },
      validator: { tests: { one: 1 }, rules: {} },
      texts: {
        en: { title: 'en' },
        'zh-Hant': { title: 'zh-Hant' },
        'zh-Hans': { title: 'zh-Hans' },
      },
    });
  });

  it.each([FILES.plan, FILES.validator, FILES.texts['zh-Hans']])(
    'rejects without the file %s',
    async (name) => {
      const folder = await unpacked();
      rmSync(join(folder, name));
      await expect(loadDefinition(folder, 'LR9', STORED_HASH)).rejects.toThrow();
    },
  );
});

describe('packDefinition, unpackDefinition', () => {
  it('return the same stored definition', async () => {
    const definition = { code: 'LR9', hash: STORED_HASH, rules: 'rules-1.js' };
    const packed = await packDefinition(await unpacked(), definition as never);
    const stored = storedDefinition();
    expect({ ...packed, content: JSON.parse(packed.content) }).toEqual({
      ...stored,
      content: JSON.parse(stored.content),
    });
  });

  it('reject a definition without one of its files', async () => {
    const definition = { code: 'LR9', hash: STORED_HASH, rules: 'rules-2.js' };
    await expect(packDefinition(await unpacked(), definition as never)).rejects.toThrow('rules-2');
  });

  it('write the conditions of an old definition, from its validator', async () => {
    const read = (folder: string) => readFileSync(join(folder, FILES.conditions), 'utf8');
    expect(read(await unpacked(false))).toBe(`export { tests } from './${FILES.validator}';`);
    expect(read(await unpacked())).toBe('export const tests = { two: 2 };');
  });
});
