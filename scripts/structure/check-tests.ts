/**
 * Checks that tests mirror the sources: a test in the folder of a room has the path and name of its
 * source file, and a source file with logic has a test. `untested.json` lists the files without a
 * test; no file may be added. `--write` removes obsolete lines.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { commandLine } from '../command/commandLine.ts';
import { ROOT, say } from '../command/run.ts';
import { readSources } from './readSources.ts';
import { shownInStories } from './shownInStories.ts';
import { type TestedProject, testErrors, untestedSources } from './testErrors.ts';
import { MIRRORED_ROOMS, mirroredBy } from './testPlaces.ts';

const BASELINE = join(ROOT, 'scripts/structure/untested.json');
const DOORS = [
  ['#renderer', 'renderer/index.ts'],
  ['#screens', 'renderer/screens.ts'],
] as const;

const { values } = commandLine('node scripts/structure/check-tests.ts [--write]', {
  options: { write: { type: 'boolean' } },
});
const sources = new Map(
  MIRRORED_ROOMS.flatMap((room) => [...readSources(room)]).filter(
    ([path]) => !/\.generated\.tsx?$/.test(path),
  ),
);
const doors = DOORS.map(([name, path]) => ({ name, path, text: sources.get(path) ?? '' }));
const project: TestedProject = {
  sources,
  tests: [...readSources('tests').keys(), ...valueTables()].filter(
    (path) => mirroredBy(path) !== undefined,
  ),
  shown: shownInStories(readSources('stories'), doors),
  untested: JSON.parse(readFileSync(BASELINE, 'utf8')),
};
const untested = values.write ? remaining(project) : project.untested;
const faults = testErrors({ ...project, untested });
for (const fault of faults) say(fault);
process.exit(faults.length === 0 ? 0 : 1);

function valueTables(): readonly string[] {
  return globSync('tests/**/values/*.json', { cwd: ROOT }).map((path) => path.split(sep).join('/'));
}

function remaining(checked: TestedProject): readonly string[] {
  const lacking = new Set(untestedSources(checked));
  const left = checked.untested.filter((path) => lacking.has(path));
  writeFileSync(BASELINE, `${JSON.stringify(left, null, 2)}\n`);
  return left;
}
