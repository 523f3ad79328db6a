import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../engine/definition/JsonSchema.ts';
import { compositeWords } from '../../../../engine/external-schema/messages/compositeWords.ts';

describe('compositeWords()', () => {
  it.each<[string, readonly Json[], readonly string[]]>([
    [
      'the title',
      [
        { title: 'A', n: 1 },
        { title: 'B', n: 1 },
      ],
      ['A', 'B'],
    ],
    ['the name if a title is missing', [{ title: 'A', name: 'a' }, { name: 'b' }], ['a', 'b']],
    [
      'all values if the titles are equal',
      [
        { title: 'A', n: 1 },
        { title: 'A', n: true },
      ],
      ['A, 1', 'A, Yes'],
    ],
    ['the entries of a list', [[1, [2]], [3]], ['1, 2', '3']],
    ['JSON if the values are equal', [{ a: 1 }, { b: 1 }], ['{"a":1}', '{"b":1}']],
    ['a word for null', [null, { title: 'A' }], ['Nothing', 'A']],
  ])('returns %s', (_, values, names) => {
    expect(compositeWords(values)).toEqual(names);
  });
});
