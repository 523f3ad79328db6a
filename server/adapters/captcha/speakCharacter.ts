import type { Language } from '#engine';
import { randomBetween } from './randomBetween.ts';
import { atLoudness, atPace, atPitch, hiss, mixInto, oneOf, resounding, tilted } from './sounds.ts';
import { BACKWARDS, spokenIn } from './voices.ts';
import { SAMPLE_RATE, toWav } from './wav.ts';

/** Decibels of the speech above the background voices, and above the noise. */
const OVER_BABBLE = [9, 12] as const;
const OVER_HISS = [16, 22] as const;
/**
 * The number of simultaneous background voices. They play backwards, so that no word is
 * intelligible.
 */
const TALKERS = 3;
/** The loudness of speech: root mean square, at most 1. */
const LOUDNESS = 0.16;

/**
 * Speaks one character in a language, differently each time. A letter is spoken as its name and as
 * a word that begins with it, in either order. A digit is spoken twice. Each part has its own
 * voice, pitch, pace and tone. Voices that play backwards and noise cover the whole clip.
 *
 * @param character a character of the captcha's alphabet
 * @returns a WAV file of at most 3.6 seconds
 */
export function speakCharacter(character: string, language: Language): Buffer {
  const { names, words } = spokenIn(language, character);
  const second = words.length > 0 ? words : names;
  const spoken = [oneOf(names), oneOf(second)].map(inOtherVoice);
  if (words.length > 0 && randomBetween(0, 1) < 0.5) spoken.reverse();
  const [first = new Float32Array(), other = new Float32Array()] = spoken;
  const before = samples(randomBetween(0.15, 0.55));
  const between = samples(randomBetween(0.08, 0.35));
  const after = samples(randomBetween(0.15, 0.55));
  const start = before + first.length + between;
  const mixed = new Float32Array(Math.min(MOST_SAMPLES, start + other.length + after));
  mixInto(mixed, first, before);
  mixInto(mixed, other, start);
  mixInto(mixed, atLoudness(babble(mixed.length), under(randomBetween(...OVER_BABBLE))), 0);
  mixInto(mixed, atLoudness(hiss(mixed.length), under(randomBetween(...OVER_HISS))), 0);
  const played = resounding(mixed, randomBetween(400, 3_000), randomBetween(0, 0.8));
  return toWav(tilted(played, randomBetween(-0.3, 0.3)));
}

/** Maximum length of a clip, so that a challenge of four clips downloads quickly on a phone. */
const MOST_SAMPLES = 3.6 * SAMPLE_RATE;

function samples(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE);
}

/** Returns the amplitude of a sound from its decibels below the speech. */
function under(decibels: number): number {
  return LOUDNESS / 10 ** (decibels / 20);
}

function inOtherVoice(clip: Float32Array): Float32Array {
  const pitched = atPitch(clip, randomBetween(0.85, 1.18));
  const paced = atPace(pitched, randomBetween(0.85, 1.15));
  return atLoudness(tilted(paced, randomBetween(-0.4, 0.4)), LOUDNESS * randomBetween(0.85, 1.1));
}

function babble(length: number): Float32Array {
  const result = new Float32Array(length);
  for (let talker = 0; talker < TALKERS; talker += 1) {
    let at = -samples(randomBetween(0, 0.6));
    while (at < length) {
      const clip = atPitch(oneOf(BACKWARDS), randomBetween(0.8, 1.25));
      const audible = at < 0 ? clip.subarray(-at) : clip;
      mixInto(result, audible, Math.max(0, at), randomBetween(0.7, 1));
      at += Math.max(clip.length, 400);
    }
  }
  return result;
}
