import { describe, expect, it } from 'vitest';
import { readJsonSource } from '../../../../server/forms/source/JsonSource.ts';

const TEXT = `{
  "a": { "b/c": [1, { "d": "ü" }] },
  "e~f": null
}`;

describe('readJsonSource', () => {
  it.each([
    ['', 'value', 1, 1],
    ['/a', 'key', 2, 3],
    ['/a', 'value', 2, 8],
    ['/a/b~1c/1/d', 'key', 2, 23],
    ['/a/b~1c/1/d', 'value', 2, 28],
    ['/e~0f', 'value', 3, 10],
  ] as const)('finds %j (%s) at line %i, column %i', (pointer, what, line, column) => {
    expect(readJsonSource(TEXT).placeOf(pointer, what)).toEqual({ line, column });
  });

  it('returns the place of the nearest parent for a missing value', () => {
    expect(readJsonSource(TEXT).placeOf('/a/nobody/at/all', 'key')).toEqual({ line: 2, column: 8 });
  });

  it('reports a duplicate key at its second occurrence', () => {
    const { faults } = readJsonSource('{\n  "a": 1,\n  "a": 2\n}');
    expect(faults).toMatchObject([{ code: 'duplicate-key', place: { line: 3, column: 3 } }]);
  });

  it.each(['{ "a": 1, }', '{ "a": 1 // no\n }', "{ 'a': 1 }", '', '{ "a": 1 } {}'])(
    'reports a syntax error in %j without throwing',
    (text) => {
      const { value, faults } = readJsonSource(text);
      expect(value).toBeUndefined();
      expect(faults.map(({ code }) => code)).toEqual(['json-syntax']);
    },
  );

  it('reports a missing comma with its place', () => {
    const [fault] = readJsonSource('{\n  "a": 1\n  "b": 2\n}').faults;
    expect(fault).toMatchObject({
      message: 'Cannot read the JSON: comma expected',
      place: { line: 3, column: 3 },
    });
  });
});
