import { describe, expect, it } from 'vitest';
import { idNumberFaults } from '../../../engine/identity/idNumberFaults.ts';

describe('idNumberFaults()', () => {
  it.each([
    ['A1234563', []],
    ['a123456(3)', []],
    ['AB 123456 (9)', []],
    ['Ａ１２３４５６（３）', []],
    ['', ['validation_required']],
    ['()', ['validation_invalidHKID_format']],
    ['A1234560', ['validation_invalidHKID_check']],
    ['ABC1234561', ['validation_invalidHKID_format']],
  ])('judges %j', (idNumber, keys) => {
    expect(idNumberFaults(idNumber)).toEqual(
      keys.map((key) => ({ path: '/idNumber', key, args: [] })),
    );
  });
});
