import { describe, it } from 'vitest';
import { expectFinding, schemaCase, TEXT } from '../../../engine/support/schemaCase.ts';

const CASES = [
  schemaCase(
    'a test that is not a valid schema',
    { a: TEXT, b: { ...TEXT, visibleWhen: { '/a': { minLength: 'x' } } } },
    'bad-schema',
    '/properties/b/visibleWhen/~1a',
  ),
  schemaCase(
    'a field that depends on itself',
    { a: { ...TEXT, visibleWhen: { '/a': { const: 'x' } } } },
    'cycle',
    '/properties/a/visibleWhen',
  ),
  schemaCase(
    'two fields that depend on each other',
    {
      a: { ...TEXT, visibleWhen: { '/b': { const: 'x' } } },
      b: { ...TEXT, computed: { value: 'a' } },
    },
    'cycle',
    '/properties/a/visibleWhen',
  ),
  schemaCase(
    'a field that depends on the list of its row',
    {
      list: {
        type: 'array',
        items: {
          type: 'object',
          properties: { a: TEXT, b: { ...TEXT, visibleWhen: { '/list': { minItems: 2 } } } },
        },
      },
    },
    'cycle',
    '/properties/list/items/properties/b/visibleWhen',
  ),
];

describe('compileForm: reports to the author', () => {
  it.each(CASES)('$title', expectFinding);
});
