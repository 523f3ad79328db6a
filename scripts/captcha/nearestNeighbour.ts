import type { Judge, LabelledClip, Scores, Solver } from './Solver.ts';
import { BANDS } from './spectrum.ts';

/** Rows that every clip is stretched to. */
const ROWS = 24;
/** A row is speech when it is this share as loud as the loudest. */
const LOUD = 0.35;

/**
 * The plain attack: cuts the speech out by its energy, stretches it to one length, and takes the
 * character of the nearest labelled clip.
 */
export const nearestNeighbour: Solver = (labelled: readonly LabelledClip[]): Judge => {
  const known = labelled.map(({ character, spectrum }) => ({
    character,
    shape: shapeOf(spectrum),
  }));
  return (spectrum): Scores => {
    const shape = shapeOf(spectrum);
    const scores = new Map<string, number>();
    for (const each of known) {
      const score = likeness(shape, each.shape);
      scores.set(each.character, Math.max(score, scores.get(each.character) ?? -1));
    }
    return scores;
  };
};

function shapeOf(spectrum: readonly Float32Array[]): Float32Array {
  const energies = spectrum.map((row) => row.reduce((sum, value) => sum + value, 0));
  const level = LOUD * Math.max(...energies);
  const first = energies.findIndex((energy) => energy >= level);
  const last = energies.findLastIndex((energy) => energy >= level);
  const shape = new Float32Array(ROWS * BANDS);
  for (let row = 0; row < ROWS; row += 1) {
    const from = spectrum[Math.round(first + (row / (ROWS - 1)) * (last - first))];
    if (from) shape.set(from, row * BANDS);
  }
  return shape;
}

/** Cosine of two shapes, each without its mean. */
function likeness(one: Float32Array, other: Float32Array): number {
  const [a, b] = [centred(one), centred(other)];
  let [dot, sizeA, sizeB] = [0, 1e-9, 1e-9];
  for (let at = 0; at < a.length; at += 1) {
    dot += (a[at] ?? 0) * (b[at] ?? 0);
    sizeA += (a[at] ?? 0) ** 2;
    sizeB += (b[at] ?? 0) ** 2;
  }
  return dot / Math.sqrt(sizeA * sizeB);
}

function centred(shape: Float32Array): Float32Array {
  const mean = shape.reduce((sum, value) => sum + value, 0) / shape.length;
  return shape.map((value) => value - mean);
}
