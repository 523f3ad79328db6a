import { expect, type Page, test } from '@playwright/test';
import { playStories } from '../../scripts/browsers/playStories.ts';
import type { StoryPage } from '../../scripts/browsers/StoryPage.ts';
import { builtStories, serveStories } from '../../scripts/stories/builtStories.ts';
import { withFakeStorybook } from './support/fakeStorybook.ts';

/** A page of Chromium in the place of another browser's. */
const pageOf = (page: Page): StoryPage => ({
  browser: 'Chromium',
  open: async (url) => void (await page.goto(url)),
  call: (run, given) => page.evaluate(run as never, given) as never,
  close: () => page.close(),
});

test('every story is played, and told where something is wrong with it', async ({ page }) => {
  const ids = ['a--fine', 'a--wrong', 'a--odd', 'a--wide', 'b--late', 'b--fine', 'c--fine'];
  await withFakeStorybook(ids, async (folder) => {
    const served = await serveStories(folder);
    const faults: string[] = [];
    const opened: string[] = [];
    page.on('framenavigated', (frame) => opened.push(frame.url().replace(/.*id=/, '')));

    const right = await playStories(pageOf(page), {
      groups: await builtStories(folder, /^[ab]/),
      url: served.url,
      most: 500,
      onFault: (id, fault) => faults.push(`${id}: ${fault}`),
      onProgress: () => undefined,
    });

    await served.close();
    expect(faults).toEqual([
      'a--wrong: No such button',
      'a--odd: It ended with "error"',
      expect.stringMatching(/^a--wide: The page scrolls sideways by \d{4} px$/),
      'b--late: Not drawn in 500 ms',
    ]);
    expect(right).toBe(2);
    // A page for each component.
    expect(opened).toEqual(['a--fine', 'b--late']);
  });
});

test('a story with which the browser itself fails is told, and the next component is played', async ({
  page,
}) => {
  const ids = ['a--fine', 'a--wide', 'b--fine'];
  await withFakeStorybook(ids, async (folder) => {
    const served = await serveStories(folder);
    const faults: string[] = [];
    const whole = pageOf(page);
    const failing: StoryPage = {
      ...whole,
      call: (run, given) => {
        if (Object(given).id === 'a--wide') throw new Error('script timeout');
        return whole.call(run, given);
      },
    };

    const right = await playStories(failing, {
      groups: await builtStories(folder, /./),
      url: served.url,
      most: 500,
      onFault: (id, fault) => faults.push(`${id}: ${fault}`),
      onProgress: () => undefined,
    });

    await served.close();
    expect(faults).toEqual(['a--wide: Error: script timeout']);
    expect(right).toBe(2);
  });
});
