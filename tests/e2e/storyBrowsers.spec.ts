import { expect, type Page, test } from '@playwright/test';
import { playStories } from '../../scripts/browsers/playStories.ts';
import type { StoryPage } from '../../scripts/browsers/StoryPage.ts';
import { builtStories, serveStories } from '../../scripts/stories/builtStories.ts';
import { withFakeStorybook } from './support/fakeStorybook.ts';

/** Adapts a page of Chromium to the interface of other browsers. */
const pageOf = (page: Page): StoryPage => ({
  browser: 'Chromium',
  open: async (url) => void (await page.goto(url)),
  call: (run, given) => page.evaluate(run as never, given) as never,
  close: () => page.close(),
});

const play = async (page: StoryPage, folder: string, only: RegExp) => {
  const seen: string[] = [];
  const served = await serveStories(folder);
  try {
    const groups = await builtStories(folder, only);
    const played = await playStories(page, {
      groups,
      url: served.url,
      most: 500,
      onFailure: (id) => seen.push(id),
      onProgress: () => undefined,
    });
    return { ...played, seen };
  } finally {
    await served.close();
  }
};

test('playStories: plays every story, and names the failed stories with their faults', async ({
  page,
}) => {
  const ids = ['a--fine', 'a--wrong', 'a--odd', 'a--wide', 'b--late', 'b--fine', 'c--fine'];
  const opened: string[] = [];
  page.on('framenavigated', (frame) => opened.push(frame.url().replace(/.*id=/, '')));
  await withFakeStorybook(ids, async (folder) => {
    const { failed, unsteady } = await play(pageOf(page), folder, /^[ab]/);

    expect([...failed]).toEqual([
      ['a--wrong', 'No such button'],
      ['a--odd', 'It ended with "error"'],
      ['a--wide', expect.stringMatching(/^The page scrolls sideways by \d{4} px$/)],
      ['b--late', 'Not rendered in 500 ms'],
    ]);
    expect([...unsteady]).toEqual([]);
    // The browser opens a page for each component, and for each repeated story.
    const again = [...failed.keys()];
    expect(opened).toEqual(['a--fine', 'b--late', ...again]);
  });
});

test('playStories: reports a story separately when the browser fails on it once', async ({
  page,
}) => {
  await withFakeStorybook(['a--fine', 'a--wide', 'b--fine'], async (folder) => {
    const whole = pageOf(page);
    let calls = 0;
    const failing: StoryPage = {
      ...whole,
      call: async (run, given) => {
        if (Object(given).id === 'b--fine' && calls++ === 0) throw new Error('script timeout');
        return whole.call(run, given);
      },
    };

    const { failed, unsteady, seen } = await play(failing, folder, /./);

    expect([...failed.keys()]).toEqual(['a--wide']);
    expect([...unsteady]).toEqual([['b--fine', 'Error: script timeout']]);
    // Reported at once, and only once.
    expect(seen).toEqual(['a--wide', 'b--fine']);
  });
});
