import { afterAll, describe, expect, it } from 'vitest';
import { ALPHABET } from '../../../../server/adapters/captcha/alphabet.ts';
import { ChallengeStock } from '../../../../server/adapters/captcha/ChallengeStock.ts';
import { speakCharacter } from '../../../../server/adapters/captcha/speakCharacter.ts';
import { fromWav } from '../../../../server/adapters/captcha/wav.ts';

const stock = new ChallengeStock({ size: 4 });

afterAll(() => stock.close());

describe('speakCharacter', () => {
  it.each(['en', 'zh-Hant', 'zh-Hans'] as const)('speaks every character in %s', (language) => {
    for (const character of ALPHABET) {
      const samples = fromWav(speakCharacter(character, language));
      expect(samples.length / 8_000).toBeGreaterThan(0.8);
      expect(samples.length / 8_000).toBeLessThanOrEqual(3.6);
    }
  });

  it('speaks a character differently each time', () => {
    expect(speakCharacter('A', 'en').equals(speakCharacter('A', 'en'))).toBe(false);
  });

  it('throws for a character without a voice', () => {
    expect(() => speakCharacter('Ω', 'en')).toThrow(RangeError);
  });
});
