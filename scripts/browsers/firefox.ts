import puppeteer from 'puppeteer-core';
import type { Size, StoryPage } from './StoryPage.ts';

/** A play may wait for longer than the driver would. */
const MOST_MS = 60_000;

/** What a person would have set or allowed. */
const PREFERENCES = {
  // Nobody touches the page before its sound is to be heard.
  'media.autoplay.default': 0,
  'media.autoplay.blocking_policy': 0,
  'ui.prefersReducedMotion': 1,
};

/**
 * Opens a page of Firefox. Playwright needs a Firefox of its own, and takes a release only once it knows all
 * that the newest does.
 *
 * @param path of Firefox
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
