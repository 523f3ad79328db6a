/**
 * `npm run cases`: lists the cases of the guide, each with the number of tests that cover it. Reads
 * the reports of the last `npm test`. A case is covered when a passed test has its id in the title.
 * Exits with 1 when a report is missing or stale, or when `Cases.mdx` wrongly marks a case as open
 * or as covered.
 */

import { checkCases } from './cases/checkCases.ts';
import { guideCases } from './cases/guideCases.ts';
import { lastTitles } from './cases/lastTitles.ts';
import { commandLine } from './command/commandLine.ts';
import { say } from './command/run.ts';

commandLine('npm run cases', {});
const { titles, doubts } = lastTitles();
const { cases, open, disagreements } = checkCases(guideCases(), titles);
for (const { id, text, tests } of cases) {
  say(`${tests > 0 ? 'covered' : 'open   '} ${id.padEnd(5)} ${String(tests).padStart(3)}  ${text}`);
}
const list = doubts.length > 0 ? '' : `; open: ${open.join(', ')}`;
say(`${cases.length - open.length} of ${cases.length} cases are covered${list}`);
// An incomplete run cannot prove that the page is correct.
const faults = doubts.length > 0 ? doubts : disagreements;
for (const line of faults) say(line);
process.exit(faults.length === 0 ? 0 : 1);
