import type { Reporter, TestModule } from 'vitest/node';
import { say } from '../scripts/run.ts';

/** Stories of one kind: `widgets`, `forms`. */
export interface StoryCount {
  readonly kind: string;
  /** Story files: one a part, or a form. */
  readonly parts: number;
  /** Stories that were opened: one a state. */
  readonly states: number;
  readonly axeRuns: number;
  readonly axeFailures: number;
}

/** One story file as Vitest reports it, in the parts that are counted. */
export interface StoryFile {
  readonly path: string;
  /** Of each story that was opened, what its checks said. */
  readonly reports: readonly (readonly StoryReport[])[];
}

/** What an addon said of a story: axe reports as `a11y`. */
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

/** Counts by the folder that a story file stands in. */
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

function kindOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

function fileOf({ moduleId, children }: TestModule): StoryFile {
  const tests = [...children.allTests()].filter((test) => test.result().state !== 'skipped');
  return { path: moduleId, reports: tests.map((test) => reportsIn(test.meta())) };
}

/** Storybook's addon leaves them with each test. */
function reportsIn(meta: object): readonly StoryReport[] {
  return 'reports' in meta && Array.isArray(meta.reports) ? meta.reports : [];
}
