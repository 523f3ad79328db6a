import { describe, expect, it, vi } from 'vitest';
import { playStories } from '../../../scripts/browsers/playStories.ts';
import { STORY_PAGE } from '../../../scripts/stories/renderStory.ts';
import { fakeStoryPage, type StoryResults } from '../support/fakeStoryPage.ts';

const GROUPS = [['a--one', 'a--two'], ['b--one']];

/** Plays the stories of `GROUPS` with these results. */
async function play(results: StoryResults, { groups = GROUPS, waits = 0 } = {}) {
  const page = fakeStoryPage(results, waits);
  const onFailure = vi.fn();
  const onProgress = vi.fn();
  const wishes = { groups, url: 'http://localhost/', most: 9, onFailure, onProgress };
  const { failed, unsteady } = await playStories(page, wishes);
  return { page, onFailure, onProgress, failed: [...failed], unsteady: [...unsteady] };
}

describe('playStories', () => {
  it('opens a page for each component, and plays its stories in order', async () => {
    const { page, failed, unsteady, onFailure } = await play({});
    expect(page.opened).toEqual(
      ['a--one', 'b--one'].map((id) => `http://localhost/${STORY_PAGE}${id}`),
    );
    expect(page.played).toEqual(['a--one', 'a--two', 'b--one']);
    expect([failed, unsteady]).toEqual([[], []]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('plays a story with a fault again on a page of its own', async () => {
    const { page, failed, unsteady, onFailure } = await play({
      'a--two': ['Cannot find a button', 'Cannot find it again'],
      'b--one': ['slow'],
    });
    expect(page.opened.slice(2).map((url) => url.split('id=')[1])).toEqual(['a--two', 'b--one']);
    expect(failed).toEqual([['a--two', 'Cannot find it again']]);
    expect(unsteady).toEqual([['b--one', 'slow']]);
    expect(onFailure.mock.calls).toEqual([
      ['a--two', 'Cannot find a button'],
      ['b--one', 'slow'],
    ]);
  });

  it('reports a page that scrolls sideways, and errors of the browser', async () => {
    const { failed } = await play({
      'a--one': [3, 3],
      'b--one': [new Error('gone'), new Error('gone')],
    });
    expect(failed).toEqual([
      ['a--one', 'The page scrolls sideways by 3 px'],
      ['b--one', 'Error: gone'],
    ]);
  });

  it('waits until Storybook is ready', async () => {
    const { page } = await play({}, { groups: [['a--one']], waits: 2 });
    expect(page.played).toEqual(['a--one']);
  });

  it('reports every hundredth story', async () => {
    const groups = [Array.from({ length: 250 }, (_, at) => `a--${at}`)];
    const { onProgress } = await play({}, { groups });
    expect(onProgress.mock.calls).toEqual([[100], [200]]);
  });
});
