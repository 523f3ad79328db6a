import { describe, expect, it } from 'vitest';
import { compositeNames } from '../../../../engine/compiler/compile/compositeNames.ts';
import type { Json } from '../../../../engine/definition/JsonSchema.ts';

const RED = { rgb: [255, 0, 0] };
const BLUE = [0, 0, 255];

describe('compositeNames', () => {
  it.each<[string, Json, readonly unknown[]]>([
    [
      'an enum with names',
      { enum: [RED, BLUE], enumNames: ['Red', 'Blue'] },
      [
        { value: RED, name: 'Red' },
        { value: BLUE, name: 'Blue' },
      ],
    ],
    [
      'constants with titles',
      { oneOf: [{ const: RED, title: 'Red' }] },
      [{ value: RED, name: 'Red' }],
    ],
    [
      'options without a name',
      { enum: [RED, BLUE], enumNames: ['', 'Blue'] },
      [{ value: BLUE, name: 'Blue' }],
    ],
    ['constants without a title', { const: RED }, []],
    ['texts and numbers', { enum: ['a', 1, null], enumNames: ['A', 'B', 'C'] }, []],
    [
      'options inside parts',
      { properties: { a: { items: [{ const: RED, title: 'Red' }] } } },
      [{ value: RED, name: 'Red' }],
    ],
    ['a default that looks like a schema', { default: { const: RED, title: 'Red' } }, []],
    ['an option that looks like a schema', { enum: [{ const: RED, title: 'Red' }] }, []],
    ['no schema', true, []],
  ])('finds %s', (_, schema, expected) => {
    expect(compositeNames(schema)).toEqual(expected);
  });
});
