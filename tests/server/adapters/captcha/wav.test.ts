import { afterAll, describe, expect, it } from 'vitest';
import { ChallengeStock } from '../../../../server/adapters/captcha/ChallengeStock.ts';
import { fromWav, toWav } from '../../../../server/adapters/captcha/wav.ts';

const stock = new ChallengeStock({ size: 4 });

afterAll(() => stock.close());

describe('toWav: and fromWav()', () => {
  it('returns the samples with an error of at most 1/127', () => {
    const samples = Float32Array.from([0, 0.5, -0.5, 1, -1, 2]);
    const back = fromWav(toWav(samples));
    const wanted = [0, 0.5, -0.5, 1, -1, 1];
    expect(back).toHaveLength(6);
    expect(wanted.every((sample, at) => Math.abs(sample - (back[at] ?? 9)) < 1 / 127)).toBe(true);
  });

  it('rejects another kind of file', () => {
    expect(() => fromWav(Buffer.alloc(60))).toThrow(RangeError);
  });
});
