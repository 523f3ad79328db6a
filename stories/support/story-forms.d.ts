/// <reference types="vite/client" />

/** The compiled forms that `.storybook/storyForms.ts` serves. */
declare module 'virtual:story-forms' {
  import type { Language, Plan, Texts, ValidatorModule } from '#engine';

  export interface StoryFormFiles {
    readonly plan: Plan;
    readonly texts: Readonly<Record<Language, Texts>>;
    readonly validator: ValidatorModule;
  }
  export const STORY_FORMS: Readonly<Record<string, StoryFormFiles>>;
}
