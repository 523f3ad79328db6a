import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '#engine';
import { atLoudness } from './sounds.ts';
import { fromWav } from './wav.ts';

/** The recordings of one character: its name in each voice, and words that begin with it. */
export interface Spoken {
  readonly names: readonly Float32Array[];
  /** Empty for digits, whose names are clear enough. */
  readonly words: readonly Float32Array[];
}

type VoiceFolder = 'en' | 'yue' | 'cmn';

/**
 * The folders to search for a character. Letters are spoken in English in every language, digits in
 * the language of the page.
 */
const FOLDERS: Readonly<Record<Language, readonly VoiceFolder[]>> = {
  en: ['en'],
  'zh-Hant': ['yue', 'en'],
  'zh-Hans': ['cmn', 'en'],
};

interface Clip {
  readonly character: string;
  readonly isWord: boolean;
  readonly samples: Float32Array;
}

const CLIPS: Readonly<Record<VoiceFolder, readonly Clip[]>> = {
  en: readClips('en'),
  yue: readClips('yue'),
  cmn: readClips('cmn'),
};

/** Every clip in every voice and language, reversed and at loudness 1. */
export const BACKWARDS: readonly Float32Array[] = Object.values(CLIPS)
  .flat()
  .map(({ samples }) => atLoudness(samples, 1).reverse());

/** Reads the clips of a folder. File names are `VOICE/K.wav` and `VOICE/K-kilo.wav`. */
function readClips(folder: VoiceFolder): readonly Clip[] {
  const place = new URL(`./voices/${folder}/`, import.meta.url);
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.wav'))
    .map((path) => {
      const [character = '', word] = path.replace(/^.*[\\/]|\.wav$/g, '').split('-');
      const samples = fromWav(readFileSync(new URL(path.replaceAll('\\', '/'), place)));
      return { character, isWord: word !== undefined, samples };
    });
}

/**
 * Returns the clips of a character in a language.
 *
 * @throws {RangeError} when there is no recording of the character
 */
export function spokenIn(language: Language, character: string): Spoken {
  for (const folder of FOLDERS[language]) {
    const clips = CLIPS[folder].filter((clip) => clip.character === character);
    if (clips.length === 0) continue;
    const samplesOf = (isWord: boolean) =>
      clips.filter((clip) => clip.isWord === isWord).map(({ samples }) => samples);
    return { names: samplesOf(false), words: samplesOf(true) };
  }
  throw new RangeError('Cannot speak the character: no voice has it');
}
