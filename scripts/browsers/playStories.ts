import { setTimeout } from 'node:timers/promises';
import { drawStory, isStorybookThere, STORY_PAGE, type StoryWish } from '../stories/drawStory.ts';
import type { StoryPage } from './StoryPage.ts';

const PAGE_MS = 30_000;

export interface PlayWishes {
  /** Ids of stories, by component. */
  readonly groups: readonly (readonly string[])[];
  /** Where the built Storybook is served, with a slash at its end. */
  readonly url: string;
  /** How long a story may take to be drawn and played, in milliseconds. */
  readonly most: number;
  /** Told of each fault when it is first seen: all stories take twenty minutes. */
  readonly onFault: (id: string, fault: string) => void;
  /** Told of every hundredth story. */
  readonly onProgress: (done: number) => void;
}

/** What is wrong with stories, by their ids. */
export interface Played {
  /** Each time they were played. */
  readonly failed: ReadonlyMap<string, string>;
  /** Once, and not again on a page of their own. */
  readonly unsteady: ReadonlyMap<string, string>;
}

/**
 * Plays stories in a browser: a play that fails, an error on the console and a page that scrolls sideways are
 * faults. A story with one is played a second time, alone: a slow machine makes some fail now and then.
 */
export async function playStories(page: StoryPage, wishes: PlayWishes): Promise<Played> {
  const first = await playOnce(page, wishes);
  const alone = [...first.keys()].map((id) => [id]);
  const quiet = { onFault: () => undefined, onProgress: () => undefined };
  const failed = await playOnce(page, { ...wishes, ...quiet, groups: alone });
  return { failed, unsteady: new Map([...first].filter(([id]) => !failed.has(id))) };
}

async function playOnce(
  page: StoryPage,
  { groups, url, most, onFault, onProgress }: PlayWishes,
): Promise<ReadonlyMap<string, string>> {
  const faults = new Map<string, string>();
  let done = 0;
  for (const group of groups) {
    await page.open(`${url}${STORY_PAGE}${group[0]}`);
    await untilThere(page);
    for (const id of group) {
      const fault = await faultOf(page, { id, most });
      if (fault !== undefined) {
        faults.set(id, fault);
        onFault(id, fault);
      }
      done += 1;
      if (done % 100 === 0) onProgress(done);
    }
  }
  return faults;
}

async function faultOf(page: StoryPage, wish: StoryWish): Promise<string | undefined> {
  try {
    const { fault } = await page.call(drawStory, wish);
    // What is not there comes as `null`, as JSON has it.
    if (typeof fault === 'string') return fault;
    const wide = await page.call(widthBeyond, undefined);
    return wide > 0 ? `The page scrolls sideways by ${wide} px` : undefined;
  } catch (error) {
    return String(error);
  }
}

async function untilThere(page: StoryPage): Promise<void> {
  const last = Date.now() + PAGE_MS;
  while (!(await page.call(isStorybookThere, undefined))) {
    if (Date.now() > last) throw new Error(`Storybook did not come within ${PAGE_MS} ms`);
    await setTimeout(50);
  }
}

/** Runs in the page: by how much it is wider than its window, in pixels. */
function widthBeyond(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}
