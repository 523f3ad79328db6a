import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { importUi } from '../../../../engine/external-schema/layout/importUi.ts';

const TEXT = { type: 'string' };

/** Imports the layout of one field. @param texts the texts of the field before */
function importField(
  ui: JsonObject,
  schema: JsonObject = TEXT,
  texts: Readonly<Record<string, string>> = {},
  ...deprecated: readonly string[]
) {
  const found = { texts: new Map(Object.entries(texts)), deprecated: new Set(deprecated) };
  const imported = importUi(ui, schema, 'it', found);
  return { ...imported, texts: Object.fromEntries(found.texts), deprecated: [...found.deprecated] };
}

describe('importUi: texts', () => {
  it('of the layout win over those of the schema, except empty ones', () => {
    const ui = { 'ui:title': 'Mine', 'ui:help': '', 'ui:placeholder': 'p', 'ui:description': 'd' };
    expect(importField(ui, TEXT, { 'it.label': 'Old', 'it.help': 'Old help' }).texts).toEqual({
      'it.label': 'Mine',
      'it.help': expect.stringMatching(/^d/),
      'it.placeholder': 'p',
    });
    expect(importField({ 'ui:title': '' }, TEXT, { 'it.label': 'Old' }).texts).toEqual({
      'it.label': 'Old',
    });
  });

  it('name the options of a choice and of checkboxes, and no others', () => {
    const ui = { 'ui:enumNames': { a: 'Alpha', c: 'None' } };
    const named = { 'it.options.a': 'Alpha' };
    expect(importField(ui, { enum: ['a', 'b'] }).texts).toEqual(named);
    const ticks = { type: 'array', items: { enum: ['a', 'b'] } };
    expect(importField(ui, ticks).texts).toEqual(named);
  });

  it.each([
    ['label', 'Old (deprecated)'],
    ['hide', 'Old'],
    ['disable', 'Old'],
  ])('mark a deprecated field whose treatment is "%s"', (handling, label) => {
    const ui = { 'ui:deprecatedHandling': handling };
    const { texts, deprecated } = importField(ui, TEXT, { 'it.label': 'Old' }, 'it', 'other');
    expect([texts['it.label'], deprecated]).toEqual([label, ['other']]);
    expect(importField({}, TEXT, { 'it.label': 'Old' }, 'it').texts['it.label']).toBe(
      'Old (deprecated)',
    );
  });
});

describe('importUi: widgets', () => {
  it.each<[string, JsonObject, JsonObject, JsonObject]>([
    ['textarea', TEXT, { ...TEXT, multiline: true }, {}],
    ['password', TEXT, { ...TEXT, password: true }, {}],
    ['updown', { type: 'integer' }, { type: 'integer' }, {}],
    ['date', TEXT, TEXT, {}],
    ['date', { ...TEXT, hkDate: true }, { ...TEXT, hkDate: true }, { 'ui:widget': 'date' }],
    ['radio', { enum: ['a'] }, { enum: ['a'] }, { 'ui:widget': 'radio' }],
    ['textarea', { ...TEXT, enum: ['a'] }, { ...TEXT, enum: ['a'] }, { 'ui:widget': 'textarea' }],
    [
      'select',
      { type: 'array', items: { enum: ['a'] } },
      { type: 'array', items: { enum: ['a'] } },
      {},
    ],
    ['radio', { type: 'boolean' }, { enum: [true, false] }, { 'ui:widget': 'radio' }],
    ['select', { type: 'boolean' }, { enum: [true, false] }, { 'ui:widget': 'select' }],
    ['hidden', TEXT, TEXT, { 'ui:widget': 'hidden' }],
    ['stars', TEXT, TEXT, { 'ui:options': { ownWidget: 'stars' } }],
  ])('%s of %j', (widget, before, schema, ui) => {
    expect(importField({ 'ui:widget': widget }, before)).toMatchObject({ schema, ui });
    expect(importField({ 'ui:widget': widget }, before).ui).toEqual(ui);
  });

  it('keeps the names of Yes and No that the layout has', () => {
    const ui = { 'ui:widget': 'radio', 'ui:enumNames': { true: 'Agreed' } };
    const { texts } = importField(ui, { type: 'boolean' }, { 'it.options.true': 'Sure' });
    expect(texts).toMatchObject({ 'it.options.false': 'No' });
    expect(texts['it.options.true']).not.toBe('Yes');
  });
});

describe('importUi: other keys', () => {
  it.each<[JsonObject, JsonObject]>([
    [
      { 'ui:readonly': true, 'ui:classNames': 'c' },
      { 'ui:readonly': true, 'ui:classNames': 'c' },
    ],
    [
      { 'ui:options': { rows: 5, disabled: true } },
      { 'ui:disabled': true, 'ui:options': { rows: 5 } },
    ],
    [{ 'ui:autofocus': true, 'ui:emptyValue': '', 'ui:style': {}, 'ui:label': false }, {}],
    [{ 'ui:field': 'geo' }, {}],
  ])('of a single answer: %j', (ui, expected) => {
    expect(importField(ui).ui).toEqual(expected);
  });

  it('keep the ui:field of a group and of a block', () => {
    const group = { type: 'object', properties: {} };
    expect(importField({ 'ui:field': 'address' }, group).ui).toEqual({ 'ui:field': 'address' });
    expect(importField({ 'ui:field': 'address' }, { $ref: 'b' }).ui).toEqual({
      'ui:field': 'address',
    });
  });

  it('apply to the fields of a group and to the rows of a list', () => {
    const group = { type: 'object', properties: { a: TEXT, b: TEXT } };
    const ui = { 'ui:readonly': true, 'ui:disabled': true, b: { 'ui:readonly': false } };
    expect(importField(ui, group).ui).toEqual({
      'ui:readonly': true,
      'ui:disabled': true,
      a: { 'ui:readonly': true, 'ui:disabled': true },
      b: { 'ui:readonly': false, 'ui:disabled': true },
    });
    const list = { type: 'array', items: group };
    expect(importField({ 'ui:disabled': true }, list).ui.items).toMatchObject({
      'ui:disabled': true,
      a: { 'ui:disabled': true },
    });
  });

  it('of every list come from the global options', () => {
    const globals = { 'ui:globalOptions': { addable: false, orderable: false, other: 1 } };
    const list = { type: 'array', ordered: true, items: TEXT };
    expect(importField(globals, list)).toMatchObject({
      ui: { 'ui:options': { addable: false, orderable: false } },
      schema: { ordered: false },
    });
    const group = { type: 'object', properties: { l: list } };
    expect(importField(globals, group).ui.l).toMatchObject({ 'ui:options': { addable: false } });
    expect(importField(globals).ui).toEqual({});
    expect(importField({ 'ui:orderable': true }, list).schema).toMatchObject({ ordered: true });
  });

  it('are unchanged inside an answer of any shape', () => {
    const inside = { items: [{ 'ui:title': 'From' }] };
    const { ui, schema } = importField({ 'ui:help': 'h', ...inside }, { json: {} });
    expect([ui, schema]).toEqual([inside, { json: {} }]);
  });

  it('give the form itself no texts', () => {
    const found = { texts: new Map<string, string>(), deprecated: new Set<string>() };
    importUi({ 'ui:title': 'T' }, { properties: { a: TEXT } }, '', found);
    expect([...found.texts]).toEqual([]);
    importUi({ a: { 'ui:title': 'A' } }, { properties: { a: TEXT } }, '', found);
    expect([...found.texts]).toEqual([['a.label', 'A']]);
  });
});
