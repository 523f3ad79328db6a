import { describe, expect, it } from 'vitest';
import { answerNames } from '../../../renderer/saved-file/answerNames.ts';

const TEXTS = { 'orders.PRN.label': 'PRN', 'address.flat.label': 'Flat' };

describe('answerNames', () => {
  it.each([
    [[], []],
    [['/orders/0/PRN', '/orders/12/PRN'], ['PRN']],
    [
      ['/address/flat', '/orders/0/PRN', '/address/flat'],
      ['Flat', 'PRN'],
    ],
    [['/orders/0/lot'], ['orders.lot']],
    [['/name2'], ['name2']],
  ])('names %j as %j', (pointers, names) => {
    expect(answerNames(pointers, TEXTS)).toEqual(names);
  });
});
