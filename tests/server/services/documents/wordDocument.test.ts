import { beforeAll, describe, expect, it } from 'vitest';
import type { Manifest } from '#engine';
import { WordError } from '../../../../server/ports/documents/WordDocuments.ts';
import type { CatalogueForm } from '../../../../server/ports/forms/FormCatalogue.ts';
import { type WordDeps, wordDocument } from '../../../../server/services/documents/wordDocument.ts';
import { makeForm, NOW } from '../../../engine/support/makeForm.ts';

const DOCUMENTS = [
  { id: 'letter', template: 'the-letter' },
  { id: 'annex', template: 'annex', when: { '/name': { const: 'LEE' } } },
] as unknown as NonNullable<Manifest['documents']>;
const TITLE = '$documents.letter.title';
let form: CatalogueForm;
beforeAll(async () => {
  const properties = { name: { type: 'string', maxChars: 20 } };
  const { plan, validator } = await makeForm(properties, { manifest: { documents: DOCUMENTS } });
  const texts = { en: { [TITLE]: 'A: letter?' }, 'zh-Hant': { [TITLE]: '信件' }, 'zh-Hans': {} };
  form = { code: 'LR999', hash: 'h', plan, validator, texts } as unknown as CatalogueForm;
});

/** Fills a paper; `language` is the language of the template. */
async function fill(documentId: string, more: object = {}, language = 'en', hasTemplate = true) {
  const asked: unknown[] = [];
  const filled: unknown[] = [];
  const deps = {
    templates: {
      find: async (...given: unknown[]) => {
        asked.push(given);
        return hasTemplate ? { file: Buffer.from('template'), language } : undefined;
      },
    },
    words: {
      fill: async (_: unknown, answers: unknown) => {
        filled.push(answers);
        return Buffer.from('docx');
      },
    },
  } as unknown as WordDeps;
  const input = { form, documentId, data: { name: 'CHAN' }, language: 'en' as const, now: NOW };
  const made = await wordDocument(deps, { ...input, ...more });
  return { made, asked, filled };
}

describe('wordDocument', () => {
  it('fills the template with the answers, and names the file by its title', async () => {
    const { made, asked, filled } = await fill('letter');
    expect(made).toEqual({ docx: Buffer.from('docx'), fileName: 'LR999 A  letter.docx' });
    expect(asked).toEqual([['LR999', 'the-letter', 'en']]);
    expect(filled).toMatchObject([{ name: { lines: ['CHAN'] } }]);
  });

  it('uses the language of the template for the name', async () => {
    const { made, asked } = await fill('letter', { language: 'zh-Hans' }, 'zh-Hant');
    expect([made?.fileName, asked]).toEqual([
      'LR999 信件.docx',
      [['LR999', 'the-letter', 'zh-Hans']],
    ]);
  });

  it('uses the id of a paper without a title, and at most 80 characters of a long one', async () => {
    expect((await fill('letter', {}, 'zh-Hans')).made?.fileName).toBe('LR999 letter.docx');
    const texts = { ...form.texts, en: { [TITLE]: '字'.repeat(81) } };
    const { made } = await fill('letter', { form: { ...form, texts } });
    expect(made?.fileName).toBe(`LR999 ${'字'.repeat(80)}.docx`);
  });

  it('fills a conditional paper only for its answers', async () => {
    expect((await fill('annex')).made).toBeUndefined();
    expect((await fill('annex', { data: { name: 'LEE' } })).made?.fileName).toBe(
      'LR999 annex.docx',
    );
  });

  it('returns undefined for an unknown paper, without a look for its template', async () => {
    const { made, asked } = await fill('none');
    expect([made, asked]).toEqual([undefined, []]);
  });

  it('throws when the form has no such template', async () => {
    const failing = fill('letter', {}, 'en', false);
    await expect(failing).rejects.toThrow(WordError);
    await expect(failing).rejects.toMatchObject({ reason: 'failed' });
  });
});
