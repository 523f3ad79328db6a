import { describe, expect, it } from 'vitest';
import { isDigitsHyphen } from '../../../engine/rules/digitsHyphen.ts';

describe('isDigitsHyphen', () => {
  it.each(['12-34'])('accepts %j', (value) => {
    expect(isDigitsHyphen(value)).toBe(true);
  });

  it.each(['12 34'])('refuses %j', (value) => {
    expect(isDigitsHyphen(value)).toBe(false);
  });
});
