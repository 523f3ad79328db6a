import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/command/run.ts';

const stories = join(ROOT, 'stories');
const titles = readdirSync(stories, { recursive: true })
  .map(String)
  .filter((path) => /\.(?:mdx|stories\.tsx)$/.test(path))
  .map((path) => {
    const [, title = ''] =
      /\btitle(?:: |=)['"]([^'"]+)['"]/.exec(readFileSync(join(stories, path), 'utf8')) ?? [];
    return { path, title };
  });
const { order } = getStorySortParameter(
  readFileSync(join(ROOT, '.storybook/preview.tsx'), 'utf8'),
) as { readonly order: readonly (string | readonly string[])[] };

it.each(titles)(
  '$path has a group: a story without a group would precede the guide',
  ({ title }) => {
    expect(title).toMatch(/^[^/]+\/./);
  },
);

it('preview.tsx: sorts the introduction first, and lists every group', () => {
  expect(order.slice(0, 2)).toEqual(['Guide', expect.arrayContaining(['Introduction'])]);
  expect(order[1]?.[0]).toBe('Introduction');
  const groups = [...titles.map(({ title }) => title.split('/')[0]), 'Forms'];
  expect(order.filter((name) => typeof name === 'string')).toEqual(
    expect.arrayContaining([...new Set(groups)]),
  );
});
