import type { StoryPage } from '../../../scripts/browsers/StoryPage.ts';
import { isStorybookReady, renderStory } from '../../../scripts/stories/renderStory.ts';

/** The results of a story, one for each time that it is played: a fault, or the surplus width. */
export type StoryResults = Readonly<Record<string, readonly (string | number | Error)[]>>;

/** A page that plays no stories. It records the opened URLs and the played stories. */
export interface FakeStoryPage extends StoryPage {
  readonly opened: readonly string[];
  readonly played: readonly string[];
}

/**
 * Creates a page whose stories have these results, and then none.
 *
 * @param waits how often Storybook is not ready after a page was opened
 */
export function fakeStoryPage(results: StoryResults, waits = 0): FakeStoryPage {
  const [opened, played]: [string[], string[]] = [[], []];
  const left = new Map(Object.entries(results).map(([id, each]) => [id, [...each]]));
  let wide = 0;
  let looks = 0;
  const answer = (run: unknown, given: unknown): unknown => {
    if (run === isStorybookReady) {
      looks += 1;
      return looks > waits;
    }
    if (run !== renderStory) return wide;
    const { id } = given as { readonly id: string };
    played.push(id);
    const result = left.get(id)?.shift();
    wide = typeof result === 'number' ? result : 0;
    if (result instanceof Error) throw result;
    return { isRendered: true, fault: typeof result === 'string' ? result : null };
  };
  return {
    browser: 'fake 1',
    opened,
    played,
    open: async (url) => {
      looks = 0;
      opened.push(url);
    },
    call: async (run, given) => answer(run, given) as never,
    close: async () => undefined,
  };
}
