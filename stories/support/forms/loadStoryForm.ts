import { STORY_FORMS, type StoryFormFiles } from 'virtual:story-forms';
import { use } from 'react';
import { LANGUAGES, portalTexts } from '#engine';
import { readRuntimeConfig } from '#screens';

const LOADED = new Map<string, StoryFormFiles>();
const LOADING = new Map<string, Promise<StoryFormFiles>>();

/**
 * Fetches a compiled form; a second call returns the same promise.
 *
 * @param form a file of `stories/forms`, or the code of a form
 * @throws {RangeError} for an unknown form
 */
export function loadStoryForm(form: string): Promise<StoryFormFiles> {
  const known = LOADING.get(form);
  if (known) return known;
  const fetched = fetchForm(form);
  LOADING.set(form, fetched);
  return fetched;
}

/** Returns the compiled form in a component. Suspends unless it was fetched before. */
export function useStoryForm(form: string): StoryFormFiles {
  return LOADED.get(form) ?? use(loadStoryForm(form));
}

async function fetchForm(form: string): Promise<StoryFormFiles> {
  const load = STORY_FORMS[form];
  if (!load) throw new RangeError(`Cannot show the form ${form}: not among the story forms`);
  const { default: written } = await load();
  const facts = readRuntimeConfig({});
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, portalTexts(written.texts[language], facts)]),
  ) as StoryFormFiles['texts'];
  const files = { ...written, texts };
  LOADED.set(form, files);
  return files;
}
