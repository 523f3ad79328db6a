/**
 * `npm run cases`: lists the cases of the guide with the number of tests that cover each, from the
 * reports of the last `npm test`. A case is covered when its id stands in the title of a test that
 * passed. Ends with 1 when a report is missing or older than the sources, or when the page says
 * otherwise.
 */
import { guideCases } from './cases/guideCases.ts';
import { judgeCases } from './cases/judgeCases.ts';
import { lastTitles } from './cases/lastTitles.ts';
import { commandLine } from './commandLine.ts';
import { say } from './run.ts';

commandLine('npm run cases', {});
const { titles, doubts } = lastTitles();
const { cases, open, disagreements } = judgeCases(guideCases(), titles);
for (const { id, text, tests } of cases) {
  say(`${tests > 0 ? 'covered' : 'open   '} ${id.padEnd(5)} ${String(tests).padStart(3)}  ${text}`);
}
const list = doubts.length > 0 ? '' : `; open: ${open.join(', ')}`;
say(`${cases.length - open.length} of ${cases.length} cases are covered${list}`);
// Half a run cannot tell whether the page is right.
const faults = doubts.length > 0 ? doubts : disagreements;
for (const line of faults) say(line);
process.exit(faults.length === 0 ? 0 : 1);
