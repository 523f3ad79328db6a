import { describe, expect, it } from 'vitest';
import { compileExport } from '../../../../engine/compiler/compile/compileExport.ts';
import type { Json } from '../../../../engine/definition/JsonSchema.ts';
import { openCompilation, PLACE } from '../../support/openCompilation.ts';
import { LIST, TEXT } from '../../support/schemaCase.ts';

function compile(source: Json | undefined) {
  const { compilation, found } = openCompilation({ name: TEXT, rows: LIST });
  return { plan: compileExport(compilation, source, '', PLACE), faults: found() };
}

describe('compileExport', () => {
  it('names an answer by its pointer, or computes a value', () => {
    expect(compile({ owner: '/name', count: { count: '/rows' }, fixed: 1 })).toEqual({
      plan: {
        owner: { kind: 'answer', pattern: '/name' },
        count: { kind: 'value', of: { op: 'count', list: '/rows' } },
        fixed: { kind: 'value', of: { op: 'literal', value: 1 } },
      },
      faults: [],
    });
  });

  it('lists the rows of a record list, with pointers that start from the row', () => {
    const as = { first: 'a', owner: '/name' };
    const answers = {
      first: { kind: 'answer', pattern: '/rows/*/a' },
      owner: { kind: 'answer', pattern: '/name' },
    };
    const rows = { kind: 'rows', each: '/rows', from: 0, as: answers };
    expect(compile({ x: { each: '/rows', as } }).plan).toEqual({ x: rows });
    expect(compile({ x: { each: '/rows', from: 2, prefix: 'p', as } }).plan).toEqual({
      x: { ...rows, from: 2, prefix: 'p' },
    });
  });

  it.each<[string, Json, string]>([
    ['an unknown answer', '/nmae', '/it/x unknown-pointer'],
    ['an unknown list', { each: '/row' }, '/it/x/each unknown-pointer'],
    ['rows of a text', { each: '/name', as: {} }, '/it/x/each bad-export'],
    ['rows of no pointer', { each: 4 }, '/it/x/each unknown-pointer'],
  ])('reports and omits %s', (_, entry, fault) => {
    expect(compile({ x: entry })).toEqual({ plan: {}, faults: [fault] });
  });

  it('reports an unknown field of a row at its own place', () => {
    const { plan, faults } = compile({ x: { each: '/rows', as: { y: 'c' } } });
    expect(plan).toMatchObject({ x: { as: {} } });
    expect(faults).toEqual(['/it/x/as/y unknown-pointer']);
  });

  it('is empty without a source', () => {
    expect(compile(undefined)).toEqual({ plan: {}, faults: [] });
  });
});
