import { afterAll, describe, expect, it } from 'vitest';
import { ChallengeSeal } from '../../../../server/adapters/captcha/ChallengeSeal.ts';
import { ChallengeStock } from '../../../../server/adapters/captcha/ChallengeStock.ts';

const stock = new ChallengeStock({ size: 4 });

afterAll(() => stock.close());

describe('ChallengeSeal', () => {
  const challenge = { id: 'abc', answer: 'A3KT' };

  it('opens a challenge that an earlier key sealed', () => {
    const [old, current] = ['old', 'new'].map((id, at) => ({ id, key: Buffer.alloc(32, at) }));
    if (!old || !current) throw new Error('Cannot test: no keys');
    const secret = new ChallengeSeal([old]).seal(challenge, 'me');
    expect(new ChallengeSeal([current, old]).open(secret, 'me')).toEqual(challenge);
    expect(new ChallengeSeal([current]).open(secret, 'me')).toBeUndefined();
  });

  it('throws without a key', () => {
    expect(() => new ChallengeSeal([]).seal(challenge, 'me')).toThrow(TypeError);
  });
});
