import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = read('stories/guide/Introduction.mdx');

/** Returns the first part of every title, which the sidebar shows. */
function groups(): readonly string[] {
  const files = readdirSync(join(ROOT, 'stories'), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.stories\.tsx?$/.test(file))
    .map((file) => read(`stories/${file}`));
  const found = texts.flatMap((text) => /title: '(\w+)/.exec(text)?.[1] ?? []);
  return [...new Set(found)];
}

it('the front page refers to every group of stories', () => {
  expect(groups().length).toBeGreaterThan(5);
  expect(groups().filter((group) => !page.includes(`**${group}**`))).toEqual([]);
});

it('the front page names every option of a layout and every width', () => {
  const { $defs } = JSON.parse(read('schemas/meta/ui.schema.json')) as {
    $defs: { options: { properties: Record<string, { enum?: readonly string[] }> } };
  };
  const { properties } = $defs.options;
  const words = [...Object.keys(properties), ...(properties.width?.enum ?? [])];
  expect(words.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
});

it('the front page links to every other page of the guide', () => {
  const files = readdirSync(join(ROOT, 'stories/guide')).filter((file) =>
    /\.(?:mdx|stories\.tsx)$/.test(file),
  );
  const titles = files.flatMap(
    (file) => /['"]Guide\/([^'"]+)/.exec(read(`stories/guide/${file}`))?.[1] ?? [],
  );
  const links = titles.map((title) => `guide-${title.toLowerCase().replaceAll(' ', '-')}--docs`);
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((link) => !page.includes(link))).toEqual(['guide-introduction--docs']);
});
