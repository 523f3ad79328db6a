import { describe, expect, it } from 'vitest';
import { checkWireNames } from '../../../../engine/compiler/check/checkWireNames.ts';
import { group, leaf, list, type NodeMaker, planOf } from '../../../support/planNodes.ts';
import { makeFiles } from '../../support/makeForm.ts';
import { openCompilation } from '../../support/openCompilation.ts';
import { compile } from '../../support/readForms.ts';
import { expectFinding, LIST, schemaCase, TEXT } from '../../support/schemaCase.ts';

describe('compileForm: reports to the author', () => {
  it.each([
    schemaCase(
      'two fields with one wire name',
      { a_b: TEXT, a: { type: 'object', properties: { b: TEXT } } },
      'same-wire-name',
      '/properties/a/properties/b',
      'Rename one of them',
    ),
    schemaCase(
      'a field with the wire name of a row',
      { a: LIST, b__2: TEXT },
      'same-wire-name',
      '/properties/b__2',
    ),
    schemaCase(
      'a field with the wire name of a row count',
      { list: LIST, list_recCount: TEXT },
      'same-wire-name',
      '/properties/list_recCount',
    ),
  ])('$title', expectFinding);

  it('both fields with the same wire name', () => {
    const files = makeFiles({ a_b: TEXT, a: { type: 'object', properties: { b: TEXT } } });
    expect(compile(files).diagnostics.map(({ message }) => message)).toEqual([
      '/a_b and /a/b would both have the wire name "a_b"',
    ]);
  });
});

describe('checkWireNames', () => {
  const text = leaf('text');

  it.each<[Readonly<Record<string, NodeMaker>>, readonly string[]]>([
    [{ a_b: text, a: group({ b: text }) }, ['/a_b and /a/b would both have the wire name "a_b"']],
    [
      { a: list({ x: text }), a_recCount: text },
      ['/a and /a_recCount would both have the wire name "a_recCount"'],
    ],
    [
      { a: list({ x: text }), a_x__2: text },
      ['/a_x__2 would have the wire name "a_x__2", which is a row of another field'],
    ],
    [{ a: group({ b: text }), b: text }, []],
  ])('reports fields that share a wire name (%#)', (fields, messages) => {
    const { compilation } = openCompilation({});
    checkWireNames(compilation, planOf(fields));
    const found = compilation.report.diagnostics();
    expect(found.map(({ message }) => message)).toEqual(messages);
    for (const { file, pointer } of found) expect(file + pointer).toBe('forms/TEST/schema.json');
  });

  it('points at the second field', () => {
    const { compilation, found } = openCompilation({
      a_b: TEXT,
      a: { type: 'object', properties: { b: TEXT } },
    });
    checkWireNames(compilation, planOf({ a_b: text, a: group({ b: text }) }));
    expect(found()).toEqual(['/properties/a/properties/b same-wire-name']);
  });

  it('passes other errors on', () => {
    const { compilation } = openCompilation({});
    const broken = { ...planOf({}), root: undefined } as unknown as ReturnType<typeof planOf>;
    expect(() => checkWireNames(compilation, broken)).toThrow(TypeError);
  });
});
