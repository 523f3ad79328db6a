import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../../server/forms/source/hashOf.ts';
import {
  filesIn,
  keepReleasedForm,
  readReleasedForm,
} from '../../../../server/forms/source/releasedForm.ts';
import { folderWith } from '../../support/folderWith.ts';

const CONTENT = JSON.stringify({
  files: { code: 'LR9', ui: { a: 1 } },
  used: { address: { max: 1 } },
  tables: { fees: { x: 1 } },
});
const RELEASE = { code: 'LR9', version: 2, contentHash: hashOf([CONTENT]) };
const SOURCES = {
  files: { code: 'LR9', ui: { a: 1 } },
  shared: { defs: { address: { max: 1 } }, tables: { fees: { x: 1 } } },
};

async function kept() {
  const formsDir = folderWith({});
  await keepReleasedForm(formsDir, RELEASE, CONTENT, [{ now: 'x' }]);
  return { formsDir, file: join(formsDir, 'LR9/releases/2.json.gz') };
}

describe('keepReleasedForm, readReleasedForm', () => {
  it('return the sources and samples of a released version', async () => {
    const { formsDir } = await kept();
    expect(await readReleasedForm(formsDir, RELEASE)).toEqual({
      ...SOURCES,
      samples: [{ now: 'x' }],
    });
  });

  it('return undefined for a version that was not stored', async () => {
    const { formsDir } = await kept();
    expect(await readReleasedForm(formsDir, { ...RELEASE, version: 3 })).toBeUndefined();
  });

  it('refuse a file with other content than was released', async () => {
    const { formsDir } = await kept();
    const other = { ...RELEASE, contentHash: 'a'.repeat(64) };
    await expect(readReleasedForm(formsDir, other)).rejects.toThrow(
      /2\.json\.gz is not what was released/,
    );
  });

  it('refuse a damaged file', async () => {
    const { formsDir, file } = await kept();
    writeFileSync(file, readFileSync(file).subarray(0, 10));
    await expect(readReleasedForm(formsDir, RELEASE)).rejects.toThrow();
  });
});

describe('filesIn', () => {
  it('separates the form from shared blocks and tables', () => {
    expect(filesIn(CONTENT)).toEqual(SOURCES);
  });
});
