import { describe, expect, it } from 'vitest';
import type { Plan } from '#engine';
import { strayUi } from '../../../../server/forms/check/uiFields.ts';
import { choice, group, leaf, list, planOf } from '../../../support/planNodes.ts';

const BASE = planOf({
  name: leaf('text'),
  kind: choice(['one', 'two']),
  extra: leaf('text'),
  who: group({ kind: choice(['three']), note: leaf('text') }),
  rows: list({ no: leaf('text') }),
  any: leaf('json'),
  many: choice(['x'], {}, 'choices'),
});
const PLAN = {
  ...BASE,
  steps: [
    { id: 'first', fields: ['/name', '/kind', '/extra'] },
    { id: 'second', fields: ['/who', '/rows', '/any', '/many'] },
  ],
} as unknown as Plan;

const stray = (ui: unknown, isAlone = false) =>
  strayUi(ui, PLAN, isAlone).map(({ pointer, code }) => `${pointer} ${code}`);

describe('strayUi: keys', () => {
  it('accepts the fields of the form at every level', () => {
    const ui = {
      $schema: 'x',
      'ui:order': ['name', '*'],
      name: { 'ui:widget': 'textarea' },
      who: { kind: {}, 'ui:order': ['note', 'kind'] },
      rows: { items: { no: {} }, 'ui:options': { summary: ['no'] } },
      any: { whatever: { deeper: {} } },
    };
    expect(stray(ui)).toEqual([]);
  });

  it.each([
    [{ nam: {} }, '/nam unknown-field'],
    [{ who: { other: {} } }, '/who/other unknown-field'],
    [{ rows: { no: {} } }, '/rows/no unknown-field'],
    [{ rows: { items: { other: {} } } }, '/rows/items/other unknown-field'],
    [{ name: { inner: {} } }, '/name/inner unknown-field'],
    [{ 'ui:order': ['name', 'other'] }, '/ui:order/1 unknown-field'],
    [
      { rows: { 'ui:options': { summary: ['no', 'x'] } } },
      '/rows/ui:options/summary/1 unknown-field',
    ],
  ])('reports %j', (ui, expected) => {
    expect(stray(ui)).toEqual([expected]);
  });

  it('suggests the name that was meant', () => {
    expect(strayUi({ nam: {} }, PLAN)).toMatchObject([
      { file: 'ui.json', message: 'There is no field "nam" to lay out here' },
    ]);
    expect(strayUi({ nam: {} }, PLAN)[0]?.remedy).toContain('name');
  });

  it('accepts keywords of an external schema only there', () => {
    const ui = { many: { items: {} }, who: { oneOf: [{}] } };
    expect(stray(ui, true)).toEqual([]);
    expect(stray(ui)).toEqual(['/many/items unknown-field', '/who/oneOf unknown-field']);
    expect(stray({ who: { oneOf: {} } }, true)).toEqual(['/who/oneOf unknown-field']);
  });

  it.each([[null], ['text'], [undefined], [{ name: null }], [{ 'ui:order': 'name' }]])(
    'ignores %j',
    (ui) => {
      expect(stray(ui)).toEqual([]);
    },
  );
});

describe('strayUi: extraFieldOf', () => {
  const of = (option: unknown) => ({ 'ui:options': { extraFieldOf: option } });

  it.each([
    ['an option of a choice before it on the step', { extra: of('two') }],
    ['an option of a choice in the same group', { who: { note: of('three') } }],
    ['a value that is no text', { extra: of(7) }],
  ])('accepts %s', (_, ui) => {
    expect(stray(ui)).toEqual([]);
  });

  it.each([
    ['an unknown option', { extra: of('four') }, '/extra'],
    ['an option of a choice after it', { name: of('one') }, '/name'],
    ['an option of its own', { kind: of('one') }, '/kind'],
    ['an option on another step', { extra: of('three') }, '/extra'],
    ['an option outside the group', { who: { note: of('one') } }, '/who/note'],
  ])('reports %s', (_, ui, pointer) => {
    expect(stray(ui)).toEqual([`${pointer}/ui:options/extraFieldOf unknown-option`]);
  });
});
