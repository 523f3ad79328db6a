import { describe, expect, it } from 'vitest';
import { shownInStories } from '../../../scripts/structure/shownInStories.ts';

const DOORS = [
  {
    name: '#renderer',
    path: 'renderer/index.ts',
    text: "export { A, type B } from './low/A.tsx';\nexport { c as C } from './C.tsx';\nexport const d = 1;",
  },
];

const shownBy = (text: string) => [
  ...shownInStories(new Map([['stories/widgets/A.stories.tsx', text]]), DOORS),
];

describe('shownInStories', () => {
  it.each([
    ['a path', "import { A } from '../../renderer/low/A.tsx';", 'renderer/low/A.tsx'],
    ['an export of an entry file', "import { A } from '#renderer';", 'renderer/low/A.tsx'],
    ['a renamed import', "import { A as Shown } from '#renderer';", 'renderer/low/A.tsx'],
    ['a renamed export', "import { C } from '#renderer';", 'renderer/C.tsx'],
  ])('follows %s', (_, text, path) => {
    expect(shownBy(text)).toEqual([path]);
  });

  it.each([
    ['a name that the entry file declares itself', "import { d } from '#renderer';"],
    ['another package', "import { A } from 'storybook/test';"],
  ])('ignores %s', (_, text) => {
    expect(shownBy(text)).toEqual([]);
  });
});
