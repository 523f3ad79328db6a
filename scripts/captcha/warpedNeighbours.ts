import type { Judge, LabelledClip, Scores, Solver } from './Solver.ts';
import { BANDS } from './spectrum.ts';

/** Neighbours that vote. */
const VOTERS = 3;

/**
 * Dynamic time warping: a labelled clip's speech may begin anywhere in the clip that is judged, end
 * anywhere, and be up to twice as fast or slow on its way.
 */
export const warpedNeighbours: Solver = (labelled: readonly LabelledClip[]): Judge => {
  const known = labelled.map(({ character, spectrum }) => ({
    character,
    rows: halved(spoken(spectrum)).map(unit),
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
function spoken(spectrum: readonly Float32Array[]): readonly Float32Array[] {
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

/** Every second row: 32 ms are fine enough for syllables, and four times as fast to compare. */
function halved(spectrum: readonly Float32Array[]): readonly Float32Array[] {
  return spectrum.filter((_, index) => index % 2 === 0);
}

/**
 * Mean cost of the cheapest way of all of `pattern` through some of `rows`: a step goes one row on in
 * both, or two in one and one in the other, so that no row is matched many times.
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
