import type { LabelledClip } from '../../../scripts/captcha/Solver.ts';
import { logSpectrum } from '../../../scripts/captcha/spectrum.ts';
import { SAMPLE_RATE } from '../../../server/adapters/captcha/wav.ts';

/** The parts of a clip: tones in hertz, 0 for silence, with their seconds. */
export type Parts = readonly (readonly [hertz: number, seconds: number])[];

/** Returns the samples of tones, one after another. */
export function tones(parts: Parts): Float32Array {
  return Float32Array.from(
    parts.flatMap(([hertz, seconds]) =>
      Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, at) =>
        hertz === 0 ? 0 : Math.sin((2 * Math.PI * hertz * at) / SAMPLE_RATE),
      ),
    ),
  );
}

/** The words of a simple language: each character is a rising or a falling pair of tones. */
const WORDS: Readonly<Record<string, readonly [number, number]>> = {
  A: [400, 1600],
  B: [1600, 400],
  C: [900, 3000],
};

/**
 * Returns the spectrum of a spoken character between silences.
 *
 * @param pace the seconds of each tone
 */
export function spoken(character: string, pace = 0.2): readonly Float32Array[] {
  const [first, second] = WORDS[character] ?? [0, 0];
  return logSpectrum(
    tones([
      [0, 0.2],
      [first, pace],
      [second, pace],
      [0, 0.3],
    ]),
  );
}

/** The labelled clips from which tests train. */
export const LABELLED: readonly LabelledClip[] = Object.keys(WORDS).map((character) => ({
  character,
  spectrum: spoken(character),
}));

/** Returns the character with the highest score. */
export function bestOf(scores: ReadonlyMap<string, number>): string | undefined {
  const [best] = [...scores].toSorted(([, one], [, other]) => other - one);
  return best?.[0];
}
