import { afterAll, describe, expect, it } from 'vitest';
import { ChallengeStock } from '../../../../server/adapters/captcha/ChallengeStock.ts';
import { drawCharacters } from '../../../../server/adapters/captcha/drawCharacters.ts';

const stock = new ChallengeStock({ size: 4 });

afterAll(() => stock.close());

describe('drawCharacters', () => {
  it('draws a different picture each time', () => {
    expect(drawCharacters('A3KT').equals(drawCharacters('A3KT'))).toBe(false);
  });
});
