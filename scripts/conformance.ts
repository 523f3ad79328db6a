/**
 * `npm run conformance [-- KEYWORD … --check --list OUTCOME --cases FOLDER]`: compiles the schemas
 * of `conformance/cases` as forms, and compares their verdicts with those of JSON Schema, draft 07
 * and 2020-12. Prints the results by keyword and writes them to `docs/reference/conformance.md`;
 * with `--check` it only compares them with that page. With keywords, or with other cases, it only
 * prints. `--list` prints each value with an outcome, such as `"not expressible"`. Exits with 1 if a
 * form gives another verdict than the standard and no finding says so, or if the page is outdated.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWorkbench } from '../server/forms/compiler/Workbench.ts';
import { commandLine } from './command/commandLine.ts';
import { ROOT, say } from './command/run.ts';
import { conformancePage, resultTable } from './conformance/conformancePage.ts';
import { type Judgement, judgeCase } from './conformance/judgeCase.ts';
import { readCases } from './conformance/readCases.ts';

const PAGE = join(ROOT, 'docs/reference/conformance.md');

const { values, names } = commandLine('npm run conformance [-- KEYWORD … --check]', {
  options: {
    check: { type: 'boolean', default: false },
    list: { type: 'string' },
    cases: { type: 'string' },
  },
  names: Number.POSITIVE_INFINITY,
});
const judgements = await judged();
const wrong = judgements.filter(({ outcome }) => outcome === 'wrong');
const listed = judgements.filter(({ outcome }) => outcome === values.list);
for (const { outcome, line } of [...wrong, ...listed]) say(`${outcome}: ${line}`);
say(resultTable(judgements));
const isWhole = names.length === 0 && values.cases === undefined;
const isOutdated = isWhole && isPageOutdated(conformancePage(judgements));
process.exit(wrong.length > 0 || isOutdated ? 1 : 0);

async function judged(): Promise<readonly Judgement[]> {
  const workbench = await openWorkbench();
  const cases = readCases(values.cases).filter(
    ({ keyword }) => names.length === 0 || names.includes(keyword),
  );
  const all: Judgement[] = [];
  try {
    for (const each of cases) all.push(...(await judgeCase(workbench, each)));
  } finally {
    await workbench.close();
  }
  return all;
}

/** Writes the page, or reports with `--check` that it is outdated. */
function isPageOutdated(text: string): boolean {
  if (existsSync(PAGE) && readFileSync(PAGE, 'utf8') === text) return false;
  if (values.check) say('docs/reference/conformance.md is outdated: run npm run conformance');
  else writeFileSync(PAGE, text);
  return values.check;
}
