import { describe, expect, it } from 'vitest';
import { idNumberErrors } from '../../../engine/identity/idNumberErrors.ts';

describe('idNumberErrors()', () => {
  it.each([
    ['A1234563', []],
    ['a123456(3)', []],
    ['AB 123456 (9)', []],
    ['Ａ１２３４５６（３）', []],
    ['', ['validation_required']],
    ['()', ['validation_invalidHKID_format']],
    ['A1234560', ['validation_invalidHKID_check']],
    ['ABC1234561', ['validation_invalidHKID_format']],
  ])('checks %j', (idNumber, keys) => {
    expect(idNumberErrors(idNumber)).toEqual(
      keys.map((key) => ({ path: '/idNumber', key, args: [] })),
    );
  });
});
