import { describe, expect, it } from 'vitest';
import { compilePrefill } from '../../../../engine/compiler/compile/compilePrefill.ts';
import type { Json } from '../../../../engine/definition/JsonSchema.ts';
import { compilationOf, draftOf } from '../../support/draftOf.ts';
import { expectFinding, schemaCase, TEXT } from '../../support/schemaCase.ts';

function compile(prefill?: Json) {
  const field = draftOf('leaf', '/a', prefill === undefined ? {} : { prefill });
  const { compilation, found } = compilationOf(field);
  const part = compilePrefill(compilation, field as Parameters<typeof compilePrefill>[1]);
  return { part, faults: found() };
}

describe('compilePrefill', () => {
  it.each(['query', 'profile', 'request'])('reads a value from %s', (from) => {
    const prefill = { from, name: 'account' };
    expect(compile(prefill)).toEqual({ part: { prefill }, faults: [] });
  });

  it('is empty without a source', () => {
    expect(compile()).toEqual({ part: {}, faults: [] });
  });

  it.each<[Json]>([
    [{ from: 'elsewhere', name: 'a' }],
    [{ from: 'query' }],
    [{ from: 'query', name: 4 }],
    [{ name: 'a' }],
    ['query'],
  ])('reports %j', (prefill) => {
    expect(compile(prefill)).toEqual({ part: {}, faults: ['/a/prefill bad-value'] });
  });
});

it.each([
  schemaCase(
    'a prefill from an unknown source',
    { a: { ...TEXT, prefill: { from: 'elsewhere', name: 'a' } } },
    'bad-value',
    '/properties/a/prefill',
  ),
])('compileForm: reports $title', expectFinding);
