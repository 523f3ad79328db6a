import { describe, expect, it } from 'vitest';
import { isEmpty } from '../../../engine/values/isEmpty.ts';

describe('isEmpty', () => {
  it.each([
    [undefined],
    [null],
    [''],
    [' \n'],
    ['\u3000'],
    [[]],
    [{}],
    [{ a: '', b: { c: null } }],
  ])('returns true for %j', (value) => {
    expect(isEmpty(value)).toBe(true);
  });

  it.each([[false], [0], ['a'], [' a'], ['陳'], [['']], [{ a: '', b: 0 }]])(
    'returns false for %j',
    (value) => {
      expect(isEmpty(value)).toBe(false);
    },
  );
});
