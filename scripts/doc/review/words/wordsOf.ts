import type { Language } from '#engine';
import { ENGLISH } from './english.ts';
import type { ReviewWords } from './ReviewWords.ts';
import { SIMPLIFIED } from './simplified.ts';
import { TRADITIONAL } from './traditional.ts';

const WORDS: Readonly<Record<Language, ReviewWords>> = {
  en: ENGLISH,
  'zh-Hant': TRADITIONAL,
  'zh-Hans': SIMPLIFIED,
};

/** Returns the words of the reviewer's page in a language. */
export function wordsOf(language: Language): ReviewWords {
  return WORDS[language];
}
