import { describe, expect, it } from 'vitest';
import { type FieldError, isSameError } from '../../../engine/contract/FieldError.ts';

describe('isSameError', () => {
  const ERROR: FieldError = { path: '/a', key: 'k', args: [1, 'x'], rule: 'r', part: 'p' };

  it('is true for equal errors, and for two absent errors', () => {
    expect(isSameError(ERROR, { ...ERROR, args: [1, 'x'] })).toBe(true);
    expect(isSameError(undefined, undefined)).toBe(true);
  });

  it.each<[string, FieldError | undefined]>([
    ['nothing', undefined],
    ['another path', { ...ERROR, path: '/b' }],
    ['another key', { ...ERROR, key: 'l' }],
    ['another rule', { ...ERROR, rule: 's' }],
    ['another part', { ...ERROR, part: 'q' }],
    ['fewer values', { ...ERROR, args: [1] }],
    ['another value', { ...ERROR, args: [1, 'y'] }],
  ])('is false against %s', (_, other) => {
    expect([isSameError(ERROR, other), isSameError(other, ERROR)]).toEqual([false, false]);
  });
});
