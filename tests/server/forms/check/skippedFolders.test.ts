import { describe, expect, it } from 'vitest';
import { nameFindings, skippedFolders } from '../../../../server/forms/check/skippedFolders.ts';
import { folderWith } from '../../support/folderWith.ts';

describe('skippedFolders', () => {
  it('warns about each folder whose name is no form code', async () => {
    const formsDir = folderWith({
      'LR9/manifest.json': '{}',
      'lr9/manifest.json': '{}',
      'draft-1/manifest.json': '{}',
      '.hidden/manifest.json': '{}',
      'notes.txt': '',
    });
    const found = await skippedFolders(formsDir);
    expect(found.map(({ severity, code, message }) => [severity, code, message])).toEqual(
      ['draft-1', 'lr9'].map((name) => [
        'warning',
        'skipped-folder',
        `The server skips this folder: "${name}" is not a form code`,
      ]),
    );
    expect(found[0]).toMatchObject({ file: expect.stringMatching(/draft-1$/), line: 1, column: 1 });
  });
});

describe('nameFindings', () => {
  it.each([
    ['LR9', 0],
    ['A'.repeat(20), 0],
    ['A'.repeat(21), 1],
    ['LR-9', 1],
    ['', 1],
  ])('returns for %j %i findings', (name, count) => {
    expect(nameFindings('forms', name)).toHaveLength(count);
  });
});
