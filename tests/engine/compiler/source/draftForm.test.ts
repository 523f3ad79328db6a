import { describe, expect, it } from 'vitest';
import { draftsUnder } from '../../../../engine/compiler/source/Draft.ts';
import { draftForm, isExternalName } from '../../../../engine/compiler/source/draftForm.ts';
import { Reporter } from '../../../../engine/compiler/source/Reporter.ts';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { type FormParts, openCompilation } from '../../support/openCompilation.ts';
import { expectFinding, LIST, schemaCase, TEXT } from '../../support/schemaCase.ts';

/** Returns `kind pattern textKey holder` of each draft, without the root. */
const outline = (properties: JsonObject, parts?: FormParts) =>
  draftsUnder(openCompilation(properties, parts).root)
    .slice(1)
    .map(({ kind, pattern, textKey, holder }) => `${kind} ${pattern} ${textKey} ${holder}`);

describe('draftForm: places', () => {
  it('of fields, groups and rows', () => {
    const group = { type: 'object', properties: { b: TEXT, rows: LIST } };
    expect(outline({ a: TEXT, g: group })).toEqual([
      'leaf /a a ',
      'group /g g ',
      'leaf /g/b g.b /g',
      'list /g/rows g.rows /g',
      'group /g/rows/* g.rows /g',
      'leaf /g/rows/*/a g.rows.a /g/rows/*',
      'leaf /g/rows/*/b g.rows.b /g/rows/*',
    ]);
  });

  it('of a row with one answer start where those of the list start', () => {
    expect(outline({ l: { type: 'array', items: TEXT } })).toEqual([
      'list /l l ',
      'group /l/* l ',
      'leaf /l/* l ',
    ]);
  });

  it.each<[string, JsonObject, string]>([
    ['checkboxes', { type: 'array', items: { enum: ['x'] } }, 'leaf'],
    ['a list without items', { type: 'array' }, 'leaf'],
    ['a file', { type: 'object', file: { accept: ['.pdf'] } }, 'leaf'],
    ['an answer of any shape', { json: { type: 'object' } }, 'leaf'],
    ['properties without a type', { properties: { a: TEXT } }, 'group'],
    ['rows of files', { type: 'array', items: { type: 'object', file: {} } }, 'list'],
  ])('treats %s as one of a kind', (_, field, kind) => {
    expect(outline({ field })[0]).toMatch(new RegExp(`^${kind} /field`));
  });
});

describe('draftForm: requirement and layout', () => {
  it('requires the fields that the schema names, and the answer of a row', () => {
    const list = (more: JsonObject) => ({ type: 'array', items: TEXT, ...more });
    const { draft } = openCompilation(
      { a: TEXT, b: TEXT, kept: list({}), dropped: list({ emptyRows: 'drop' }) },
      { schema: { required: ['b'] } },
    );
    expect([draft('leaf', '/a').required, draft('leaf', '/b').required]).toEqual([false, true]);
    const required = (pattern: string) => draft('list', pattern).item.children[0]?.required;
    expect([required('/kept'), required('/dropped')]).toEqual([true, false]);
    expect(draft('list', '/kept').item.required).toBe(true);
    const rows = openCompilation({ rows: LIST }).draft('list', '/rows');
    expect(rows.item.required).toBe(true);
  });

  it('gives each field its own part of the layout', () => {
    const ui = {
      a: { 'ui:widget': 'x', other: {} },
      g: { 'ui:field': 'address', b: { 'ui:help': 'h' } },
      rows: { 'ui:options': {}, items: { 'ui:help': 'row', a: { 'ui:help': 'a' } } },
      any: { 'ui:help': 'h', items: { 'ui:help': 'part' } },
    };
    const { draft } = openCompilation(
      { a: TEXT, g: { type: 'object', properties: { b: TEXT } }, rows: LIST, any: { json: {} } },
      { ui },
    );
    expect(draft('leaf', '/a').ui).toEqual({ 'ui:widget': 'x' });
    expect(draft('group', '/g').ui).toEqual({ 'ui:field': 'address' });
    expect(draft('leaf', '/g/b').ui).toEqual({ 'ui:help': 'h' });
    expect(draft('list', '/rows').ui).toEqual({ 'ui:options': {} });
    expect(draft('list', '/rows').item.ui).toEqual({ 'ui:help': 'row' });
    expect(draft('leaf', '/rows/*/a').ui).toEqual({ 'ui:help': 'a' });
    expect(draft('leaf', '/any').ui).toEqual(ui.any);
  });
});

describe('draftForm: blocks', () => {
  const ref = (name: string) => ({ $ref: `../../schemas/defs/${name}.schema.json` });
  const home = { schema: { type: 'object', properties: { a: TEXT } }, locales: {} };
  const ui = { 'ui:field': 'address', a: { 'ui:help': 'block' } };
  const shared = { defs: { home: { ...home, ui } }, tables: {} };

  it('records each use with its text key, and merges the layout of the form over theirs', () => {
    const opened = openCompilation(
      { one: ref('home'), rows: { type: 'array', items: ref('home') } },
      { shared, ui: { one: { a: { 'ui:help': 'own' } } } },
    );
    expect(opened.blocks).toEqual([
      { name: 'home', textKey: 'one' },
      { name: 'home', textKey: 'rows' },
    ]);
    expect(opened.draft('group', '/one').ui).toEqual({ 'ui:field': 'address' });
    expect(opened.draft('leaf', '/one/a').ui).toEqual({ 'ui:help': 'own' });
    expect(opened.draft('leaf', '/rows/*/a').ui).toEqual({ 'ui:help': 'block' });
  });

  it('adds the fields of the shared workflow at the root, beside those of the form', () => {
    const context = { shared, report: new Reporter(), documents: new Map() };
    const document = (properties: JsonObject) => ({
      file: 'f.json',
      schema: { type: 'object', properties },
      ui: {},
    });
    const { root, beside } = draftForm(context, [
      document({ a: TEXT }),
      document({ a: TEXT, b: TEXT }),
    ]);
    expect(root.children.map(({ pattern }) => pattern)).toEqual(['/a', '/a', '/b']);
    expect(beside).toEqual(['/b']);
    expect(() => draftForm(context, [])).toThrow(TypeError);
  });
});

describe('draftForm: names', () => {
  it.each([
    ['a1', true, true],
    ['_a-b', true, true],
    ['@id', true, true],
    ['first name', false, true],
    ['2b', false, true],
    ['姓名', true, true],
    ['a/b', false, false],
    ['.a', false, false],
    [' a', false, false],
    ['a ', false, false],
    ['a~b', false, false],
    ['a*', false, false],
    ['', false, false],
    ['not', false, false],
    ['constructor', false, false],
    ['toString', false, false],
    ['a'.repeat(100), true, true],
  ])('%j is accepted in a form: %s, in an external schema: %s', (name, own, external) => {
    const names = (isExternal: boolean) =>
      outline(Object.fromEntries([[name, TEXT]]), { isExternal }).length === 1;
    expect([names(false), names(true), isExternalName(name)]).toEqual([own, external, external]);
  });

  it('reports a wrong name at its place', () => {
    expect(openCompilation({ 'a/b': TEXT, c: TEXT }).found()).toEqual([
      '/properties/a~1b bad-name',
    ]);
    expect(isExternalName('a'.repeat(101))).toBe(false);
  });
});

describe('compileForm: reports to the author', () => {
  it.each([
    schemaCase('an invalid name', { __proto: TEXT, 'a/b': TEXT }, 'bad-name', '/properties/a~1b'),
    schemaCase('a name with a space', { 'a b': TEXT }, 'bad-name', '/properties/a b'),
    schemaCase('a name with a digit first', { '2b': TEXT }, 'bad-name', '/properties/2b'),
    schemaCase('a reserved name', { not: TEXT }, 'bad-name', '/properties/not'),
  ])('$title', expectFinding);
});
