/**
 * `npm run cases`: lists the cases of the guide with the tests that cover them, from the report of
 * the last `npm test`. A case is covered when its id stands in the title of a passing test.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, say } from './run.ts';
import { passedTitles } from './test/reports.ts';

const CASE = /^- \*\*([TIKB]-?\d+)\*\* (.+)$/gm;
const REPORTS = join(ROOT, 'build/reports');

const guide = readFileSync(join(ROOT, 'stories/guide/Cases.mdx'), 'utf8');
const cases = [...guide.matchAll(CASE)].map(([, id = '', text = '']) => ({ id, text }));
const titles = existsSync(REPORTS)
  ? readdirSync(REPORTS).flatMap((name) =>
      passedTitles(JSON.parse(readFileSync(join(REPORTS, name), 'utf8'))),
    )
  : [];

let covered = 0;
for (const { id, text } of cases) {
  const count = titles.filter((title) => new RegExp(`\\b${id}\\b`).test(title)).length;
  if (count > 0) covered += 1;
  say(`${count > 0 ? 'covered' : 'open   '} ${id.padEnd(5)} ${String(count).padStart(3)}  ${text}`);
}
say(`${covered} of ${cases.length} cases are covered`);
