import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.ts';
import { passedTitles } from '../test/reports.ts';
import { SUITES } from '../test/suites.ts';

/** Titles of the tests that passed in the last run, and why they may not be the whole truth. */
export interface LastTitles {
  readonly titles: readonly string[];
  /** A sentence for each suite without a report, or with one older than the sources. */
  readonly doubts: readonly string[];
}

const REPORTS = join(ROOT, 'build/reports');
/** Folders whose change makes a report stale. */
const SOURCES = ['engine', 'renderer', 'server', 'forms', 'schemas', 'tests'];

/**
 * Reads the reports that `npm test` left, one a suite.
 *
 * @param folder where they are
 */
export function lastTitles(folder = REPORTS): LastTitles {
  const changed = Math.max(...SOURCES.map(newestIn));
  const read = SUITES.filter(({ run, onDemand }) => !onDemand && !('command' in run)).map(
    ({ name }) => readReport(folder, name, changed),
  );
  return {
    titles: read.flatMap(({ titles }) => titles),
    doubts: read.flatMap(({ doubts }) => doubts),
  };
}

function readReport(folder: string, suite: string, changed: number): LastTitles {
  const file = join(folder, `${suite}.json`);
  try {
    const titles = passedTitles(JSON.parse(readFileSync(file, 'utf8')));
    const isStale = statSync(file).mtimeMs < changed;
    return { titles, doubts: isStale ? [`The report of ${suite} is older than the sources`] : [] };
  } catch {
    return { titles: [], doubts: [`There is no report of ${suite}: run npm test -- ${suite}`] };
  }
}

/** When a file in a folder was last written, in milliseconds since 1970. */
function newestIn(folder: string): number {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Math.max(
    0,
    ...files.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs),
  );
}
