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
  /** Told of a story with which something is wrong. */
  readonly onFault: (id: string, fault: string) => void;
  /** Told of every hundredth story. */
  readonly onProgress: (done: number) => void;
}

/**
 * Plays stories in a browser, each once: a play that fails, an error on the console and a page that scrolls
 * sideways are faults.
 *
 * @returns how many had none
 */
export async function playStories(page: StoryPage, wishes: PlayWishes): Promise<number> {
  let done = 0;
  let right = 0;
  for (const group of wishes.groups) {
    await page.open(`${wishes.url}${STORY_PAGE}${group[0]}`);
    await untilThere(page);
    for (const id of group) {
      const fault = await faultOf(page, { id, most: wishes.most });
      if (fault === undefined) right += 1;
      else wishes.onFault(id, fault);
      done += 1;
      if (done % 100 === 0) wishes.onProgress(done);
    }
  }
  return right;
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
