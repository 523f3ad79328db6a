import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { notesOf, TEXT } from '../../support/externalForm.ts';

const of = (...properties: readonly JsonObject[]) =>
  properties.map((each) => ({ properties: each }));
const warned = (oneOf: readonly JsonObject[], more: JsonObject = {}) =>
  notesOf({ type: 'object', properties: { x: TEXT }, oneOf: [...oneOf], ...more }).filter((found) =>
    found.includes('both accept'),
  );

describe('noteOverlap()', () => {
  it('warns of an object that two alternatives accept', () => {
    expect(warned(of({ a: TEXT }, { b: TEXT }))).toEqual([
      'warning /oneOf Alternatives 1 and 2 both accept {"a":"text"}, so "oneOf" refuses it',
    ]);
    expect(warned(of({ n: { multipleOf: 2 } }, { n: { multipleOf: 3 } }))).toHaveLength(1);
  });

  it.each<[string, readonly JsonObject[]]>([
    ['alternatives that require their own field', [{ required: ['a'] }, { required: ['b'] }]],
    ['alternatives with different constants', of({ a: { const: 1 } }, { a: { const: 2 } })],
    [
      'alternatives of which one excludes a value',
      of({ a: { const: 1 } }, { a: { not: { const: 1 } } }),
    ],
    [
      'limits that exclude each other',
      of({ n: { type: 'number', maximum: 5 } }, { n: { type: 'number', minimum: 9 } }).map(
        (each) => ({ ...each, required: ['n'] }),
      ),
    ],
    [
      'a keyword that the search does not evaluate',
      of({ a: TEXT }, { b: TEXT }).map((each) => ({ ...each, patternProperties: { '^z': false } })),
    ],
  ])('does not warn of %s', (_, oneOf) => {
    expect(warned(oneOf)).toEqual([]);
  });
});
