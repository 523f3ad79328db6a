/**
 * Makes the clips of the spoken captcha, once: `node scripts/make-captcha-voices.ts`. Needs espeak-ng
 * and flite (Debian packages of these names). The clips are committed, so the server needs no voice.
 *
 * Letters are spoken in English in every language, with a word that begins with them because letters
 * alone sound alike; digits in the language of the listener. Several voices and words make it dear to
 * learn the clips by heart.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_RATE, toWav } from '../server/adapters/captcha/wav.ts';
import { ROOT, say } from './run.ts';

const FOLDER = join(ROOT, 'server/adapters/captcha/voices');

/** Words that are said beside a letter; each voice says two of them. */
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

/** A name, and the command that speaks a text into a WAV file. */
interface Voice {
  readonly name: string;
  readonly command: (text: string, file: string) => readonly [string, ...string[]];
}

const espeak = (name: string, voice: string): Voice => ({
  name,
  // Words a minute: a letter or digit alone is over too soon at the pace of talk.
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
    // The name of the letter A alone is read as the article.
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
  const spoken = readFileSync(file);
  const wav = toWav(evened(trimmed(resampled(samplesOf(spoken), spoken.readUInt32LE(24)))));
  mkdirSync(join(FOLDER, language, name), { recursive: true });
  writeFileSync(join(FOLDER, language, name, `${clip}.wav`), wav);
  total += wav.length;
}

/** 16 bits, one channel, behind a header of 44 bytes whose length field may be left open. */
function samplesOf(wav: Buffer): Float32Array {
  const count = Math.floor((wav.length - 44) / 2);
  return Float32Array.from(
    { length: count },
    (_, index) => wav.readInt16LE(44 + index * 2) / 32768,
  );
}

/** To 8,000 samples a second, with what would fold over filtered out first (windowed sinc). */
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

/** Without the silence around it. */
function trimmed(samples: Float32Array): Float32Array {
  const isLoud = (sample: number) => Math.abs(sample) > 0.01;
  const start = samples.findIndex(isLoud);
  const end = samples.findLastIndex(isLoud);
  return samples.subarray(Math.max(0, start - 80), end + 160);
}

/** As loud as the others. */
function evened(samples: Float32Array): Float32Array {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  return samples.map((sample) => (sample / peak) * 0.9);
}
