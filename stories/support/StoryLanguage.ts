import { createContext } from 'react';
import type { Language, Texts } from '#engine';

/** What the toolbar says: the language with its catalogue of error messages, and what is to show. */
export interface StoryLanguage {
  readonly language: Language;
  readonly catalogue: Texts;
  /** Every story as if the applicant had tried to go on. */
  readonly showAllErrors: boolean;
}

export const StoryLanguageContext = createContext<StoryLanguage>({
  language: 'en',
  catalogue: {},
  showAllErrors: false,
});
