import { setTimeout } from 'node:timers/promises';
import {
  isStorybookReady,
  renderStory,
  STORY_PAGE,
  type StoryRequest,
} from '../stories/renderStory.ts';
import type { StoryPage } from './StoryPage.ts';

const PAGE_MS = 30_000;

export interface PlayWishes {
  /** The ids of stories, by component. */
  readonly groups: readonly (readonly string[])[];
  /** The URL of the built Storybook, with a slash at its end. */
  readonly url: string;
  /** The maximum time to render and play a story, in milliseconds. */
  readonly most: number;
  /**
   * Called immediately when a story fails for the first time, because all stories take twenty
   * minutes.
   */
  readonly onFailure: (id: string, fault: string) => void;
  /** Called after every hundredth story. */
  readonly onProgress: (done: number) => void;
}

/** The faults of stories, by their ids. */
export interface Played {
  /** The stories that failed twice. */
  readonly failed: ReadonlyMap<string, string>;
  /** The stories that failed once, but not again on a separate page. */
  readonly unsteady: ReadonlyMap<string, string>;
}

/**
 * Plays stories in a browser. Faults are: a failed play, an error on the console, and a page with
 * horizontal scrolling. A story with a fault is played again on a separate page, because a slow
 * machine makes some stories fail at times.
 */
export async function playStories(page: StoryPage, wishes: PlayWishes): Promise<Played> {
  const first = await playOnce(page, wishes);
  const alone = [...first.keys()].map((id) => [id]);
  const quiet = { onFailure: () => undefined, onProgress: () => undefined };
  const failed = await playOnce(page, { ...wishes, ...quiet, groups: alone });
  return { failed, unsteady: new Map([...first].filter(([id]) => !failed.has(id))) };
}

async function playOnce(
  page: StoryPage,
  { groups, url, most, onFailure, onProgress }: PlayWishes,
): Promise<ReadonlyMap<string, string>> {
  const faults = new Map<string, string>();
  let done = 0;
  for (const group of groups) {
    await page.open(`${url}${STORY_PAGE}${group[0]}`);
    await untilThere(page);
    for (const id of group) {
      const fault = await storyError(page, { id, most });
      if (fault !== undefined) {
        faults.set(id, fault);
        onFailure(id, fault);
      }
      done += 1;
      if (done % 100 === 0) onProgress(done);
    }
  }
  return faults;
}

async function storyError(page: StoryPage, wish: StoryRequest): Promise<string | undefined> {
  try {
    const { fault } = await page.call(renderStory, wish);
    // An absent fault is `null`, because the result is JSON.
    if (typeof fault === 'string') return fault;
    const wide = await page.call(widthBeyond, undefined);
    return wide > 0 ? `The page scrolls sideways by ${wide} px` : undefined;
  } catch (error) {
    return String(error);
  }
}

async function untilThere(page: StoryPage): Promise<void> {
  const last = Date.now() + PAGE_MS;
  while (!(await page.call(isStorybookReady, undefined))) {
    if (Date.now() > last) throw new Error(`Storybook did not load within ${PAGE_MS} ms`);
    await setTimeout(50);
  }
}

/** Runs in the page: returns by how many pixels the page is wider than its window. */
function widthBeyond(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}
