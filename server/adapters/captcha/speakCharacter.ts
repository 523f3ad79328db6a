import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '#engine';
import { randomBetween } from './randomBetween.ts';
import { fromWav, SAMPLE_RATE, toWav } from './wav.ts';

/**
 * Speaks one character in a language, never twice the same: pace, loudness and pauses vary, and
 * under it are noise and other clips played backwards.
 *
 * @param character one of the alphabet
 * @returns a WAV file of about a second
 */
export function speakCharacter(character: string, language: Language): Buffer {
  const voice = clipOf(character, language);
  const spoken = atPace(voice, randomBetween(0.9, 1.08));
  const before = Math.round(randomBetween(0.08, 0.3) * SAMPLE_RATE);
  const after = Math.round(randomBetween(0.1, 0.3) * SAMPLE_RATE);
  const mixed = hiss(before + spoken.length + after, randomBetween(0.03, 0.05));
  add(mixed, spoken, before, randomBetween(0.65, 0.85));
  for (const chatter of [0, 1].map(() => backwards())) {
    add(mixed, chatter, Math.round(randomBetween(0, before)), randomBetween(0.06, 0.1));
  }
  return toWav(mixed);
}

type VoiceFolder = 'en' | 'yue' | 'cmn';

/** Letters are read in English by everybody; digits in the language of the page. */
const FOLDERS: Readonly<Record<Language, readonly VoiceFolder[]>> = {
  en: ['en'],
  'zh-Hant': ['yue', 'en'],
  'zh-Hans': ['cmn', 'en'],
};

const CLIPS: Readonly<Record<VoiceFolder, ReadonlyMap<string, Float32Array>>> = {
  en: readClips('en'),
  yue: readClips('yue'),
  cmn: readClips('cmn'),
};
const ALL_CLIPS = [...CLIPS.en.values()];

function readClips(folder: VoiceFolder): ReadonlyMap<string, Float32Array> {
  const place = new URL(`./voices/${folder}/`, import.meta.url);
  return new Map(
    readdirSync(place).map((name) => [
      name.replace('.wav', ''),
      fromWav(readFileSync(new URL(name, place))),
    ]),
  );
}

function clipOf(character: string, language: Language): Float32Array {
  const found = FOLDERS[language]
    .map((folder) => CLIPS[folder].get(character))
    .find((clip) => clip !== undefined);
  if (!found) throw new RangeError('Cannot speak the character: no voice has it');
  return found;
}

/** Faster and higher above 1, slower and lower below. */
function atPace(clip: Float32Array, pace: number): Float32Array {
  return Float32Array.from({ length: Math.floor(clip.length / pace) }, (_, index) => {
    const at = index * pace;
    const before = clip[Math.floor(at)] ?? 0;
    const after = clip[Math.ceil(at)] ?? before;
    return before + (after - before) * (at % 1);
  });
}

function hiss(length: number, loudness: number): Float32Array {
  return Float32Array.from(randomBytes(length), (byte) => (byte / 127.5 - 1) * loudness);
}

function backwards(): Float32Array {
  const clip = ALL_CLIPS[Math.floor(randomBetween(0, ALL_CLIPS.length))] ?? new Float32Array();
  return clip.toReversed();
}

function add(into: Float32Array, clip: Float32Array, from: number, loudness: number): void {
  for (let index = 0; index < clip.length && from + index < into.length; index += 1) {
    into[from + index] = (into[from + index] ?? 0) + (clip[index] ?? 0) * loudness;
  }
}
