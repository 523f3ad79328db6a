import type { Reporter, TestModule } from 'vitest/node';
import { say } from '../scripts/command/run.ts';

/** The counts of one kind of stories, such as `widgets` or `forms`. */
export interface StoryCount {
  readonly kind: string;
  /** Number of story files; each part or form has one. */
  readonly parts: number;
  /** Number of opened stories; each state has one. */
  readonly states: number;
  readonly axeRuns: number;
  readonly axeFailures: number;
}

/** A story file in Vitest's report, reduced to the data that is counted. */
export interface StoryFile {
  readonly path: string;
  /** The check reports of each opened story. */
  readonly reports: readonly (readonly StoryReport[])[];
}

/** A report of an addon about a story. The type of axe's reports is `a11y`. */
export interface StoryReport {
  readonly type: string;
  readonly status: 'failed' | 'passed' | 'warning';
}

/** Prints after the suite how many parts and states were opened, and how often axe ran. */
export default class StoryCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = countStories(modules.map(fileOf));
    say('\nstories        parts  states  axe runs  with violations');
    for (const count of [...counts, total(counts)]) {
      const { kind, parts, states, axeRuns, axeFailures } = count;
      const numbers = [parts, states, axeRuns, axeFailures];
      const widths = [6, 7, 9, 16];
      const cells = numbers.map((number, index) => String(number).padStart(widths[index] ?? 0));
      say(`${kind.padEnd(13)} ${cells.join(' ')}`);
    }
  }
}

/** Counts stories by the folder of their story file. */
export function countStories(files: readonly StoryFile[]): readonly StoryCount[] {
  const kinds = [...new Set(files.map(({ path }) => kindOf(path)))].sort();
  return kinds.map((kind) => {
    const own = files.filter(({ path }) => kindOf(path) === kind);
    const reports = own.flatMap((file) => file.reports);
    const axe = reports.flat().filter(({ type }) => type === 'a11y');
    return {
      kind,
      parts: own.length,
      states: reports.length,
      axeRuns: axe.length,
      axeFailures: axe.filter(({ status }) => status === 'failed').length,
    };
  });
}

function total(counts: readonly StoryCount[]): StoryCount {
  const sum = (key: 'parts' | 'states' | 'axeRuns' | 'axeFailures') =>
    counts.reduce((so, count) => so + count[key], 0);
  return {
    kind: 'all',
    parts: sum('parts'),
    states: sum('states'),
    axeRuns: sum('axeRuns'),
    axeFailures: sum('axeFailures'),
  };
}

/** Returns the name of the first folder below `stories`. */
function kindOf(path: string): string {
  return path.split('/stories/').at(-1)?.split('/')[0] ?? '';
}

function fileOf({ moduleId, children }: TestModule): StoryFile {
  const tests = [...children.allTests()].filter((test) => test.result().state !== 'skipped');
  return { path: moduleId, reports: tests.map((test) => reportsIn(test.meta())) };
}

/** Returns the reports that Storybook's addon adds to each test. */
function reportsIn(meta: object): readonly StoryReport[] {
  return 'reports' in meta && Array.isArray(meta.reports) ? meta.reports : [];
}
