/**
 * Makes the clips of the spoken captcha, once: `node scripts/make-captcha-voices.ts`. Needs
 * espeak-ng (Debian package of this name). The clips are committed, so the server needs no voice.
 *
 * Letters are spoken in English in every language, with a word behind them because letters alone
 * sound alike; digits in the language of the listener.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_RATE, toWav } from '../server/adapters/captcha/wav.ts';
import { ROOT, say } from './run.ts';

const FOLDER = join(ROOT, 'server/adapters/captcha/voices');

const LETTERS: Readonly<Record<string, string>> = {
  A: 'Eigh, alpha',
  C: 'C, Charlie',
  E: 'E, echo',
  F: 'F, foxtrot',
  H: 'H, hotel',
  J: 'J, Juliet',
  K: 'K, kilo',
  M: 'M, Mike',
  N: 'N, November',
  P: 'P, papa',
  R: 'R, Romeo',
  T: 'T, tango',
  W: 'W, whiskey',
  Y: 'Y, yankee',
};

const DIGITS = {
  en: { 3: 'three', 4: 'four', 6: 'six', 7: 'seven', 9: 'nine' },
  yue: { 3: '三', 4: '四', 6: '六', 7: '七', 9: '九' },
  cmn: { 3: '三', 4: '四', 6: '六', 7: '七', 9: '九' },
} as const;

const VOICES = { en: 'en-gb', yue: 'yue', cmn: 'cmn' } as const;

rmSync(FOLDER, { recursive: true, force: true });
let total = 0;
for (const [character, text] of Object.entries(LETTERS)) make('en', 'en-gb', character, text);
for (const [language, digits] of Object.entries(DIGITS)) {
  const voice = VOICES[language as keyof typeof VOICES];
  for (const [digit, text] of Object.entries(digits)) make(language, voice, digit, text);
}
say(`${(total / 1024).toFixed(0)} KB in ${FOLDER}`);

function make(language: string, voice: string, character: string, text: string): void {
  // Words a minute: a digit alone is over too soon at the pace of a word.
  const speed = text.length > 5 ? '150' : '115';
  const spoken = execFileSync('espeak-ng', ['-v', voice, '-s', speed, '--stdout', text], {
    maxBuffer: 16 * 1024 * 1024,
  });
  const wav = toWav(evened(trimmed(resampled(samplesOf(spoken), spoken.readUInt32LE(24)))));
  mkdirSync(join(FOLDER, language), { recursive: true });
  writeFileSync(join(FOLDER, language, `${character}.wav`), wav);
  total += wav.length;
}

/** 16 bits, one channel, behind a header of 44 bytes whose length field espeak-ng leaves open. */
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
