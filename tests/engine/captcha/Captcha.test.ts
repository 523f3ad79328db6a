import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../engine/captcha/Captcha.ts';

describe('answerOf', () => {
  it('omits the picture', () => {
    const shown = { image: 'data:', audio: [], secret: 's' };
    expect(answerOf({ answer: 'ABCD', secret: 's', shown })).toEqual({
      answer: 'ABCD',
      secret: 's',
    });
    expect(answerOf(undefined)).toBeUndefined();
  });
});
