import { createContext } from 'react';
import type { Language, Texts } from '#engine';

/** What the toolbar says: the language, and the catalogue of error messages in it. */
export interface StoryLanguage {
  readonly language: Language;
  readonly catalogue: Texts;
}

export const StoryLanguageContext = createContext<StoryLanguage>({ language: 'en', catalogue: {} });
