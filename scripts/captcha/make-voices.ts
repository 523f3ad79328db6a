/**
 * `node scripts/captcha/make-voices.ts`: generates the clips of the audio captcha, once. It needs
 * espeak-ng and flite (Debian packages of these names). The clips are committed, so the server
 * needs no speech synthesis.
 *
 * In every language, letters are in English. A word that starts with the letter follows, because
 * single letters sound similar. Digits are in the language of the user. Several voices and words
 * make it expensive to recognise the clips by comparison.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_RATE, toWav } from '../../server/adapters/captcha/wav.ts';
import { ROOT, say } from '../command/run.ts';

const FOLDER = join(ROOT, 'server/adapters/captcha/voices');

/** The words that follow a letter; each voice speaks two of them. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  A: ['alpha', 'apple', 'animal', 'arrow'],
  C: ['Charlie', 'coffee', 'candle', 'castle'],
  E: ['echo', 'elephant', 'egg', 'engine'],
  F: ['foxtrot', 'family', 'flower', 'football'],
  H: ['hotel', 'house', 'hammer', 'honey'],
  J: ['Juliet', 'jacket', 'jelly', 'journey'],
  K: ['kilo', 'kitchen', 'kettle', 'kangaroo'],
  M: ['Mike', 'mother', 'money', 'mountain'],
  N: ['November', 'number', 'nothing', 'needle'],
  P: ['papa', 'paper', 'pencil', 'people'],
  R: ['Romeo', 'river', 'rabbit', 'radio'],
  T: ['tango', 'table', 'tiger', 'tomato'],
  W: ['whiskey', 'water', 'window', 'winter'],
  Y: ['yankee', 'yellow', 'yesterday', 'young'],
};

const DIGITS = {
  en: { 3: 'three', 4: 'four', 6: 'six', 7: 'seven', 9: 'nine' },
  yue: { 3: '三', 4: '四', 6: '六', 7: '七', 9: '九' },
  cmn: { 3: '三', 4: '四', 6: '六', 7: '七', 9: '九' },
} as const;

/** A voice with its name, and the command that writes a text as speech into a WAV file. */
interface Voice {
  readonly name: string;
  readonly command: (text: string, file: string) => readonly [string, ...string[]];
}

const espeak = (name: string, voice: string): Voice => ({
  name,
  // The words per minute: at normal speed a single letter or digit is too short.
  command: (text, file) => ['espeak-ng', '-v', voice, '-s', '125', '-w', file, text],
});
const flite = (name: string): Voice => ({
  name,
  command: (text, file) => ['flite', '-voice', name, '-t', text, '-o', file],
});

const VOICES: Readonly<Record<keyof typeof DIGITS, readonly Voice[]>> = {
  en: [
    espeak('british', 'en-gb'),
    espeak('woman', 'en-gb+f2'),
    flite('slt'),
    flite('rms'),
    flite('awb'),
  ],
  yue: [espeak('man', 'yue'), espeak('woman', 'yue+f2'), espeak('deep', 'yue+m7')],
  cmn: [espeak('man', 'cmn'), espeak('woman', 'cmn+f2'), espeak('deep', 'cmn+m7')],
};

rmSync(FOLDER, { recursive: true, force: true });
const scratch = mkdtempSync(join(tmpdir(), 'captcha-voices-'));
let total = 0;
for (const [index, voice] of VOICES.en.entries()) {
  for (const [letter, words] of Object.entries(LETTERS)) {
    // The voices read a single A as the article.
    make('en', voice, letter, letter === 'A' ? 'Eigh' : letter);
    for (const at of [index, index + 1]) {
      const word = words[at % words.length] ?? letter;
      make('en', voice, `${letter}-${word}`, word);
    }
  }
}
for (const language of ['en', 'yue', 'cmn'] as const) {
  for (const voice of VOICES[language]) {
    for (const [digit, text] of Object.entries(DIGITS[language])) {
      make(language, voice, digit, text);
    }
  }
}
rmSync(scratch, { recursive: true });
say(`${(total / 1024).toFixed(0)} KB in ${FOLDER}`);

function make(language: string, { name, command }: Voice, clip: string, text: string): void {
  const file = join(scratch, 'clip.wav');
  const [program, ...args] = command(text, file);
  execFileSync(program, args);
  const speech = readFileSync(file);
  const wav = toWav(normalised(trimmed(resampled(samplesOf(speech), speech.readUInt32LE(24)))));
  mkdirSync(join(FOLDER, language, name), { recursive: true });
  writeFileSync(join(FOLDER, language, name, `${clip}.wav`), wav);
  total += wav.length;
}

/**
 * Reads samples of 16 bits in one channel, after a header of 44 bytes whose length field may be
 * unset.
 */
function samplesOf(wav: Buffer): Float32Array {
  const count = Math.floor((wav.length - 44) / 2);
  return Float32Array.from(
    { length: count },
    (_, index) => wav.readInt16LE(44 + index * 2) / 32768,
  );
}

/** Resamples to 8,000 samples per second; a windowed sinc filter prevents aliasing. */
function resampled(samples: Float32Array, rate: number): Float32Array {
  const half = 32;
  const cutoff = 3_600 / rate;
  const step = rate / SAMPLE_RATE;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const centre = index * step;
    let sum = 0;
    for (let at = Math.ceil(centre - half); at <= centre + half; at += 1) {
      const distance = at - centre;
      const sinc =
        distance === 0
          ? 2 * cutoff
          : Math.sin(2 * Math.PI * cutoff * distance) / (Math.PI * distance);
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / half);
      sum += (samples[at] ?? 0) * sinc * window;
    }
    return sum;
  });
}

/** Removes the silence at both ends. */
function trimmed(samples: Float32Array): Float32Array {
  const isLoud = (sample: number) => Math.abs(sample) > 0.01;
  const start = samples.findIndex(isLoud);
  const end = samples.findLastIndex(isLoud);
  return samples.subarray(Math.max(0, start - 80), end + 160);
}

/** Normalises the volume. */
function normalised(samples: Float32Array): Float32Array {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  return samples.map((sample) => (sample / peak) * 0.9);
}
