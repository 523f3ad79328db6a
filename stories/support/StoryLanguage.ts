import { createContext } from 'react';
import type { Language, Texts } from '#engine';

/**
 * The settings of the toolbar: the language with its catalogue of error messages, and the shown
 * errors.
 */
export interface StoryLanguage {
  readonly language: Language;
  readonly catalogue: Texts;
  /** Whether every story shows its errors, as if the applicant had pressed Next. */
  readonly showAllErrors: boolean;
}

export const StoryLanguageContext = createContext<StoryLanguage>({
  language: 'en',
  catalogue: {},
  showAllErrors: false,
});
