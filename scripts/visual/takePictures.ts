import { type Browser, chromium, type Page } from 'playwright';
import { builtStories, serveStories } from '../stories/builtStories.ts';
import { isStorybookReady, renderStory, STORY_PAGE } from '../stories/renderStory.ts';
import { WHOLE_PAGE } from './wholePage.ts';

/** Pictures by story and width, kept in memory until they are compared. */
export type Pictures = ReadonlyMap<string, Buffer>;

/** The pictures of all stories, and the stories that failed. */
export interface RenderedPictures {
  /** The PNG files by `<story id>-<width>`. */
  readonly pictures: Pictures;
  /** The failures by story: its play failed, or it was not rendered in time and has no picture. */
  readonly failed: ReadonlyMap<string, string>;
}

export interface PictureWishes {
  /** The folder of a built Storybook. */
  readonly folder: string;
  /** A pattern of story ids. */
  readonly only: RegExp;
  /** The widths in CSS pixels. */
  readonly widths: readonly number[];
  /** The path of a Chromium. */
  readonly executablePath: string;
  /** Number of pages that render at the same time. */
  readonly pages: number;
  /** The maximum time to render and play a story, in milliseconds. */
  readonly most: number;
  /** Called after every hundredth story, because all stories take ten minutes or more. */
  readonly onProgress: (done: number, all: number) => void;
}

/** The fixed time of every picture. */
const NOW = new Date('2026-11-20T10:00:00+08:00');
/** The maximum number of attempts at a stable picture; then the last attempt is used. */
const MOST_TURNS = 6;
const HEIGHT = 900;

/**
 * Renders stories of a built Storybook, each once, and takes a picture at each width. The picture
 * shows the state after the story's play.
 */
export async function takePictures(wishes: PictureWishes): Promise<RenderedPictures> {
  const { folder, only, executablePath } = wishes;
  const waiting = [...(await builtStories(folder, only))];
  const all = waiting.flat().length;
  const served = await serveStories(folder);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const pictures = new Map<string, Buffer>();
  const failed = new Map<string, string>();
  let done = 0;
  const takeGroup = async (page: Page, group: readonly string[]) => {
    await page.goto(`${served.url}${STORY_PAGE}${group[0]}`);
    await page.waitForFunction(isStorybookReady);
    for (const id of group) {
      const fault = await pictureStory(page, id, wishes, pictures);
      if (fault !== undefined) failed.set(id, fault);
      done += 1;
      if (done % 100 === 0) wishes.onProgress(done, all);
    }
  };
  const takeWaiting = async () => {
    const page = await openPage(browser);
    for (let group = waiting.shift(); group; group = waiting.shift()) await takeGroup(page, group);
  };
  try {
    await Promise.all(Array.from({ length: wishes.pages }, takeWaiting));
  } finally {
    await browser.close();
    await served.close();
  }
  return { pictures, failed };
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(NOW);
  return page;
}

/** Takes the pictures of a story. @returns the failure, if there was one */
async function pictureStory(
  page: Page,
  id: string,
  { widths, most }: PictureWishes,
  pictures: Map<string, Buffer>,
): Promise<string | undefined> {
  const [first = HEIGHT] = widths;
  await page.setViewportSize({ width: first, height: HEIGHT });
  const { isRendered, fault } = await page.evaluate(renderStory, { id, most });
  if (!isRendered) return fault;
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    pictures.set(`${id}-${width}`, await steadyPicture(page));
  }
  return fault;
}

/**
 * Repeats the picture until two are equal: Chromium paints a tall page in parts, and unpainted
 * parts are empty.
 */
async function steadyPicture(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const next = await page.screenshot({ ...WHOLE_PAGE, animations: 'disabled' });
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}
