import { describe, expect, it } from 'vitest';
import {
  templateFile,
  templateLanguages,
  templatePath,
} from '../../../server/word/templateFiles.ts';

describe('templateFile, templatePath', () => {
  it('name the file of a template in a language', () => {
    expect(templateFile('annex-2', 'zh-Hant')).toBe('annex-2.zh-Hant.docx');
    expect(templatePath('forms/F1', 'annex-2', 'en')).toBe('forms/F1/documents/annex-2.en.docx');
  });
});

describe('templateLanguages', () => {
  it.each([
    ['en', ['en']],
    ['zh-Hant', ['zh-Hant']],
    ['zh-Hans', ['zh-Hans', 'zh-Hant']],
  ] as const)('for %s searches %j', (language, expected) => {
    expect(templateLanguages(language)).toEqual(expected);
  });
});
