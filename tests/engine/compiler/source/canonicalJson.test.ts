import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../../engine/compiler/source/canonicalJson.ts';

describe('canonicalJson', () => {
  it.each([
    [
      { b: 1, a: { d: [2, { f: 1, e: 2 }], c: null } },
      '{"a":{"c":null,"d":[2,{"e":2,"f":1}]},"b":1}',
    ],
    [{ a: undefined, b: 'x' }, '{"b":"x"}'],
    [[undefined, 1], '[null,1]'],
    ['é"', '"é\\""'],
  ])('writes %j with sorted keys', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });
});
