import type { Classifier, LabelledClip, Scores, Solver } from './Solver.ts';
import { BANDS } from './spectrum.ts';

/** The number of neighbours that vote. */
const VOTERS = 3;

/**
 * Trains a classifier by dynamic time warping. A labelled clip's speech may start and end anywhere
 * in the tested clip. In between, it may be up to twice as fast or slow.
 */
export const warpedNeighbours: Solver = (labelled: readonly LabelledClip[]): Classifier => {
  const known = labelled.map(({ character, spectrum }) => ({
    character,
    rows: halved(speechRows(spectrum)).map(unit),
  }));
  return (spectrum): Scores => {
    const rows = halved(spectrum).map(unit);
    const costs = new Map<string, number[]>();
    for (const each of known) {
      costs.set(each.character, [...(costs.get(each.character) ?? []), warpCost(each.rows, rows)]);
    }
    return new Map(
      [...costs].map(([character, all]) => {
        const best = all.toSorted((one, other) => one - other).slice(0, VOTERS);
        return [character, -best.reduce((sum, cost) => sum + cost, 0) / best.length];
      }),
    );
  };
};

/** Trims silence at both ends. */
function speechRows(spectrum: readonly Float32Array[]): readonly Float32Array[] {
  const energies = spectrum.map((row) => row.reduce((sum, value) => sum + value, 0));
  const level = 0.35 * Math.max(...energies);
  const first = energies.findIndex((energy) => energy >= level);
  return spectrum.slice(first, energies.findLastIndex((energy) => energy >= level) + 1);
}

function unit(row: Float32Array): Float32Array {
  const mean = row.reduce((sum, value) => sum + value, 0) / row.length;
  const size = Math.sqrt(row.reduce((sum, value) => sum + (value - mean) ** 2, 1));
  return row.map((value) => (value - mean) / size);
}

/**
 * Keeps every second row: 32 ms are fine enough for syllables, and the comparison is four times as
 * fast.
 */
function halved(spectrum: readonly Float32Array[]): readonly Float32Array[] {
  return spectrum.filter((_, index) => index % 2 === 0);
}

/**
 * Returns the mean cost of the cheapest match of all of `pattern` with some of `rows`. A step
 * advances one row in both, or two rows in one and one in the other, so that no row is matched many
 * times.
 */
function warpCost(pattern: readonly Float32Array[], rows: readonly Float32Array[]): number {
  let [earlier, before, costsBefore] = [FAR, FAR, FAR];
  for (const [index, wanted] of pattern.entries()) {
    const costs = rows.map((row) => distance(wanted, row));
    const now = costs.map((cost, at) => {
      if (index === 0) return cost;
      const both = before[at - 1] ?? Number.POSITIVE_INFINITY;
      const fast = before[at - 2] ?? Number.POSITIVE_INFINITY;
      const slow = (earlier[at - 1] ?? Number.POSITIVE_INFINITY) + (costsBefore[at] ?? 0);
      return cost + Math.min(both, fast, slow);
    });
    [earlier, before, costsBefore] = [before, now, costs];
  }
  return Math.min(...before) / pattern.length;
}

const FAR: readonly number[] = [];

function distance(one: Float32Array, other: Float32Array): number {
  let dot = 0;
  for (let band = 0; band < BANDS; band += 1) dot += (one[band] ?? 0) * (other[band] ?? 0);
  return 1 - dot;
}
