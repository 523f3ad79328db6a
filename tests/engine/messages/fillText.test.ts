import { describe, expect, it } from 'vitest';
import { fillText } from '../../../engine/messages/fillText.ts';

describe('fillText', () => {
  it.each([
    ['{0} and {1}', ['a', 1], 'a and 1'],
    ['{0}', ['{1}', 'x'], '{1}'],
    ['{1} {2}', ['a'], '{1} {2}'],
    ['{toString}', [], '{toString}'],
  ])('fills %j with %j once', (text, args, filled) => {
    expect(fillText(text, args)).toBe(filled);
  });
});
