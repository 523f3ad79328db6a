import { describe, it } from 'vitest';
import { expectTold, LIST, schemaCase, TEXT } from '../../../engine/support/schemaCase.ts';

const CASES = [
  schemaCase(
    'a condition on an unknown field',
    { owner: TEXT, b: { ...TEXT, visibleWhen: { '/onwer': { const: 'x' } } } },
    'unknown-pointer',
    '/properties/b/visibleWhen/~1onwer',
    '"/owner"',
  ),
  schemaCase(
    'a relative pointer of the wrong level',
    {
      a: TEXT,
      list: {
        type: 'array',
        items: {
          type: 'object',
          properties: { c: { ...TEXT, visibleWhen: { a: { const: 'x' } } } },
        },
      },
    },
    'unknown-pointer',
    '/properties/list/items/properties/c/visibleWhen/a',
  ),
  schemaCase(
    'a condition into the rows of a list',
    { list: LIST, c: { ...TEXT, visibleWhen: { '/list/*/a': { const: 'x' } } } },
    'pointer-into-list',
    '/properties/c/visibleWhen/~1list~1*~1a',
    'contains',
  ),
  schemaCase(
    'a condition that is a value',
    { a: TEXT, b: { ...TEXT, visibleWhen: { '/a': 'x' } } },
    'bad-condition',
    '/properties/b/visibleWhen/~1a',
    '"const":',
  ),
  schemaCase(
    'an empty condition',
    { b: { ...TEXT, visibleWhen: {} } },
    'bad-condition',
    '/properties/b/visibleWhen',
  ),
  schemaCase(
    'an unknown keyword in a condition',
    { a: TEXT, b: { ...TEXT, requiredWhen: { '/a': { equals: 'x' } } } },
    'unknown-keyword',
    '/properties/b/requiredWhen/~1a/equals',
  ),
  schemaCase(
    'a rule that needs the day in a condition',
    { a: TEXT, b: { ...TEXT, visibleWhen: { '/a': { dateMin: 'today' } } } },
    'unknown-keyword',
    '/properties/b/visibleWhen/~1a/dateMin',
  ),
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
  schemaCase(
    'an unknown operator',
    { a: { ...TEXT, computed: { plus: [1, 2] } } },
    'bad-expression',
    '/properties/a/computed',
  ),
  schemaCase(
    'a sum over a field that is not a list',
    { a: TEXT, b: { ...TEXT, computed: { sum: '/a', of: 1 } } },
    'bad-expression',
    '/properties/b/computed/sum',
  ),
  schemaCase(
    'an expression on an unknown field',
    { a: { ...TEXT, computed: { value: 'c' } } },
    'unknown-pointer',
    '/properties/a/computed/value',
  ),
  schemaCase(
    'an unknown table',
    { a: TEXT, b: { ...TEXT, computed: { lookup: 'a', in: { $table: 'fees' } } } },
    'unknown-table',
    '/properties/b/computed/in/$table',
  ),
  schemaCase(
    'a condition of an unknown option',
    { a: { type: 'string', enum: ['x', 'y'], optionsWhen: { z: { '/a': { const: 'x' } } } } },
    'unknown-option',
    '/properties/a/optionsWhen/z',
  ),
];

describe('compileForm: reports to the author', () => {
  it.each(CASES)('$title', expectTold);
});
