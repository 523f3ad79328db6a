import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderTemplates } from '../../../../server/adapters/word/FolderTemplates.ts';
import { TEMPLATE_LIMITS } from '../../../../server/word/unpack.ts';

describe('FolderTemplates', () => {
  const root = mkdtempSync(join(tmpdir(), 'landform-templates-'));
  const folders = [join(root, 'forms'), join(root, 'own')];
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  beforeAll(() => {
    write('forms/F1/documents/annex.en.docx', 'first');
    write('forms/F1/documents/annex.zh-Hant.docx', 'traditional');
    write('forms/F2/documents/annex.en.docx', 'replaced');
    write('forms/F3', 'a file');
    write('forms/F4/documents/annex.en.docx', Buffer.alloc(TEMPLATE_LIMITS.fileBytes));
    write('forms/F5/documents/annex.en.docx', Buffer.alloc(TEMPLATE_LIMITS.fileBytes + 1));
    write('own/F2/documents/annex.en.docx', 'own');
    mkdirSync(join(root, 'forms/F1/documents/folder.en.docx'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const find = async (...given: Parameters<FolderTemplates['find']>) => {
    const found = await new FolderTemplates(folders).find(...given);
    return found && [Buffer.from(found.file).toString(), found.language];
  };

  it('reads a template in the language of the reader', async () => {
    expect(await find('F1', 'annex', 'en')).toEqual(['first', 'en']);
    expect(await find('F1', 'annex', 'zh-Hant')).toEqual(['traditional', 'zh-Hant']);
    expect(await find('F1', 'annex', 'zh-Hans')).toEqual(['traditional', 'zh-Hant']);
    expect(await find('F2', 'annex', 'zh-Hant')).toBeUndefined();
  });

  it('uses the form of a later folder', async () => {
    expect(await find('F2', 'annex', 'en')).toEqual(['own', 'en']);
  });

  it.each([
    ['an unknown form', 'F9', 'annex'],
    ['an unknown template', 'F1', 'other'],
    ['a file instead of a form', 'F3', 'annex'],
    ['a folder instead of a template', 'F1', 'folder'],
    ['a template over 1 MB', 'F5', 'annex'],
  ])('finds nothing for %s', async (_, form, template) => {
    expect(await find(form, template, 'en')).toBeUndefined();
  });

  it('reads a template of exactly 1 MB', async () => {
    expect((await find('F4', 'annex', 'en'))?.[0]).toHaveLength(TEMPLATE_LIMITS.fileBytes);
  });
});
