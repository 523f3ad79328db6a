import puppeteer from 'puppeteer-core';
import type { Size, StoryPage } from './StoryPage.ts';

/** The time limit of a command: a play may wait longer than the driver's default. */
const MOST_MS = 60_000;

/** Preferences that a user would have set or allowed. */
const PREFERENCES = {
  // Sound must play without a previous user gesture.
  'media.autoplay.default': 0,
  'media.autoplay.blocking_policy': 0,
  'ui.prefersReducedMotion': 1,
};

/**
 * Opens a page of Firefox. Playwright cannot be used, because it needs its own build of Firefox.
 *
 * @param path the path of Firefox
 */
export async function openFirefox(path: string, size: Size): Promise<StoryPage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    protocolTimeout: MOST_MS,
    extraPrefsFirefox: PREFERENCES,
  });
  const page = await browser.newPage();
  await page.setViewport(size);
  return {
    browser: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    call: (run, given) => page.evaluate(run as never, given) as never,
    close: () => browser.close(),
  };
}
