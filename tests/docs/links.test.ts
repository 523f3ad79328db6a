import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/command/run.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const DECISIONS = 'docs/decisions';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Returns the anchors that GitHub creates for the headings of a page. */
function anchorsOf(file: string): readonly string[] {
  const headings = [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => text);
  return headings.map((text) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** Returns the links of a page whose target does not exist in the repository. */
function brokenLinks(page: string): readonly string[] {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(ROOT, file))) return true;
    return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor);
  });
}

it.each(pages)('%s: has no broken link', (page) => {
  expect(brokenLinks(page)).toEqual([]);
});

/** Matches paths of the repository in inline code, also among the arguments of a command. */
const FILE =
  /(?<![\w./-])(?:docs|engine|forms|renderer|schemas|scripts|server|stories|tests)\/[\w./-]+\.\w+/g;

it.each(pages)('%s: names no file that does not exist', (page) => {
  const code = page === 'CHANGELOG.md' ? [] : (read(page).match(/`[^`\n]+`/g) ?? []);
  const files = code.flatMap((each) => each.match(FILE) ?? []);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

it('docs: names only commands of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = pages
    .filter((page) => !page.startsWith(DECISIONS) && page !== 'CHANGELOG.md')
    .flatMap((page) => [...read(page).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => name));
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter((name = '') => !(name in scripts))).toEqual([]);
});

describe('docs/decisions', () => {
  const files = readdirSync(join(ROOT, DECISIONS)).filter((name) => /^\d{3}-/.test(name));
  const index = read(join(DECISIONS, 'README.md'));

  it('lists every decision once in the index', () => {
    expect(files.filter((name) => index.split(`](${name})`).length !== 2)).toEqual([]);
  });

  it('assigns every number once', () => {
    expect(new Set(files.map((name) => name.slice(0, 3))).size).toBe(files.length);
  });

  it.each(files)('%s has date, status, context, decision and consequences', (name) => {
    const text = read(join(DECISIONS, name));
    expect(text).toMatch(
      /^# \d+\. .+\n\n- Date: \d{4}-\d{2}-\d{2}\n- Status: (accepted|superseded)/,
    );
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual([
      'Context',
      'Decision',
      'Consequences',
    ]);
  });
});
