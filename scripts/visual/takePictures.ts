import { type Browser, chromium, type Page } from 'playwright';
import { builtStories, serveStories } from '../stories/builtStories.ts';
import { drawStory, isStorybookThere, STORY_PAGE } from '../stories/drawStory.ts';
import { WHOLE_PAGE } from './wholePage.ts';

/** A picture of one story at one width; kept in memory until it is compared. */
export type Pictures = ReadonlyMap<string, Buffer>;

/** Every story as it was drawn. */
export interface Drawn {
  /** PNG files by `<story id>-<width>`. */
  readonly pictures: Pictures;
  /** What went wrong, by story: its play failed, or it was not drawn in time and has no picture. */
  readonly failed: ReadonlyMap<string, string>;
}

export interface PictureWishes {
  /** Folder of a built Storybook. */
  readonly folder: string;
  /** Which stories, by their id. */
  readonly only: RegExp;
  /** In CSS pixels. */
  readonly widths: readonly number[];
  /** Path of a Chromium. */
  readonly executablePath: string;
  /** How many pages draw at once. */
  readonly pages: number;
  /** How long a story may take to be drawn and played, in milliseconds. */
  readonly most: number;
  /** Told of every hundredth story: all of them take ten minutes and more. */
  readonly onProgress: (done: number, all: number) => void;
}

/** Every picture shows the same moment. */
const NOW = new Date('2026-11-20T10:00:00+08:00');
/** A page that never comes to rest is pictured all the same. */
const MOST_TURNS = 6;
const HEIGHT = 900;

/**
 * Draws stories of a built Storybook, each once, and pictures them at each width. A story is pictured
 * as its play leaves it.
 */
export async function takePictures(wishes: PictureWishes): Promise<Drawn> {
  const { folder, only, executablePath } = wishes;
  const waiting = [...(await builtStories(folder, only))];
  const all = waiting.flat().length;
  const served = await serveStories(folder);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const pictures = new Map<string, Buffer>();
  const failed = new Map<string, string>();
  let done = 0;
  const draw = async (page: Page, group: readonly string[]) => {
    await page.goto(`${served.url}${STORY_PAGE}${group[0]}`);
    await page.waitForFunction(isStorybookThere);
    for (const id of group) {
      const fault = await pictureStory(page, id, wishes, pictures);
      if (fault !== undefined) failed.set(id, fault);
      done += 1;
      if (done % 100 === 0) wishes.onProgress(done, all);
    }
  };
  const drawAll = async () => {
    const page = await openPage(browser);
    for (let group = waiting.shift(); group; group = waiting.shift()) await draw(page, group);
  };
  try {
    await Promise.all(Array.from({ length: wishes.pages }, drawAll));
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

/** @returns what went wrong, if anything did */
async function pictureStory(
  page: Page,
  id: string,
  { widths, most }: PictureWishes,
  pictures: Map<string, Buffer>,
): Promise<string | undefined> {
  const [first = HEIGHT] = widths;
  await page.setViewportSize({ width: first, height: HEIGHT });
  const { isDrawn, fault } = await page.evaluate(drawStory, { id, most });
  if (!isDrawn) return fault;
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    pictures.set(`${id}-${width}`, await steadyPicture(page));
  }
  return fault;
}

/** A tall page is painted piece by piece, and pictures what was not painted yet as empty: until two are alike. */
async function steadyPicture(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const next = await page.screenshot({ ...WHOLE_PAGE, animations: 'disabled' });
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}
