import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../command/run.ts';
import { passedTitles } from '../test/reports.ts';
import { SUITES } from '../test/suites.ts';

/**
 * The titles of the tests that passed in the last run, and the reasons why they may be incomplete.
 */
export interface LastTitles {
  readonly titles: readonly string[];
  /** A sentence for each suite without a report, or with one older than the sources. */
  readonly doubts: readonly string[];
}

const REPORTS = join(ROOT, 'build/reports');
/** The folders whose changes make a report stale. */
const SOURCES = ['engine', 'renderer', 'playground', 'server', 'forms', 'schemas', 'tests'];

/**
 * Reads the reports of `npm test`, one per suite.
 *
 * @param folder the folder of the reports
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

/** Returns the time of the last change to a file in a folder, in milliseconds since 1970. */
function newestIn(folder: string): number {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Math.max(
    0,
    ...files.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs),
  );
}
