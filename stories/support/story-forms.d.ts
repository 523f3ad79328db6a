/// <reference types="vite/client" />

/** The compiled forms that `.storybook/storyForms.ts` serves. */
declare module 'virtual:story-forms' {
  import type { FormData, Language, Plan, Texts, ValidatorModule } from '#engine';

  /** A sample: answers with the instant of their validation and the places of their errors. */
  export interface StorySample {
    readonly name: string;
    readonly now: string;
    readonly formData: FormData;
    readonly errors: readonly { readonly path: string }[];
  }
  export interface StoryFormFiles {
    readonly plan: Plan;
    readonly texts: Readonly<Record<Language, Texts>>;
    readonly validator: ValidatorModule;
    /** `full` is the first sample; the small forms have no samples. */
    readonly samples: readonly StorySample[];
  }
  export const STORY_FORMS: Readonly<
    Record<string, () => Promise<{ readonly default: StoryFormFiles }>>
  >;
}

/** The text of the small forms' JSON files. */
declare module 'virtual:story-sources' {
  export const SMALL_FORMS: Readonly<Record<string, string>>;
}

/** The shared blocks and tables. */
declare module 'virtual:story-shared' {
  import type { SharedFiles } from '#compiler';

  const shared: SharedFiles;
  export default shared;
}
