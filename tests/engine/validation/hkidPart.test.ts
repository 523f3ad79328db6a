import { describe, expect, it } from 'vitest';
import { hkidPart } from '../../../engine/validation/hkidPart.ts';

describe('hkidPart()', () => {
  it.each([
    ['A1234560', 'check'],
    ['AB1234560', 'check'],
    ['A123456A', 'check'],
    ['A12345', 'format'],
    ['A12345678', 'format'],
    ['ABC1234563', 'format'],
    ['A123456B', 'format'],
    ['A123456(3', 'format'],
    ['a1234560', 'check'],
    ['A123456(4)', 'check'],
    ['Ａ１２３４５６（４）', 'check'],
    ['A 123456-4', 'check'],
    ['a 12345(4)', 'format'],
    ['', 'format'],
    [1234563, 'format'],
  ] as const)('U-10: for %j returns %s', (value, part) => {
    expect(hkidPart(value)).toBe(part);
  });
});
