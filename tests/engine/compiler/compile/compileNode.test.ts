import { describe, expect, it } from 'vitest';
import { compileGroup } from '../../../../engine/compiler/compile/compileNode.ts';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { type FormParts, openCompilation } from '../../support/openCompilation.ts';
import { expectFinding, LIST, schemaCase, TEXT } from '../../support/schemaCase.ts';

/** Compiles a form, and returns the node of its first field. */
function compile(field: JsonObject, parts: FormParts = {}, outer = new Map()) {
  const opened = openCompilation({ field, other: TEXT }, parts);
  const root = compileGroup(opened.compilation, opened.root, outer);
  const [node] = root.children;
  const conditionOf = (ref: number | undefined) =>
    ref === undefined ? undefined : opened.compilation.conditions.at(ref);
  return { ...opened, node, conditionOf, faults: opened.found() };
}

const WHEN = { '/other': { const: 'x' } };
const PARTS = {
  type: 'object',
  dateParts: { day: 'd', month: 'm', year: 'y' },
  properties: { d: TEXT, m: TEXT, y: TEXT },
};

describe('compileGroup: every field', () => {
  it('has its place, its layout and its conditions', () => {
    const field = { ...TEXT, visibleWhen: WHEN, requiredWhen: { '/other': { minLength: 1 } } };
    const ui = { field: { 'ui:widget': 'textarea' } };
    const { node, conditionOf } = compile(field, { ui, schema: { required: ['field'] } });
    expect(node).toMatchObject({
      kind: 'leaf',
      key: 'field',
      pattern: '/field',
      textKey: 'field',
      required: true,
      requiredKey: 'validation_required',
      ui: ui.field,
    });
    expect(conditionOf(node?.visibleWhen)).toMatchObject({ kind: 'test', pattern: '/other' });
    expect(conditionOf(node?.requiredWhen)).toMatchObject({ kind: 'test', pattern: '/other' });
  });

  it('combines its condition with that of its step', () => {
    const { compilation } = openCompilation({ other: TEXT });
    const step = compilation.conditions.compile({ '/other': { const: 'y' } }, '', {
      file: '',
      pointer: '',
    });
    const opened = openCompilation({ field: { ...TEXT, visibleWhen: WHEN }, other: TEXT });
    opened.compilation.conditions.compile({ '/other': { const: 'y' } }, '', {
      file: '',
      pointer: '',
    });
    const root = compileGroup(opened.compilation, opened.root, new Map([['/field', [step]]]));
    const [node, other] = root.children;
    expect(opened.compilation.conditions.at(node?.visibleWhen ?? -1)).toMatchObject({
      kind: 'all',
      of: [{ kind: 'test' }, { kind: 'test' }],
    });
    expect(other).not.toHaveProperty('visibleWhen');
  });

  it('has its own message for a missing answer', () => {
    expect(compile({ ...TEXT, requiredKey: 'k' }).node).toMatchObject({ requiredKey: 'k' });
    const file = { type: 'object', file: { accept: ['.pdf'] } };
    expect(compile(file).node).toMatchObject({ requiredKey: 'validation_file_required' });
  });

  it('is read-only by its schema, unless its layout says otherwise', () => {
    expect(compile({ ...TEXT, readOnly: true }).node?.ui).toEqual({ 'ui:readonly': true });
    const ui = { field: { 'ui:readonly': false } };
    expect(compile({ ...TEXT, readOnly: true }, { ui }).node?.ui).toEqual({ 'ui:readonly': false });
    expect(compile(TEXT).node?.ui).toEqual({});
  });
});

describe('compileGroup: lists', () => {
  it.each<[JsonObject, object]>([
    [{}, { minItems: 0, maxItems: 50, initialRows: 0, emptyRows: 'refuse', ordered: false }],
    [
      { minItems: 2, maxItems: 5 },
      { minItems: 2, maxItems: 5, initialRows: 2 },
    ],
    [{ initialRows: 9, maxItems: 3 }, { initialRows: 3 }],
    [
      { emptyRows: 'drop', ordered: true },
      { emptyRows: 'drop', ordered: true },
    ],
    [
      { maxItems: 2, default: [{ a: '1' }, { a: '2' }, { a: '3' }] },
      { firstRows: [{ a: '1' }, { a: '2' }] },
    ],
  ])('with %j', (more, expected) => {
    expect(compile({ ...LIST, ...more }).node).toMatchObject({ kind: 'list', ...expected });
  });

  it('warns of a list without a maximum', () => {
    expect(compile(LIST).faults).toEqual(['/properties/field no-most-rows']);
    expect(compile({ ...LIST, maxItems: 3 }).faults).toEqual([]);
  });

  it('of files have no empty rows, and a limit of their size together', () => {
    const items = { type: 'object', file: { accept: ['.pdf'] } };
    const { node, schemaOf } = compile({
      type: 'array',
      minItems: 1,
      maxItems: 3,
      maxTotalBytes: 9,
      items,
    });
    expect(node).toMatchObject({
      initialRows: 0,
      requiredKey: 'validation_file_required',
      maxTotalBytes: 9,
      rules: [{ keyword: 'filesSize', key: 'validation_filesSizeExceed', args: [9] }],
    });
    expect(schemaOf(node?.kind === 'list' ? node.rules[0]?.test : undefined)).toEqual({
      filesWithin: 9,
    });
  });

  it('count rows of a kind, under a condition', () => {
    const where = { a: { const: 'x' } };
    const rule = { where, min: 1, max: 2, key: 'k', when: WHEN, severity: 'warning' };
    const { node, conditionOf } = compile({
      ...LIST,
      maxItems: 3,
      countWhere: [rule, { where, key: 'j' }, 4],
    });
    const counts = node?.kind === 'list' ? node.countWhere : [];
    expect(counts).toMatchObject([
      { key: 'k', min: 1, max: 2, severity: 'warning' },
      { key: 'j', severity: 'error' },
    ]);
    expect(conditionOf(counts[0]?.where)).toMatchObject({ pattern: '/field/*/a' });
    expect(conditionOf(counts[0]?.when)).toMatchObject({ pattern: '/other' });
    expect(counts[1]).not.toHaveProperty('when');
    expect(counts[1]).not.toHaveProperty('min');
  });
});

describe('compileGroup: objects', () => {
  it('of a date in parts have a rule for the date, and two digits in their parts', () => {
    const { node, schemaOf } = compile(PARTS);
    const group = node?.kind === 'group' ? node : undefined;
    expect(group?.dateParts).toEqual(PARTS.dateParts);
    expect(group?.rules).toMatchObject([{ keyword: 'dateParts', key: 'validation_invalidDate' }]);
    expect(schemaOf(group?.rules[0]?.test)).toEqual({ hkDate: true });
    expect(group?.children.map((child) => child.kind === 'leaf' && child.spelling)).toEqual([
      ['twoDigits'],
      ['monthNumber', 'twoDigits'],
      [],
    ]);
  });

  it.each<[JsonObject]>([[{ day: 'd', month: 'm' }], [{ day: 'd', month: 'm', year: 'x' }], [{}]])(
    'report the parts %j',
    (dateParts) => {
      const { node, faults } = compile({ ...PARTS, dateParts });
      expect(faults).toEqual(['/properties/field/dateParts unknown-field']);
      expect(node).not.toHaveProperty('dateParts');
    },
  );

  it('require at least one of some fields', () => {
    const group = { type: 'object', properties: { x: TEXT, y: TEXT } };
    const fields = ['x', 'y'];
    expect(compile({ ...group, atLeastOneOf: { fields, key: 'k' } }).node).toMatchObject({
      atLeastOneOf: { fields, key: 'k' },
    });
    expect(compile({ ...group, atLeastOneOf: { fields: ['x', 'z'] } }).faults).toEqual([
      '/properties/field/atLeastOneOf/fields/1 unknown-field',
      '/properties/field/atLeastOneOf no-message',
    ]);
    expect(compile(group).node).not.toHaveProperty('atLeastOneOf');
  });

  it('that are rows with one answer are bare', () => {
    const { node } = compile({ type: 'array', maxItems: 3, items: TEXT });
    expect(node).toMatchObject({ kind: 'list', item: { isBare: true } });
    expect(compile(PARTS).node).not.toHaveProperty('isBare');
  });
});

describe('compileForm: reports to the author', () => {
  it.each([
    schemaCase(
      'atLeastOneOf with an unknown field',
      {
        a: {
          type: 'object',
          properties: { street: TEXT },
          atLeastOneOf: { fields: ['x'], key: 'k' },
        },
      },
      'unknown-field',
      '/properties/a/atLeastOneOf/fields/0',
    ),
    schemaCase(
      'a rule over rows without a message',
      { list: { ...LIST, countWhere: [{ where: { a: { const: 'x' } }, min: 1 }] } },
      'no-message',
      '/properties/list/countWhere/0',
    ),
    schemaCase(
      'a date of unknown parts',
      {
        a: {
          type: 'object',
          dateParts: { day: 'd', month: 'm', year: 'y' },
          properties: { d: TEXT },
        },
      },
      'unknown-field',
      '/properties/a/dateParts',
    ),
  ])('$title', expectFinding);
});
