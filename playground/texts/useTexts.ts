import { createContext, useContext } from 'react';
import type { Language } from '#engine';
import { en } from './en.ts';
import type { PlaygroundTexts } from './PlaygroundTexts.ts';
import { zhHans } from './zhHans.ts';
import { zhHant } from './zhHant.ts';

/** The playground's own texts by language. */
export const TEXTS: Readonly<Record<Language, PlaygroundTexts>> = {
  en,
  'zh-Hant': zhHant,
  'zh-Hans': zhHans,
};

export const TextsContext = createContext<PlaygroundTexts>(en);

/** Returns the playground's texts in the language of the page. */
export const useTexts = (): PlaygroundTexts => useContext(TextsContext);
