import { randomBytes } from 'node:crypto';
import { randomBetween } from './randomBetween.ts';
import { SAMPLE_RATE } from './wav.ts';

// This module uses loops instead of a callback for each sample, because a challenge has a hundred
// thousand samples.

/** Returns a clip that is faster and higher (factor above 1), or slower and lower (below 1). */
export function atPitch(clip: Float32Array, factor: number): Float32Array {
  const result = new Float32Array(Math.floor(clip.length / factor));
  for (let index = 0; index < result.length; index += 1) {
    const at = index * factor;
    const from = Math.floor(at);
    const before = clip[from] ?? 0;
    result[index] = before + ((clip[from + 1] ?? before) - before) * (at - from);
  }
  return result;
}

const PIECE = 240;
const REACH = 80;
/**
 * The weights of a piece rise and fall, so that those of two pieces that overlap by half add up to
 * one.
 */
const WEIGHTS = Float32Array.from(
  { length: PIECE },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / PIECE),
);

/**
 * Returns a clip that is faster (factor above 1) or slower, at the same pitch. Overlaps pieces of
 * 30 ms, each moved to where it best continues the wave of the previous piece.
 */
export function atPace(clip: Float32Array, factor: number): Float32Array {
  const half = PIECE / 2;
  const count = Math.max(1, Math.floor((clip.length / factor - half) / half));
  const result = new Float32Array((count + 1) * half);
  let from = 0;
  for (let piece = 0; piece < count; piece += 1) {
    if (piece > 0) from = bestStart(clip, Math.round(piece * half * factor), from + half);
    for (let at = 0; at < PIECE; at += 1) {
      const to = piece * half + at;
      result[to] = (result[to] ?? 0) + (WEIGHTS[at] ?? 0) * (clip[from + at] ?? 0);
    }
  }
  return result;
}

/**
 * Returns the position near `wanted` at which the clip is most similar to the clip at `continued`.
 */
function bestStart(clip: Float32Array, wanted: number, continued: number): number {
  let best = Math.max(0, wanted);
  let highest = Number.NEGATIVE_INFINITY;
  for (let start = Math.max(0, wanted - REACH); start <= wanted + REACH; start += 4) {
    let likeness = 0;
    for (let at = 0; at < PIECE / 2; at += 2) {
      likeness += (clip[start + at] ?? 0) * (clip[continued + at] ?? 0);
    }
    if (likeness > highest) [highest, best] = [likeness, start];
  }
  return best;
}

/** Returns a brighter sound (tilt above 0) or a duller sound (below 0). @param tilt -0.6 to 0.6 */
export function tilted(sound: Float32Array, tilt: number): Float32Array {
  const result = new Float32Array(sound.length);
  let before = 0;
  for (let at = 0; at < sound.length; at += 1) {
    const sample = sound[at] ?? 0;
    result[at] = sample - tilt * before;
    before = sample;
  }
  return result;
}

/**
 * Raises the frequencies around a frequency, like the resonance of a room or a loudspeaker.
 *
 * @param share share of the resonance that is added, 0 to 1
 */
export function resounding(sound: Float32Array, hertz: number, share: number): Float32Array {
  const radius = 0.9;
  const turn = 2 * radius * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE);
  const result = new Float32Array(sound.length);
  let one = 0;
  let two = 0;
  for (let at = 0; at < sound.length; at += 1) {
    const sample = sound[at] ?? 0;
    const rung = sample * (1 - radius) + turn * one - radius * radius * two;
    two = one;
    one = rung;
    result[at] = sample + share * rung;
  }
  return result;
}

/** Returns white noise with samples between -1 and 1. */
export function hiss(length: number): Float32Array {
  const bytes = randomBytes(length);
  const result = new Float32Array(length);
  for (let at = 0; at < length; at += 1) result[at] = (bytes[at] ?? 0) / 127.5 - 1;
  return result;
}

/**
 * Returns the root mean square of the loud parts of a sound, so that pauses do not affect it.
 *
 * @returns 0 for silence
 */
export function loudness(sound: Float32Array): number {
  const powers: number[] = [];
  for (let from = 0; from < sound.length; from += PIECE) {
    powers.push(powerOf(sound, from, Math.min(from + PIECE, sound.length)));
  }
  const level = Math.max(...powers, 0) / 100;
  const loud = powers.filter((power) => power > level);
  return Math.sqrt(loud.reduce((sum, power) => sum + power, 0) / Math.max(1, loud.length));
}

function powerOf(sound: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += (sound[at] ?? 0) ** 2;
  return sum / (to - from);
}

/** Returns a sound at another loudness; silence stays silent. */
export function atLoudness(sound: Float32Array, wanted: number): Float32Array {
  const present = loudness(sound);
  if (present === 0) return sound;
  const factor = wanted / present;
  const result = new Float32Array(sound.length);
  for (let at = 0; at < sound.length; at += 1) result[at] = (sound[at] ?? 0) * factor;
  return result;
}

/**
 * Adds a sound to another sound, from a position on. Cuts the sound at the end of the other. @param
 * gain factor of its loudness
 */
export function mixInto(into: Float32Array, sound: Float32Array, from: number, gain = 1): void {
  const end = Math.min(sound.length, into.length - from);
  for (let at = 0; at < end; at += 1) {
    into[from + at] = (into[from + at] ?? 0) + gain * (sound[at] ?? 0);
  }
}

/** Returns a random choice. @throws {RangeError} when the list is empty */
export function oneOf<T>(choices: readonly T[]): T {
  const chosen = choices[Math.floor(randomBetween(0, choices.length))];
  if (chosen === undefined) throw new RangeError('Cannot choose: there is nothing');
  return chosen;
}
