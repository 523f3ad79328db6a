import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { type Condition, throttle } from './condition.ts';

/** Figures of one visit to one page. Times in ms at the given slow-down; bytes after brotli. */
export interface Measured {
  /** Bytes of the scripts and styles that the page loaded until it was idle. */
  readonly bytes: number;
  readonly interactive: number;
  /** When the first field is focusable and painted, hydrated or not. */
  readonly focusable: number;
  readonly keyWork: number;
  readonly latencyP95: number;
  readonly keyToPaintP95: number;
  readonly switchStep: number;
  readonly switchChange: number;
  readonly addRow: number | undefined;
  readonly addChange: number | undefined;
  readonly submit: number;
  readonly submitChange: number;
  readonly fields: number;
  /** MB in use after the page has loaded and garbage is collected. */
  readonly heap: number;
  readonly typed: string;
}

/** A page to visit, and the box to type into. */
export interface Visit {
  readonly url: string;
  /** Folder of the page's built files, for counting bytes. */
  readonly folder: string;
  /** Selector of the text boxes, and the index of the box to type into. */
  readonly box: string;
  readonly boxIndex: number;
  readonly submit: string;
  readonly add?: string;
}

/** Minimum time between hovering over a button and pressing it. */
const LOOK_MS = 1500;

/** A page counts as idle when it has not changed for this time. */
const STILL_MS = 350;

const TEXT = 'The quick brown fox jumped ove';

/** Opens a page in a new context under a condition, and measures it once. */
export async function measure(
  browser: Browser,
  visit: Visit,
  condition: Condition,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const session = await context.newCDPSession(page);
    await throttle(session, condition);
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'benchReady' });
    // No driver script runs in the page before this: its time would count as the page's.
    const isReady = new Promise((resolve) => session.once('Runtime.bindingCalled', resolve));
    await page.goto(visit.url);
    await withinAMinute(isReady);
    await withinAMinute(rest(session));
    // Measured before the driver adds its scripts: these need more memory than the page itself.
    const heap = await heapOf(session);
    const measured = { ...(await measurePage(page, session, visit)), heap };
    if (faults.length > 0) throw new Error(`Cannot measure ${visit.url}: ${faults[0]}`);
    return measured;
  } catch (cause) {
    throw new Error(`Cannot measure ${visit.url}`, { cause });
  } finally {
    await context.close();
  }
}

/** @throws {Error} when the work takes longer than a minute */
async function withinAMinute(work: Promise<unknown>): Promise<void> {
  const ended = new AbortController();
  const late = setTimeout(60_000, undefined, { signal: ended.signal }).then(() => {
    throw new Error('The page did not come to be used within a minute');
  });
  await Promise.race([work, late]).finally(() => ended.abort());
}

async function measurePage(
  page: Page,
  session: CDPSession,
  visit: Visit,
): Promise<Omit<Measured, 'heap'>> {
  const { interactiveAt, focusableAt } = await page.evaluate(() => window.benchClock);
  const bytes = bytesOf(visit.folder, await loadedNames(page));
  const fields = await page.locator('#app :is(input:not([type=hidden]),select,textarea)').count();
  const typing = await type(page, session, page.locator(visit.box).nth(visit.boxIndex));
  const added = visit.add ? await click(page, visit.add) : undefined;
  const submitted = await click(page, visit.submit);
  const switched = await click(page, '#switch');
  return {
    bytes,
    interactive: interactiveAt,
    focusable: focusableAt,
    fields,
    ...typing,
    addRow: added?.painted,
    addChange: added?.changed,
    submit: submitted.painted,
    submitChange: submitted.changed,
    switchStep: switched.painted,
    switchChange: switched.changed,
  };
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
}

async function type(page: Page, session: CDPSession, box: Locator) {
  await box.scrollIntoViewIfNeeded();
  await box.click();
  await box.fill('');
  await quiet(page);
  await page.evaluate(() => {
    window.benchClock.interactions = [];
    window.benchClock.keyToPaintMs = [];
  });
  const before = await work(session);
  for (const character of TEXT) {
    await page.keyboard.press(character === ' ' ? 'Space' : character);
    await page.waitForTimeout(90);
  }
  await page.waitForTimeout(400);
  const keyWork = (await work(session)) - before;
  const { interactions, keyToPaintMs } = await page.evaluate(() => window.benchClock);
  return {
    keyWork: keyWork / TEXT.length,
    latencyP95: percentile(longest(interactions), 0.95),
    keyToPaintP95: percentile(keyToPaintMs, 0.95),
    typed: await box.inputValue(),
  };
}

/** Returns the longest event of each interaction. Unreported interactions count as 8 ms. */
function longest(interactions: readonly { id: number; durationMs: number }[]): number[] {
  const byId = new Map<number, number>();
  for (const { id, durationMs } of interactions) {
    byId.set(id, Math.max(byId.get(id) ?? 0, durationMs));
  }
  const all = [...byId.values()];
  return [...all, ...new Array<number>(Math.max(0, TEXT.length - all.length)).fill(8)];
}

/** Times since a click, in ms. */
interface Clicked {
  /** Until the page changed for the last time. */
  readonly changed: number;
  /** Until the first paint after the click, or until the last change if that is later. */
  readonly painted: number;
}

async function click(page: Page, selector: string): Promise<Clicked> {
  const button = page.locator(selector).first();
  // A user looks at a button before pressing it, and a page may use that moment. Work that a moving
  // pointer starts is not part of the press.
  await button.hover();
  await page.waitForTimeout(LOOK_MS);
  await quiet(page);
  await page.evaluate(() => {
    window.benchClock.lastMutationAt = 0;
    window.benchClock.clickAt = 0;
  });
  await button.click();
  await page.waitForFunction(() => window.benchClock.clickPaintedAt > 0);
  await quiet(page);
  return page.evaluate(() => {
    const { clickAt, clickPaintedAt, lastMutationAt } = window.benchClock;
    return {
      changed: lastMutationAt - clickAt,
      painted: Math.max(clickPaintedAt, lastMutationAt) - clickAt,
    };
  });
}

/** Waits like `quiet`, without a driver script in the page. */
async function rest(session: CDPSession): Promise<void> {
  const expression = `performance.now() - window.benchClock.lastMutationAt > ${STILL_MS}`;
  const isStill = async () =>
    (await session.send('Runtime.evaluate', { expression })).result.value === true;
  while (!(await isStill())) await setTimeout(50);
}

/** Waits until the page has not changed for a while. */
async function quiet(page: Page, ms = STILL_MS): Promise<void> {
  await page.waitForFunction(
    (still) => performance.now() - window.benchClock.lastMutationAt > still,
    ms,
    { polling: 50, timeout: 60_000 },
  );
}

/** Returns the script, style and layout time of the main thread so far, in ms. */
async function work(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const named = new Map(metrics.map(({ name, value }) => [name, value]));
  const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  return parts.reduce((sum, name) => sum + (named.get(name) ?? 0) * 1000, 0);
}

/** Returns the names of the files that the page has requested so far. */
async function loadedNames(page: Page): Promise<ReadonlySet<string>> {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  return new Set(urls.map((url) => basename(new URL(url).pathname)));
}

/** Returns the brotli bytes of a page's scripts and styles with the given names. */
function bytesOf(folder: string, names: ReadonlySet<string>): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css)$/.test(name) && names.has(basename(name)))
    .reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(folder, name))).length, 0);
}

/** Returns a percentile of the numbers; 0 for an empty list. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
