import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { type Browser, chromium, type Page } from 'playwright';

/** A picture of one story at one width; kept in memory until it is compared. */
export type Pictures = ReadonlyMap<string, Buffer>;

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
  /** Told of every hundredth story: all of them take half an hour and more. */
  readonly onProgress: (done: number, all: number) => void;
}

/** Every picture shows the same moment. */
const NOW = new Date('2026-11-20T10:00:00+08:00');
/** A page that never comes to rest is pictured all the same. */
const MOST_TURNS = 6;
const HEIGHT = 900;
/** How long a story may take to be drawn and played. */
const STORY_MS = 20_000;

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
 * as its play leaves it.
 *
 * @returns PNG files by `<story id>-<width>`
 * @throws when a story is not drawn in time
 */
export async function takePictures(wishes: PictureWishes): Promise<Pictures> {
  const { folder, only, executablePath } = wishes;
  const waiting = [...(await storyIds(folder, only))];
  const all = waiting.length;
  let done = 0;
  const server = fastify();
  await server.register(fastifyStatic, { root: folder });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const pictures = new Map<string, Buffer>();
  try {
    const address = `http://127.0.0.1:${port}/iframe.html?viewMode=story`;
    const drawAll = async () => {
      const page = await openPage(browser);
      for (let id = waiting.shift(); id; id = waiting.shift()) {
        await pictureStory(page, `${address}&id=${id}`, id, wishes.widths, pictures);
        done += 1;
        if (done % 100 === 0) wishes.onProgress(done, all);
      }
    };
    await Promise.all(Array.from({ length: wishes.pages }, drawAll));
  } finally {
    await browser.close();
    await server.close();
  }
  return pictures;
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(NOW);
  return page;
}

async function pictureStory(
  page: Page,
  address: string,
  id: string,
  widths: readonly number[],
  pictures: Map<string, Buffer>,
): Promise<void> {
  const [first = HEIGHT, ...others] = widths;
  await page.setViewportSize({ width: first, height: HEIGHT });
  await page.goto(address);
  await page.waitForFunction(isFinished, undefined, { timeout: STORY_MS });
  await page.evaluate(() => document.fonts.ready);
  for (const width of [first, ...others]) {
    await page.setViewportSize({ width, height: HEIGHT });
    pictures.set(`${id}-${width}`, await steadyPicture(page));
  }
}

/** A tall page is painted piece by piece, and pictures what was not painted yet as empty: until two are alike. */
async function steadyPicture(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const next = await page.screenshot({ fullPage: true, animations: 'disabled' });
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** Runs in the page: Storybook has told that the story was drawn, played and checked. */
function isFinished(): boolean {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as {
    readonly __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
  };
  return channel?.last('storyFinished') !== undefined;
}
