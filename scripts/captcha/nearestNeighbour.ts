import type { Classifier, LabelledClip, Scores, Solver } from './Solver.ts';
import { BANDS } from './spectrum.ts';

/** The number of rows to which every clip is stretched. */
const ROWS = 24;
/** The minimum loudness of a speech row, as a share of the loudest row. */
const LOUD = 0.35;

/**
 * Trains the simplest classifier. It cuts out the speech by its energy and stretches it to one
 * length. The score of a character is the likeness of its nearest labelled clip.
 */
export const nearestNeighbour: Solver = (labelled: readonly LabelledClip[]): Classifier => {
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

/** Returns the cosine of two shapes, each without its mean. */
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
