import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTemplates } from '../../../../server/forms/source/readTemplates.ts';
import { TEMPLATE_LIMITS } from '../../../../server/word/unpack.ts';
import { folderWith } from '../../support/folderWith.ts';

describe('readTemplates', () => {
  it('reads the templates by name, without hidden files and lock files of Word', async () => {
    const folder = folderWith({
      'documents/b.docx': 'two',
      'documents/a.docx': 'one',
      'documents/.a.docx.swp': 'x',
      'documents/~$a.docx': 'x',
      'other.docx': 'x',
    });
    const templates = await readTemplates(folder);
    expect(
      [...templates].map(([name, file]) => [name, file && Buffer.from(file).toString()]),
    ).toEqual([
      ['a.docx', 'one'],
      ['b.docx', 'two'],
    ]);
  });

  it('names a folder and a file that is too large, without content', async () => {
    const folder = folderWith({
      'documents/large.docx': 'x'.repeat(TEMPLATE_LIMITS.fileBytes + 1),
      'documents/most.docx': 'x'.repeat(TEMPLATE_LIMITS.fileBytes),
    });
    mkdirSync(join(folder, 'documents/folder.docx'));
    const templates = await readTemplates(folder);
    expect([...templates.keys()]).toEqual(['folder.docx', 'large.docx', 'most.docx']);
    expect(templates.get('folder.docx')).toBeUndefined();
    expect(templates.get('large.docx')).toBeUndefined();
    expect(templates.get('most.docx')).toHaveLength(TEMPLATE_LIMITS.fileBytes);
  });

  it('returns nothing for a form without templates', async () => {
    expect([...(await readTemplates(folderWith({ 'ui.json': '{}' })))]).toEqual([]);
  });
});
