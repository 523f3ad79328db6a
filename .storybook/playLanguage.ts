import { useSyncExternalStore } from 'react';
import { type Language, languageOf } from '#engine';

/** The context of a story, including parts that Storybook's types omit. */
interface StoryContext {
  readonly id: string;
  readonly viewMode?: string;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Ids of the stories whose `play` has ended on this page. */
const played = new Set<string>();
const listeners = new Set<() => void>();

/**
 * Returns the current language of a story. A `play` function searches for English texts, so its
 * story is in English until it has ended. Then the story switches to the toolbar's language as the
 * portal does, and retains the results. A story that sets a language is always in that language.
 */
export function usePlayLanguage(story: StoryContext): Language {
  const isOver = useSyncExternalStore(subscribe, () => played.has(story.id));
  return isPlayed(story) && !isOver ? 'en' : languageOf(story.globals.language);
}

/** Returns the languages whose texts a story needs before it is rendered. */
export function playLanguages(story: StoryContext): readonly Language[] {
  const asked = languageOf(story.globals.language);
  return isPlayed(story) && asked !== 'en' ? ['en', asked] : [asked];
}

/** Marks the `play` of a story as started or restarted. */
export function beginPlay({ id }: StoryContext): void {
  played.delete(id);
  notifyListeners();
}

/** Marks the `play` of a story as ended. The story then switches to the requested language. */
export function endPlay({ id }: StoryContext): void {
  played.add(id);
  notifyListeners();
}

function isPlayed(story: StoryContext): boolean {
  const { playFunction, storyGlobals } = story as StoryContext & Partial<Prepared>;
  const isShownOnly = story.viewMode === 'docs' || isEmbedded();
  return playFunction !== undefined && !isShownOnly && !('language' in (storyGlobals ?? {}));
}

interface Prepared {
  readonly playFunction: unknown;
  readonly storyGlobals: object;
}

/**
 * Checks whether the story is embedded. Storybook does not play embedded stories (`storyFrame.ts`).
 */
function isEmbedded(): boolean {
  return new URLSearchParams(location.search).get('embed') === 'true';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
