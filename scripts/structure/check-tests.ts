/**
 * Checks that tests mirror the sources: a test in the folder of a room has the path and name of its
 * source file, and a source file with logic has a test.
 */
import { globSync } from 'node:fs';
import { sep } from 'node:path';
import { commandLine } from '../command/commandLine.ts';
import { ROOT, say } from '../command/run.ts';
import { readSources } from './readSources.ts';
import { shownInStories } from './shownInStories.ts';
import { testErrors } from './testErrors.ts';
import { MIRRORED_ROOMS, mirroredBy } from './testPlaces.ts';

const DOORS = [
  ['#renderer', 'renderer/index.ts'],
  ['#screens', 'renderer/screens.ts'],
] as const;

commandLine('node scripts/structure/check-tests.ts', {});
const sources = new Map(
  MIRRORED_ROOMS.flatMap((room) => [...readSources(room)]).filter(
    ([path]) => !/\.generated\.tsx?$/.test(path),
  ),
);
const doors = DOORS.map(([name, path]) => ({ name, path, text: sources.get(path) ?? '' }));
const faults = testErrors({
  sources,
  tests: [...readSources('tests').keys(), ...valueTables()].filter(
    (path) => mirroredBy(path) !== undefined,
  ),
  shown: shownInStories(readSources('stories'), doors),
});
for (const fault of faults) say(fault);
process.exit(faults.length === 0 ? 0 : 1);

function valueTables(): readonly string[] {
  return globSync('tests/**/values/*.json', { cwd: ROOT }).map((path) => path.split(sep).join('/'));
}
