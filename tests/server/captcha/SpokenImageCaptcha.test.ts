import { readdirSync, statSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import {
  ALPHABET,
  drawAnswer,
  normaliseAnswer,
} from '../../../server/adapters/captcha/alphabet.ts';
import { ChallengeSeal } from '../../../server/adapters/captcha/ChallengeSeal.ts';
import { ChallengeStock } from '../../../server/adapters/captcha/ChallengeStock.ts';
import { drawCharacters } from '../../../server/adapters/captcha/drawCharacters.ts';
import { SpokenImageCaptcha } from '../../../server/adapters/captcha/SpokenImageCaptcha.ts';
import { speakCharacter } from '../../../server/adapters/captcha/speakCharacter.ts';
import { fromWav, toWav } from '../../../server/adapters/captcha/wav.ts';
import { describeCaptchaProvider } from '../../ports/CaptchaProvider.contract.ts';
import { memoryCaptchaStore } from '../../support/memoryCaptchaStore.ts';

const KEYS = [{ id: 'test-1', key: Buffer.alloc(32, 7) }];

const stock = new ChallengeStock({ size: 4 });
afterAll(() => stock.close());

describeCaptchaProvider('SpokenImageCaptcha', () => {
  let now = Date.parse('2026-11-20T02:00:00Z');
  const clock = { now: () => new Date(now) };
  return {
    captcha: new SpokenImageCaptcha({ store: memoryCaptchaStore(), clock, keys: KEYS, stock }),
    answerOf: (secret, client) => new ChallengeSeal(KEYS).open(secret, client)?.answer ?? '',
    wait: (ms) => {
      now += ms;
    },
  };
});

describe('the characters of a captcha', () => {
  it('are never those that look alike', () => {
    const drawn = Array.from({ length: 500 }, drawAnswer).join('');
    expect(drawn).not.toMatch(/[0O1IL2Z5SG8BUVQDX]/);
    expect(new Set(drawn).size).toBe(ALPHABET.length);
  });

  it('are four', () => {
    expect(drawAnswer()).toMatch(/^[A-Z0-9]{4}$/);
  });
});

describe('normaliseAnswer()', () => {
  it.each([
    ['ａ３ｋｔ', 'A3KT'],
    [' a 3 k\tt\n', 'A3KT'],
    ['', ''],
  ])('spells %j as %j', (given, spelt) => {
    expect(normaliseAnswer(given)).toBe(spelt);
  });
});

describe('ChallengeSeal', () => {
  const challenge = { id: 'abc', answer: 'A3KT' };

  it('opens with an earlier key', () => {
    const [old, current] = ['old', 'new'].map((id, at) => ({ id, key: Buffer.alloc(32, at) }));
    if (!old || !current) throw new Error('Cannot test: no keys');
    const secret = new ChallengeSeal([old]).seal(challenge, 'me');
    expect(new ChallengeSeal([current, old]).open(secret, 'me')).toEqual(challenge);
    expect(new ChallengeSeal([current]).open(secret, 'me')).toBeUndefined();
  });

  it('does not seal without a key', () => {
    expect(() => new ChallengeSeal([]).seal(challenge, 'me')).toThrow(TypeError);
  });
});

describe('drawCharacters()', () => {
  it('never draws the same picture twice', () => {
    expect(drawCharacters('A3KT').equals(drawCharacters('A3KT'))).toBe(false);
  });
});

describe('speakCharacter()', () => {
  it.each(['en', 'zh-Hant', 'zh-Hans'] as const)('has every character in %s', (language) => {
    for (const character of ALPHABET) {
      const samples = fromWav(speakCharacter(character, language));
      expect(samples.length / 8_000).toBeGreaterThan(0.8);
      expect(samples.length / 8_000).toBeLessThanOrEqual(3.6);
    }
  });

  it('never speaks the same twice', () => {
    expect(speakCharacter('A', 'en').equals(speakCharacter('A', 'en'))).toBe(false);
  });

  it('refuses a character without a voice', () => {
    expect(() => speakCharacter('Ω', 'en')).toThrow(RangeError);
  });

  it('has voices of less than 1.2 MB', () => {
    const folder = new URL('../../../server/adapters/captcha/voices/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.wav'))
      .map((name) => statSync(new URL(name, folder)).size);
    expect(files.length).toBeGreaterThan(200);
    expect(files.reduce((total, size) => total + size, 0)).toBeLessThan(1.2 * 1024 * 1024);
  });
});

describe('toWav() and fromWav()', () => {
  it('give the samples back, one in 128 off at most', () => {
    const samples = Float32Array.from([0, 0.5, -0.5, 1, -1, 2]);
    const back = fromWav(toWav(samples));
    const wanted = [0, 0.5, -0.5, 1, -1, 1];
    expect(back).toHaveLength(6);
    expect(wanted.every((sample, at) => Math.abs(sample - (back[at] ?? 9)) < 1 / 127)).toBe(true);
  });

  it('refuse another kind of file', () => {
    expect(() => fromWav(Buffer.alloc(60))).toThrow(RangeError);
  });
});
