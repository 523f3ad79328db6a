import { describe, expect, it } from 'vitest';
import { lostAnswers } from '../../../../server/forms/check/lostAnswers.ts';
import { SourceFiles } from '../../../../server/forms/check/SourceFiles.ts';
import type { Workbench } from '../../../../server/forms/compiler/Workbench.ts';
import { TEXT } from '../../support/formVersion.ts';
import { COMPILING, compiledVersion, releasedFolder } from '../../support/releasedFolder.ts';

const VERSIONS = {
  1: { a: TEXT, b: TEXT },
  2: { a: TEXT, c: TEXT },
  3: { y: TEXT },
  4: { z: TEXT },
};
const sources = new SourceFiles((file) => file);
sources.add('forms/LR999/manifest.json', '{\n  "version": 3\n}');

/** Finds what version 3 with these fields would lose. */
async function lost(fields: Parameters<typeof compiledVersion>[0], more: object = {}) {
  const { formsDir, releases } = await releasedFolder(VERSIONS);
  const compiled = { ...compiledVersion(fields, 3), ...more };
  return lostAnswers(COMPILING as Workbench, { formsDir, sources, releases, compiled });
}

describe('lostAnswers', () => {
  it('reports answers of every earlier release, and none of later ones', async () => {
    const found = await lost({ a: TEXT });
    expect(found.map(({ message }) => message)).toEqual([
      'Files saved with version 1 lose an answer: /b has no place any more',
      'Files saved with version 2 lose an answer: /c has no place any more',
    ]);
    expect(found[0]).toMatchObject({
      file: 'forms/LR999/manifest.json',
      line: 2,
      severity: 'error',
      code: 'lost-answers',
      remedy: expect.stringContaining('forms:diff -- LR999 --version 1'),
    });
  });

  it('reports nothing when every answer has a field', async () => {
    expect(await lost({ a: TEXT, b: TEXT, c: TEXT, d: TEXT })).toEqual([]);
  });

  it('reports nothing for a form that did not compile', async () => {
    expect(await lost({ a: TEXT }, { plan: undefined })).toEqual([]);
  });

  it('skips a release that was not stored', async () => {
    const { formsDir } = await releasedFolder({});
    const releases = { LR999: { 1: 'a'.repeat(64) } };
    const compiled = compiledVersion({ a: TEXT }, 3);
    const asked = { formsDir, sources, releases, compiled };
    expect(await lostAnswers(COMPILING as Workbench, asked)).toEqual([]);
    expect(await lostAnswers(COMPILING as Workbench, { ...asked, releases: {} })).toEqual([]);
  });
});
