import { expect, it } from 'vitest';
import {
  recordNumber,
  recordPointers,
} from '../../../../renderer/preview/conditions/recordPointers.ts';

it('recordPointers: returns the field in every record, also of lists in lists', () => {
  const data = { orders: [{ lots: [{}, {}] }, {}] };
  expect(recordPointers(data, '/name')).toEqual(['/name']);
  expect(recordPointers(data, '/orders/*/id')).toEqual(['/orders/0/id', '/orders/1/id']);
  expect(recordPointers(data, '/orders/*/lots/*/no')).toEqual([
    '/orders/0/lots/0/no',
    '/orders/0/lots/1/no',
  ]);
  expect(recordPointers({}, '/orders/*/id')).toEqual([]);
  expect(recordPointers({ names: ['a'] }, '/names/*')).toEqual(['/names/0']);
});

it('recordNumber: counts from one', () => {
  expect(recordNumber('/orders/1/id')).toBe('2');
  expect(recordNumber('/orders/1/lots/0/no')).toBe('2.1');
});
