import type { Language } from '../../constants/language.ts';
import { ENGLISH } from './english.ts';
import { SIMPLIFIED } from './simplified.ts';
import { TRADITIONAL } from './traditional.ts';
import type { Wording } from './Wording.ts';

const WORDINGS: Readonly<Record<Language, Wording>> = {
  en: ENGLISH,
  'zh-Hant': TRADITIONAL,
  'zh-Hans': SIMPLIFIED,
};

/** Returns the templates of a language. */
export function wordingOf(language: Language): Wording {
  return WORDINGS[language];
}
