/**
 * `npm run words`: rejects idioms that the project does not use, in comments, test titles, Markdown
 * and schema descriptions. `debts.json` counts those in older files: a number may only decrease.
 * `--write` lowers the numbers.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../command/commandLine.ts';
import { ROOT, say } from '../command/run.ts';
import { compareDebts, type Debts } from './compareDebts.ts';
import { idiomsIn } from './idiomsIn.ts';

const DEBTS = join(ROOT, 'scripts/words/debts.json');
const ROOMS = [
  '.storybook',
  'docs',
  'engine',
  'renderer',
  'playground',
  'schemas',
  'scripts',
  'server',
  'stories',
  'tests',
];
/**
 * `READ` and `SKIPPED` exclude generated files, and the texts of forms and of the product, which
 * have their own style guide.
 */
const READ = /\.(?:ts|tsx|mts|css|md|mdx)$|^schemas\/meta\/.*\.json$/;
const SKIPPED = /\.generated\.|\/locales\/|\/legal\/|^CHANGELOG\.md$|^scripts\/words\/idioms\.ts$/;

const { values } = commandLine('npm run words [-- --write]', {
  options: { write: { type: 'boolean' } },
});
const found = new Map(
  projectFiles().map((file) => [file, idiomsIn(file, readFileSync(join(ROOT, file), 'utf8'))]),
);
const debts: Debts = JSON.parse(readFileSync(DEBTS, 'utf8'));
const faults = compareDebts(found, debts);
const hasNew = [...found].some(([file, idioms]) => idioms.length > (debts[file] ?? 0));
if (values.write && !hasNew) writeFileSync(DEBTS, written());
else for (const fault of faults) say(fault);
process.exit(faults.length === 0 || (values.write && !hasNew) ? 0 : 1);

function projectFiles(): string[] {
  const inRooms = ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(room, name),
    ),
  );
  return [...readdirSync(ROOT), ...inRooms]
    .filter((file) => READ.test(file) && !SKIPPED.test(file))
    .sort();
}

function written(): string {
  const left = [...found]
    .map(([file, idioms]) => [file, idioms.length] as const)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`;
}
