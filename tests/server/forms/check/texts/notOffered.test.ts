import { describe, expect, it } from 'vitest';
import type { Language } from '#engine';
import { notOffered } from '../../../../../server/forms/check/texts/notOffered.ts';

const EN = { 'a.label': 'A', 'b.label': 'B' };
const warning = (
  hant: Readonly<Record<string, string>>,
  languages: readonly Language[] = ['en'],
  files: readonly Language[] = ['en', 'zh-Hant'],
) =>
  notOffered({
    own: { en: EN, 'zh-Hant': hant, 'zh-Hans': {} },
    languages,
    hasFile: (language) => files.includes(language),
  });

describe('notOffered', () => {
  it('counts the texts that a language with a file lacks', () => {
    expect(warning({ 'a.label': '甲' })).toEqual({
      severity: 'warning',
      code: 'language-not-offered',
      message: 'The form is offered in en only: zh-Hant lacks 1 of 2 texts',
      remedy:
        'Translate locales/en.json into locales/zh-Hant.json, then name them in "languages". Without a translation delete them.',
    });
  });

  it('proposes forms:eject for a derived form, which has no manifest', () => {
    const closed = notOffered({
      own: { en: EN, 'zh-Hant': {}, 'zh-Hans': {} },
      languages: ['en'],
      hasFile: (language) => language === 'zh-Hant',
      derived: 'TALK',
    });
    expect(closed?.remedy).toBe(
      'Run `npm run forms:eject -- TALK`, then name them in "languages" of manifest.json.',
    );
  });

  it('counts a copy as missing, but not a copy without words', () => {
    const copied = (text: string) =>
      notOffered({
        own: { en: { 'a.label': text }, 'zh-Hant': { 'a.label': text }, 'zh-Hans': {} },
        languages: ['en'],
        hasFile: (language) => language === 'zh-Hant',
      })?.message;
    expect(copied('Name')).toBe('The form is offered in en only: zh-Hant lacks 1 of 1 texts');
    expect(copied('32')).toBe('The form is offered in en only: zh-Hant has all 1 texts');
  });

  it('warns when a language has all texts and is not offered', () => {
    expect(warning({ 'a.label': '甲', 'b.label': '乙' })?.message).toBe(
      'The form is offered in en only: zh-Hant has all 2 texts',
    );
  });

  it('is silent without a file, and about languages of the manifest', () => {
    expect(warning({}, ['en'], ['en'])).toBeUndefined();
    expect(warning({}, ['zh-Hant', 'en'])).toBeUndefined();
  });
});
