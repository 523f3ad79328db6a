import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/command/run.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const ours = Object.entries(scripts).filter(([, line]) => line.startsWith('node scripts/'));

/** Commands run by npm under their own names. */
const OF_NPM = ['start', 'test'];

it.each(ours)('scripts/README.md: lists the command %s with its file', (name, line) => {
  const file = line.split(' ')[1]?.slice('scripts/'.length);
  const command = OF_NPM.includes(name) ? `npm ${name}` : `npm run ${name}`;
  const row = read('scripts/README.md')
    .split('\n')
    .find((each) => new RegExp(`^\\|[^|]*\`${command}[ \`]`).test(each));
  expect(row).toContain(`\`${file}`);
});

/** Folders that are searched recursively for pages, in addition to the root. */
const ROOMS = ['forms', 'schemas', 'engine', 'renderer', 'server', 'stories', 'scripts', 'tests'];
const pages = [
  ...readdirSync(ROOT),
  ...ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(room, name),
    ),
  ),
].filter((name) => /\.mdx?$/.test(name) && !name.includes('node_modules'));

it('pages of the guide, READMEs and decisions: name only existing commands', () => {
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => ({ page, name })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});
