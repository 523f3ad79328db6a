import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { type Browser, chromium, type Page } from 'playwright';
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
/** Accessibility is looked at by the tests. */
const STORY = 'iframe.html?viewMode=story&globals=a11y.manual:!true&id=';

/** Ids of the stories of a built Storybook, in its order. */
async function storyIds(folder: string, only: RegExp): Promise<readonly string[]> {
  const index: StoryIndex = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  return stories.map(({ id }) => id).filter((id) => only.test(id));
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>;
}

/**
 * Draws stories of a built Storybook, each once, and pictures them at each width. A story is pictured
 * as its play leaves it. The stories of one component follow each other in one page, as in the tests: a
 * page of its own for each takes four times as long.
 */
export async function takePictures(wishes: PictureWishes): Promise<Drawn> {
  const { folder, only, executablePath } = wishes;
  const ids = await storyIds(folder, only);
  const waiting = Object.values(Object.groupBy(ids, componentOf)).map((group = []) => group);
  const server = fastify();
  await server.register(fastifyStatic, { root: folder });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const pictures = new Map<string, Buffer>();
  const failed = new Map<string, string>();
  let done = 0;
  const draw = async (page: Page, group: readonly string[]) => {
    await page.goto(`http://127.0.0.1:${port}/${STORY}${group[0]}`);
    await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis);
    for (const id of group) {
      const fault = await pictureStory(page, id, wishes, pictures);
      if (fault !== undefined) failed.set(id, fault);
      done += 1;
      if (done % 100 === 0) wishes.onProgress(done, ids.length);
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
    await server.close();
  }
  return { pictures, failed };
}

/** `widgets-date--empty` is a story of `widgets-date`. */
const componentOf = (id: string) => id.replace(/--.*$/, '');

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

interface Story {
  readonly isDrawn: boolean;
  readonly fault: string | undefined;
}

/** Runs in the page: has Storybook draw a story, unless the page was opened with it, and play it. */
function drawStory({ id, most }: { readonly id: string; readonly most: number }): Promise<Story> {
  interface Channel {
    on(event: string, listener: (told: Told) => void): void;
    emit(event: string, wish: unknown): void;
    last(event: string): readonly [Told] | undefined;
  }
  interface Told {
    readonly storyId?: string;
    readonly status?: string;
    readonly message?: string;
  }
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const lastThrown = () => channel.last('playFunctionThrewException')?.[0];
  // Of a story before this one on the page, unless the page was opened with this one.
  const isOpened = location.search.endsWith(`&id=${id}`);
  const before = isOpened ? undefined : lastThrown();
  const faultOf = ({ status }: Told) => {
    if (status === 'success') return undefined;
    const thrown = lastThrown();
    return (thrown !== before && thrown?.message) || `It ended with "${status}"`;
  };
  return new Promise((tell) => {
    const end = (told: Told | undefined) => {
      if (told?.storyId === id) tell({ isDrawn: true, fault: faultOf(told) });
    };
    setTimeout(() => tell({ isDrawn: false, fault: `Not drawn in ${most} ms` }), most);
    channel.on('storyFinished', end);
    end(channel.last('storyFinished')?.[0]);
    if (!isOpened) channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
