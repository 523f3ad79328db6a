import { expect, it } from 'vitest';
import { countStories, type StoryReport } from '../../.storybook/StoryCounts.ts';

const PASSED: StoryReport = { type: 'a11y', status: 'passed' };
const FAILED: StoryReport = { type: 'a11y', status: 'failed' };
const OTHER: StoryReport = { type: 'render-analysis', status: 'failed' };

it('countStories: counts parts, states and axe runs by folder', () => {
  const counts = countStories([
    {
      path: '/project/stories/widgets/text/Text.stories.tsx',
      reports: [[PASSED], [FAILED, OTHER]],
    },
    { path: '/project/stories/widgets/dates/Date.stories.tsx', reports: [[PASSED]] },
    { path: '/project/build/stories/forms/LREAL1.stories.ts', reports: [[PASSED], []] },
  ]);

  expect(counts).toEqual([
    { kind: 'forms', parts: 1, states: 2, axeRuns: 1, axeFailures: 0 },
    { kind: 'widgets', parts: 2, states: 3, axeRuns: 3, axeFailures: 1 },
  ]);
});
