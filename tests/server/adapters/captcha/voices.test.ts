import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALPHABET } from '../../../../server/adapters/captcha/alphabet.ts';
import { loudness } from '../../../../server/adapters/captcha/sounds.ts';
import { BACKWARDS, spokenIn } from '../../../../server/adapters/captcha/voices.ts';

const FOLDER = new URL('../../../../server/adapters/captcha/voices/', import.meta.url);
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.wav'),
);

describe('spokenIn', () => {
  it.each(['en', 'zh-Hant', 'zh-Hans'] as const)('has every character in %s', (language) => {
    for (const character of ALPHABET) {
      const { names, words } = spokenIn(language, character);
      expect(names.length).toBeGreaterThanOrEqual(3);
      expect(names.every((samples) => samples.length > 400)).toBe(true);
      expect(words.length > 0).toBe(/[A-Z]/.test(character));
    }
  });

  it('speaks digits in the language of the page, and letters in English', () => {
    const [english, cantonese, mandarin] = (['en', 'zh-Hant', 'zh-Hans'] as const).map(
      (language) => (character: string) => spokenIn(language, character).names,
    );
    expect(cantonese?.('3')).not.toEqual(english?.('3'));
    expect(mandarin?.('3')).not.toEqual(cantonese?.('3'));
    expect(cantonese?.('A')).toEqual(english?.('A'));
    expect(mandarin?.('A')).toEqual(english?.('A'));
  });

  it('separates names from words', () => {
    const { names, words } = spokenIn('en', 'A');
    const isOfA = (pattern: RegExp) => FILES.filter((name) => pattern.test(name)).length;
    expect(names).toHaveLength(isOfA(/^en[\\/]\w+[\\/]A\.wav$/));
    expect(words).toHaveLength(isOfA(/^en[\\/]\w+[\\/]A-\w+\.wav$/));
  });

  it.each(['Ω', 'a', ''])('throws for "%s", which has no recording', (character) => {
    expect(() => spokenIn('en', character)).toThrow(RangeError);
  });
});

describe('BACKWARDS', () => {
  it('contains every clip reversed, at loudness 1', () => {
    expect(BACKWARDS).toHaveLength(FILES.length);
    const [clip = new Float32Array()] = spokenIn('en', 'A').names;
    const factor = 1 / loudness(clip);
    const expected = clip.map((sample) => sample * factor).reverse();
    const isExpected = (samples: Float32Array) =>
      samples.length === expected.length && samples.every((value, at) => value === expected[at]);
    expect(BACKWARDS.filter(isExpected)).toHaveLength(1);
    for (const samples of BACKWARDS) expect(loudness(samples.toReversed())).toBeCloseTo(1, 3);
  });
});

describe('the voice files', () => {
  it('have less than 1.2 MB in total', () => {
    const sizes = FILES.map((name) => statSync(new URL(name, FOLDER)).size);
    expect(sizes.length).toBeGreaterThan(200);
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(1.2 * 1024 * 1024);
  });
});
