import { useSyncExternalStore } from 'react';
import { type Language, languageOf } from '#engine';

/** What Storybook tells of a story; its types leave some of it out. */
interface Told {
  readonly id: string;
  readonly viewMode?: string;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Ids of the stories whose play has come to its end on this page. */
const played = new Set<string>();
const listeners = new Set<() => void>();

/**
 * The language in which a story stands now. Plays look for English words: whatever language the toolbar
 * asks for, a story that is played is in English until its play has come to its end, and changes then as the
 * portal does, with all that was done in it. A story that has a language of its own is played in that.
 */
export function usePlayLanguage(story: Told): Language {
  const isOver = useSyncExternalStore(subscribe, () => played.has(story.id));
  return isPlayed(story) && !isOver ? 'en' : languageOf(story.globals.language);
}

/** The languages whose words a story needs before it is drawn. */
export function playLanguages(story: Told): readonly Language[] {
  const asked = languageOf(story.globals.language);
  return isPlayed(story) && asked !== 'en' ? ['en', asked] : [asked];
}

/** A play begins, for the first time or again. */
export function beginPlay({ id }: Told): void {
  played.delete(id);
  tell();
}

/** A play has come to its end: what else is looked at in the story is in the language that was asked for. */
export function endPlay({ id }: Told): void {
  played.add(id);
  tell();
}

function isPlayed(story: Told): boolean {
  const { playFunction, storyGlobals } = story as Told & Partial<Prepared>;
  const isShownOnly = story.viewMode === 'docs' || isEmbedded();
  return playFunction !== undefined && !isShownOnly && !('language' in (storyGlobals ?? {}));
}

interface Prepared {
  readonly playFunction: unknown;
  readonly storyGlobals: object;
}

/** Storybook plays no story that is embedded (`storyFrame.ts`). */
function isEmbedded(): boolean {
  return new URLSearchParams(location.search).get('embed') === 'true';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
