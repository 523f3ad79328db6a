import { CASES, type CaseName, ENGINES, type Engine } from './build.ts';
import type { Measured } from './measure.ts';

/** One visit, of one engine and one case. */
export interface Sample {
  readonly engine: Engine;
  readonly case: CaseName;
  readonly measured: Measured;
}

interface Row {
  readonly key: Exclude<keyof Measured, 'typed'>;
  readonly name: string;
  /** The goal of our figure: a ratio to the hand-written twin, or an absolute bound in ms. */
  readonly goal?: { readonly ratio: number } | { readonly atMost: number };
}

const ROWS: readonly Row[] = [
  { key: 'bytes', name: 'JS + CSS, brotli bytes' },
  { key: 'interactive', name: 'interactive, ms', goal: { ratio: 1.4 } },
  { key: 'keyWork', name: 'main-thread work a key, ms', goal: { ratio: 1.4 } },
  { key: 'latencyP95', name: 'interaction latency p95, ms', goal: { atMost: 32 } },
  { key: 'keyToPaintP95', name: 'key to paint p95, ms' },
  { key: 'switchStep', name: 'switch step, ms' },
  { key: 'addRow', name: 'add row, ms' },
  { key: 'submit', name: 'submit to painted errors, ms', goal: { atMost: 100 } },
  { key: 'fields', name: 'inputs in the page' },
];

/** The medians of all samples as lines of a table, with the ratio to the twin and the goal. */
export function report(samples: readonly Sample[]): readonly string[] {
  return (Object.keys(CASES) as CaseName[]).flatMap((name) => [
    '',
    `${name} (4x CPU slow-down, 1.6 Mbit/s, 150 ms; medians of ${runsOf(samples, name)} visits)`,
    ['', ...ENGINES, 'ours/twin', 'ours/stock', 'goal'].map(pad).join(''),
    ...ROWS.map((row) => line(samples, name, row)),
  ]);
}

function line(samples: readonly Sample[], name: CaseName, { key, name: label, goal }: Row): string {
  const [ours, twin, stock] = ENGINES.map((engine) => median(samples, engine, name, key));
  const cells = [ours, twin, stock].map((value) => (value === undefined ? '–' : show(value)));
  const met = goal && ours !== undefined && twin !== undefined && isMet(goal, ours, twin);
  const wanted = goal && ('ratio' in goal ? `<= ${goal.ratio}x` : `<= ${goal.atMost}`);
  const verdict = wanted ? `${wanted} ${met ? 'met' : 'MISSED'}` : '';
  return [label, ...cells, ratio(ours, twin), ratio(ours, stock), verdict].map(pad).join('');
}

function isMet(goal: NonNullable<Row['goal']>, ours: number, twin: number): boolean {
  return 'ratio' in goal ? ours <= goal.ratio * twin : ours <= goal.atMost;
}

function median(
  samples: readonly Sample[],
  engine: Engine,
  name: CaseName,
  key: Row['key'],
): number | undefined {
  const values = samples
    .filter((sample) => sample.engine === engine && sample.case === name)
    .map(({ measured }) => measured[key])
    .filter((value) => value !== undefined)
    .sort((a, b) => a - b);
  return values[Math.floor((values.length - 1) / 2)];
}

function runsOf(samples: readonly Sample[], name: CaseName): number {
  return samples.filter((sample) => sample.case === name && sample.engine === 'landform').length;
}

function ratio(ours: number | undefined, other: number | undefined): string {
  return ours === undefined || !other ? '–' : `${(ours / other).toFixed(2)}x`;
}

function show(value: number): string {
  return value >= 1000 ? value.toFixed(0) : value.toFixed(1);
}

function pad(cell: string, index: number): string {
  return index === 0 ? cell.padEnd(32) : cell.padStart(12);
}
