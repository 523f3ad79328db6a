import { describe, expect, it } from 'vitest';
import { commonRow, isAbove, parentOf, segmentsOf } from '../../../engine/values/pointer.ts';

describe('segmentsOf', () => {
  it.each([
    ['', []],
    ['/orders/0/PRN', ['orders', '0', 'PRN']],
    ['/', ['']],
  ])('splits %j into %j', (pointer, segments) => {
    expect(segmentsOf(pointer)).toEqual(segments);
  });
});

describe('parentOf', () => {
  it.each([
    ['', ''],
    ['/orders', ''],
    ['/orders/0/PRN', '/orders/0'],
  ])('for %j returns %j', (pointer, parent) => {
    expect(parentOf(pointer)).toBe(parent);
  });
});

describe('isAbove', () => {
  it.each([
    ['', '/orders', true],
    ['/orders', '/orders', true],
    ['/orders', '/orders/*', true],
    ['/order', '/orders', false],
    ['/orders/*', '/orders', false],
  ])('%j above %j: %s', (ancestor, pattern, expected) => {
    expect(isAbove(ancestor, pattern)).toBe(expected);
  });
});

describe('commonRow', () => {
  it.each([
    ['/orders/*/PRN', '/orders/*/fee', '/orders/*'],
    ['/orders/*/lots/*/no', '/orders/*/lots/*/type', '/orders/*/lots/*'],
    ['/orders/*/lots/*/no', '/orders/*/notes/*/text', '/orders/*'],
    ['/orders/*/PRN', '/lots/*/no', ''],
    ['/a/b', '/a/c', ''],
  ])('for %s and %s returns %j', (a, b, row) => {
    expect(commonRow(a, b)).toBe(row);
  });
});
