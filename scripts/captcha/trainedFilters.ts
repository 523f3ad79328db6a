import type { Classifier, LabelledClip, Scores, Solver } from './Solver.ts';
import { BANDS } from './spectrum.ts';

/** The number of filters that slide over a clip, each as long as a syllable (16 rows of 16 ms). */
const FILTERS = 64;
const WIDTH = 16 * BANDS;
const ROUNDS = 60;
const RATE = 0.002;

interface Net {
  readonly filters: Float32Array;
  readonly weights: Float32Array;
}

/**
 * Trains a small neural network on labelled clips, with random pitch and speed in each round.
 * Filters slide over time, and each keeps its strongest response. A layer of weights maps these
 * responses to characters.
 */
export const trainedFilters: Solver = (labelled: readonly LabelledClip[]): Classifier => {
  const characters = [...new Set(labelled.map(({ character }) => character))];
  const known = labelled.map(({ character, spectrum }) => ({
    target: characters.indexOf(character),
    rows: spectrum,
  }));
  const net: Net = {
    filters: noise(FILTERS * WIDTH, 0.06),
    weights: noise(characters.length * (FILTERS + 1), 0.1),
  };
  const steps = { filters: adam(net.filters), weights: adam(net.weights) };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { target, rows } of known.toSorted(() => Math.random() - 0.5)) {
      learn(net, steps, normalised(varied(rows)), target);
    }
  }
  return (spectrum): Scores => {
    const { scores } = ahead(net, normalised(spectrum), 0);
    return new Map(characters.map((character, at) => [character, Math.log(scores[at] ?? 0)]));
  };
};

interface Steps {
  readonly filters: Step;
  readonly weights: Step;
}

function learn({ filters, weights }: Net, steps: Steps, clip: Float32Array, target: number): void {
  const { scores, pooled, places } = ahead({ filters, weights }, clip, 0.3);
  const back = new Float32Array(FILTERS);
  const weightSlopes = new Float32Array(weights.length);
  for (const [at, score] of scores.entries()) {
    const slope = score - (at === target ? 1 : 0);
    const from = at * (FILTERS + 1);
    for (const [filter, activation] of pooled.entries()) {
      weightSlopes[from + filter] = slope * activation;
      const share = activation > 0 ? slope * (weights[from + filter] ?? 0) : 0;
      back[filter] = (back[filter] ?? 0) + share;
    }
    weightSlopes[from + FILTERS] = slope;
  }
  const slopes = new Float32Array(filters.length);
  for (const [filter, slope] of back.entries()) {
    const place = places[filter] ?? 0;
    const seen = clip.subarray(place, place + WIDTH);
    slopes.set(
      seen.map((value) => slope * value),
      filter * WIDTH,
    );
  }
  steps.weights(weightSlopes);
  steps.filters(slopes);
}

/** Computes the scores of a clip. @param dropped the share of filters that are skipped (dropout) */
function ahead({ filters, weights }: Net, clip: Float32Array, dropped: number) {
  const pooled = new Float32Array(FILTERS);
  const places = new Int32Array(FILTERS);
  for (let filter = 0; filter < FILTERS; filter += 1) {
    if (Math.random() < dropped) continue;
    const { sum, place } = strongest(filters.subarray(filter * WIDTH, (filter + 1) * WIDTH), clip);
    pooled[filter] = sum / (1 - dropped);
    places[filter] = place;
  }
  return { scores: shares(pooled, weights), pooled, places };
}

/** Returns the strongest response of a filter and its position; the sum is 0 without a response. */
function strongest(filter: Float32Array, clip: Float32Array) {
  let best = { sum: 0, place: 0 };
  for (let place = 0; place + WIDTH <= clip.length; place += 2 * BANDS) {
    let sum = 0;
    for (let at = 0; at < WIDTH; at += 1) sum += (filter[at] ?? 0) * (clip[place + at] ?? 0);
    if (sum > best.sum) best = { sum, place };
  }
  return best;
}

function shares(pooled: Float32Array, weights: Float32Array): number[] {
  const count = weights.length / (FILTERS + 1);
  const sums = Array.from({ length: count }, (_, at) => {
    const from = at * (FILTERS + 1);
    let sum = weights[from + FILTERS] ?? 0;
    for (let filter = 0; filter < FILTERS; filter += 1) {
      sum += (weights[from + filter] ?? 0) * (pooled[filter] ?? 0);
    }
    return sum;
  });
  const highest = Math.max(...sums);
  const grown = sums.map((sum) => Math.exp(sum - highest));
  const total = grown.reduce((sum, value) => sum + value, 0);
  return grown.map((value) => value / total);
}

/** Returns a clip as one array of normalised values around 0. */
function normalised(rows: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(Math.max(rows.length * BANDS, WIDTH));
  for (const [index, row] of rows.entries()) all.set(row, index * BANDS);
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
  const spread = Math.sqrt(all.reduce((sum, value) => sum + (value - mean) ** 2, 1) / all.length);
  return all.map((value) => (value - mean) / spread);
}

/** Changes pitch and speed slightly at random. */
function varied(rows: readonly Float32Array[]): Float32Array[] {
  const pace = 0.85 + Math.random() * 0.3;
  const shift = (Math.random() - 0.5) * 3;
  return Array.from({ length: Math.floor(rows.length / pace) }, (_, index) => {
    const row = rows[Math.min(rows.length - 1, Math.round(index * pace))] ?? new Float32Array();
    return Float32Array.from({ length: BANDS }, (__, band) => {
      const from = Math.max(0, Math.min(BANDS - 1, band + shift));
      const [low, high] = [row[Math.floor(from)] ?? 0, row[Math.ceil(from)] ?? 0];
      return low + (high - low) * (from % 1);
    });
  });
}

type Step = (slopes: Float32Array) => void;

/** Creates a gradient step with an individual rate for each value (Adam). */
function adam(values: Float32Array): Step {
  const mean = new Float32Array(values.length);
  const square = new Float32Array(values.length);
  let count = 0;
  return (slopes) => {
    count += 1;
    const rate = (RATE * Math.sqrt(1 - 0.999 ** count)) / (1 - 0.9 ** count);
    for (let at = 0; at < values.length; at += 1) {
      const slope = slopes[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
      values[at] =
        (values[at] ?? 0) - (rate * (mean[at] ?? 0)) / (Math.sqrt(square[at] ?? 0) + 1e-8);
    }
  };
}

function noise(length: number, size: number): Float32Array {
  return Float32Array.from({ length }, () => (Math.random() - 0.5) * 2 * size);
}
