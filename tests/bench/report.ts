import type { Engine } from './build.ts';
import type { Condition } from './condition.ts';
import type { Measured } from './measure.ts';
import type { PortalVisit } from './portalPage.ts';

/** One visit, of one engine and one page. */
export interface Sample {
  readonly engine: Engine;
  readonly page: string;
  readonly measured: Measured;
}

/** The pages and engines that were visited, and the condition. */
export interface Visits {
  readonly pages: readonly string[];
  readonly engines: readonly Engine[];
  readonly condition: Condition;
}

/** The hand-written page of the same form, which is compared with the portal's page. */
export const PORTAL_TWIN = 'particulars';

interface Row {
  readonly key: Exclude<keyof Measured, 'typed'>;
  readonly name: string;
}

/** A goal for Landform: a ratio to the hand-written twin, or a bound in the row's own unit. */
type Goal = { readonly ratio: number } | { readonly atMost: number };

const ROWS: readonly Row[] = [
  { key: 'bytes', name: 'JS + CSS, brotli bytes' },
  { key: 'interactive', name: 'interactive, ms' },
  { key: 'focusable', name: '  takes the focus, painted' },
  { key: 'keyWork', name: 'main-thread work a key, ms' },
  { key: 'latencyP95', name: 'interaction latency p95, ms' },
  { key: 'keyToPaintP95', name: 'key to paint p95, ms' },
  { key: 'switchStep', name: 'switch step to paint, ms' },
  { key: 'switchChange', name: '  to the last change' },
  { key: 'addRow', name: 'add row to paint, ms' },
  { key: 'addChange', name: '  to the last change' },
  { key: 'submit', name: 'submit to painted errors, ms' },
  { key: 'submitChange', name: '  to the last change' },
  { key: 'heap', name: 'heap, MB' },
  { key: 'fields', name: 'inputs in the page' },
];

type Goals = Partial<Record<Row['key'], Goal>>;

/*
 * When the goals were set, a page was interactive once its first field was focusable and painted. A
 * click ended with the page's last change (docs/decisions/080). The goals apply to both readings.
 */

/** Goals for the pages of a real form. */
const REAL: Goals = {
  interactive: { ratio: 1.3 },
  focusable: { ratio: 1.3 },
  keyWork: { ratio: 1.4 },
  latencyP95: { atMost: 32 },
  submit: { atMost: 100 },
};

/** Goals for generated pages of a given size. */
const SIZES: Goals = {
  bytes: { atMost: 110_000 },
  interactive: { ratio: 1.2 },
  focusable: { ratio: 1.2 },
  keyWork: { ratio: 1.2 },
  latencyP95: { atMost: 32 },
  switchStep: { atMost: 40 },
  switchChange: { atMost: 40 },
  addRow: { atMost: 30 },
  addChange: { atMost: 30 },
  heap: { ratio: 1 },
};

const GOALS: Readonly<Record<string, Goals>> = {
  particulars: REAL,
  orders: REAL,
  F40: SIZES,
  F200: {
    ...SIZES,
    latencyP95: { ratio: 1.1 },
    submit: { atMost: 80 },
    submitChange: { atMost: 80 },
  },
  R50: SIZES,
  R50OPEN: SIZES,
};

/** Returns the samples' medians as lines of a table, with goals and ratios to the other engines. */
export function report(samples: readonly Sample[], visits: Visits): readonly string[] {
  return visits.pages.flatMap((page) => [
    '',
    `${page} (${visits.condition.name}; medians of ${roundsOf(samples, page)} visits, spread of ours)`,
    ['', ...visits.engines, 'spread', 'ours/twin', 'ours/stock', 'goal'].map(pad).join(''),
    ...ROWS.map((row) => line(samples, visits, page, row)),
  ]);
}

const PORTAL_ROWS: readonly {
  readonly key: keyof PortalVisit;
  readonly name: string;
  readonly goal?: Goal;
}[] = [
  { key: 'scriptBytes', name: 'JS, brotli bytes', goal: { atMost: 170_000 } },
  // Measured like the hand-written page: the field is focusable and painted.
  { key: 'usable', name: 'first field usable, ms', goal: { ratio: 1.3 } },
  { key: 'followed', name: 'first field followed, ms' },
];

/**
 * Returns the medians of visits to the portal's own page, compared with the hand-written twin in
 * the same run.
 */
export function portalReport(
  visits: readonly PortalVisit[],
  samples: readonly Sample[],
  condition: Condition,
): readonly string[] {
  const twin = median(valuesOf(samples, 'twin', PORTAL_TWIN, 'interactive'));
  const sorted = (key: keyof PortalVisit) => visits.map((each) => each[key]).sort((a, b) => a - b);
  return [
    '',
    `the portal's page of LREAL1 (${condition.name}; medians of ${visits.length} visits)`,
    ['', 'portal', 'spread', 'twin', 'ours/twin', 'goal'].map(pad).join(''),
    ...PORTAL_ROWS.map(({ key, name, goal }) => {
      const values = sorted(key);
      const ours = median(values) ?? Number.NaN;
      const other = key === 'scriptBytes' ? undefined : twin;
      const cells = [show(ours), spreadOf(values), other === undefined ? '–' : show(other)];
      return [name, ...cells, ratio(ours, other), verdict(goal, ours, other ?? 0)]
        .map(pad)
        .join('');
    }),
  ];
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
  // The goals apply only to the slow device.
  const goal = condition.slowDown > 1 ? GOALS[page]?.[key] : undefined;
  const verdictText = verdict(goal, ours, twin);
  return [name, ...cells, spreadOf(own), ratio(ours, twin), ratio(ours, stock), verdictText]
    .map(pad)
    .join('');
}

function spreadOf(sorted: readonly number[]): string {
  return sorted.length > 1 ? `${show(sorted[0] ?? 0)}–${show(sorted.at(-1) ?? 0)}` : '–';
}

/** Returns the goal and whether it is met; an empty text without a goal or without a figure. */
function verdict(goal: Goal | undefined, ours: number | undefined, twin: number | undefined) {
  if (!goal || ours === undefined) return '';
  const wanted = 'ratio' in goal ? `<= ${goal.ratio}x` : `<= ${show(goal.atMost)}`;
  const met = twin !== undefined && isMet(goal, ours, twin);
  return `${wanted} ${met ? 'met' : 'MISSED'}`;
}

function isMet(goal: Goal, ours: number, twin: number): boolean {
  return 'ratio' in goal ? ours <= goal.ratio * twin : ours <= goal.atMost;
}

/** Returns the figures of one engine, in ascending order. */
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
