import type { Engine } from './build.ts';
import type { Condition, Measured } from './measure.ts';

/** One visit, of one engine and one page. */
export interface Sample {
  readonly engine: Engine;
  readonly page: string;
  readonly measured: Measured;
}

/** What was visited, and how. */
export interface Visits {
  readonly pages: readonly string[];
  readonly engines: readonly Engine[];
  readonly condition: Condition;
}

interface Row {
  readonly key: Exclude<keyof Measured, 'typed'>;
  readonly name: string;
}

/** Of our figure: a ratio to the hand-written twin, or a bound in the row's own unit. */
type Goal = { readonly ratio: number } | { readonly atMost: number };

const ROWS: readonly Row[] = [
  { key: 'bytes', name: 'JS + CSS, brotli bytes' },
  { key: 'interactive', name: 'interactive, ms' },
  { key: 'keyWork', name: 'main-thread work a key, ms' },
  { key: 'latencyP95', name: 'interaction latency p95, ms' },
  { key: 'keyToPaintP95', name: 'key to paint p95, ms' },
  { key: 'switchStep', name: 'switch step, ms' },
  { key: 'addRow', name: 'add row, ms' },
  { key: 'submit', name: 'submit to painted errors, ms' },
  { key: 'heap', name: 'heap, MB' },
  { key: 'fields', name: 'inputs in the page' },
];

type Goals = Partial<Record<Row['key'], Goal>>;

/** Of a real form's pages: the renderer as it first had to be. */
const REAL: Goals = {
  interactive: { ratio: 1.4 },
  keyWork: { ratio: 1.4 },
  latencyP95: { atMost: 32 },
  submit: { atMost: 100 },
};

/** Of pages made to a size. */
const SIZES: Goals = {
  bytes: { atMost: 110_000 },
  interactive: { ratio: 1.2 },
  keyWork: { ratio: 1.2 },
  latencyP95: { atMost: 32 },
  switchStep: { atMost: 40 },
  addRow: { atMost: 30 },
  heap: { ratio: 1 },
};

const GOALS: Readonly<Record<string, Goals>> = {
  particulars: REAL,
  orders: REAL,
  F40: SIZES,
  F200: { ...SIZES, latencyP95: { ratio: 1.1 }, submit: { atMost: 80 } },
  R50: SIZES,
  R50OPEN: SIZES,
};

/** The medians of all samples as lines of a table, with the ratio to the twin and the goal. */
export function report(samples: readonly Sample[], visits: Visits): readonly string[] {
  return visits.pages.flatMap((page) => [
    '',
    `${page} (${visits.condition.name}; medians of ${roundsOf(samples, page)} visits, spread of ours)`,
    ['', ...visits.engines, 'spread', 'ours/twin', 'ours/stock', 'goal'].map(pad).join(''),
    ...ROWS.map((row) => line(samples, visits, page, row)),
  ]);
}

function line(
  samples: readonly Sample[],
  { engines, condition }: Visits,
  page: string,
  { key, name }: Row,
): string {
  const values = engines.map((engine) => valuesOf(samples, engine, page, key));
  const [ours, twin, stock] = values.map(median);
  const cells = values.map(median).map((value) => (value === undefined ? '–' : show(value)));
  const [own = []] = values;
  const spread = own.length > 1 ? `${show(own[0] ?? 0)}–${show(own.at(-1) ?? 0)}` : '–';
  // The goals are those of the slow device.
  const goal = condition.slowDown > 1 ? GOALS[page]?.[key] : undefined;
  const met = goal && ours !== undefined && twin !== undefined && isMet(goal, ours, twin);
  const wanted = goal && ('ratio' in goal ? `<= ${goal.ratio}x` : `<= ${show(goal.atMost)}`);
  const verdict = wanted && ours !== undefined ? `${wanted} ${met ? 'met' : 'MISSED'}` : '';
  return [name, ...cells, spread, ratio(ours, twin), ratio(ours, stock), verdict].map(pad).join('');
}

function isMet(goal: Goal, ours: number, twin: number): boolean {
  return 'ratio' in goal ? ours <= goal.ratio * twin : ours <= goal.atMost;
}

/** What one engine took, the least first. */
function valuesOf(
  samples: readonly Sample[],
  engine: Engine,
  page: string,
  key: Row['key'],
): readonly number[] {
  return samples
    .filter((sample) => sample.engine === engine && sample.page === page)
    .map(({ measured }) => measured[key])
    .filter((value) => value !== undefined)
    .sort((a, b) => a - b);
}

function median(sorted: readonly number[]): number | undefined {
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

function roundsOf(samples: readonly Sample[], page: string): number {
  return samples.filter((sample) => sample.page === page && sample.engine === 'landform').length;
}

function ratio(ours: number | undefined, other: number | undefined): string {
  return ours === undefined || !other ? '–' : `${(ours / other).toFixed(2)}x`;
}

function show(value: number): string {
  return value >= 1000 ? value.toFixed(0) : value.toFixed(1);
}

function pad(cell: string, index: number): string {
  return index === 0 ? cell.padEnd(30) : ` ${cell}`.padStart(13);
}
