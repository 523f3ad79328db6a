import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { derivedSteps } from '../../../../engine/external-schema/layout/derivedSteps.ts';

const TEXT: JsonObject = { type: 'string' };
const texts = (count: number, prefix = 'f'): JsonObject =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, TEXT]));
const group = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});

/** Returns the steps of a form with these properties. */
function stepsOf(properties: JsonObject, ui: JsonObject = {}, labels: Record<string, string> = {}) {
  return derivedSteps({ schema: group(properties), ui }, new Map(Object.entries(labels)));
}
/** Returns `title: fields` of each step; more than four fields are a number. */
function titles(...args: Parameters<typeof stepsOf>) {
  return stepsOf(...args).map(({ title, fields }) => {
    return `${title}: ${fields.length > 4 ? fields.length : fields.join(' ')}`;
  });
}

describe('derivedSteps', () => {
  it('keeps the order of the schema, with short groups and lists among the scalars', () => {
    const list = { type: 'array', items: TEXT };
    expect(titles({ a: TEXT, place: group({ lat: TEXT }), tags: list, b: TEXT })).toEqual([
      'Details: /a /place /tags /b',
    ]);
  });

  it('cuts 60 scalars into four steps of 15 fields', () => {
    const steps = stepsOf(texts(60));
    expect(steps.map(({ title }) => title)).toEqual(
      [1, 2, 3, 4].map((number) => `Details (${number} of 4)`),
    );
    expect(steps.map(({ fields }) => fields.length)).toEqual([15, 15, 15, 15]);
    expect(steps.flatMap(({ fields }) => fields)).toEqual(
      Array.from({ length: 60 }, (_, index) => `/f${index}`),
    );
  });

  it('cuts a run into steps of equal length', () => {
    expect(titles(texts(16))).toEqual(['Details (1 of 2): 8', 'Details (2 of 2): 8']);
  });

  it('gives a long group its own step with its own title, between the scalars around it', () => {
    const labels = { home: 'Home address' };
    const home = group(texts(6));
    expect(
      titles({ a: TEXT, b: TEXT, home, c: TEXT, d: TEXT }, {}, { 'home.label': labels.home }),
    ).toEqual(['Details (1 of 2): /a /b', 'Home address: /home', 'Details (2 of 2): /c /d']);
  });

  it('names a step with one field after the field, if the form has other steps', () => {
    expect(titles({ a: TEXT, home: group(texts(6)) })).toEqual(['A: /a', 'Home: /home']);
    expect(titles({ a: TEXT })).toEqual(['Details: /a']);
  });

  it('cuts a group of 30 fields into two steps, with its help above the first', () => {
    const steps = stepsOf(
      { big: group(texts(30)) },
      {},
      { 'big.label': 'Big', 'big.help': 'Help.' },
    );
    expect(steps.map(({ title, lead, fields }) => [title, lead, fields.length])).toEqual([
      ['Big (1 of 2)', 'Help.', 15],
      ['Big (2 of 2)', undefined, 15],
    ]);
    expect(steps[1]?.fields[0]).toBe('/big/f15');
  });

  it('names a group inside a group that is cut after both', () => {
    const deploy = group({ ...texts(3), flags: group(texts(14, 'g')) });
    expect(titles({ deploy })).toEqual([
      'Deploy: /deploy/f0 /deploy/f1 /deploy/f2',
      'Deploy: Flags: /deploy/flags',
    ]);
  });

  it.each<readonly [string, JsonObject]>([
    ['rules', { rules: [{ keyword: 'schema' }] }],
    ['atLeastOneOf', { atLeastOneOf: { fields: ['f0'] } }],
  ])('does not cut a group with %s, whose fault is shown with the group', (_, more) => {
    expect(titles({ big: group(texts(30), more) })).toEqual(['Big: /big']);
  });

  it('does not cut a required group without a required field', () => {
    const form = (more: JsonObject) =>
      group({ big: group(texts(30), more) }, { required: ['big'] });
    const count = (more: JsonObject) =>
      derivedSteps({ schema: form(more), ui: {} }, new Map()).length;
    expect([count({}), count({ required: ['f0'] })]).toEqual([1, 2]);
  });

  it('follows the order of the layout, in the form and in a group', () => {
    const properties = { a: TEXT, big: group(texts(30)), z: TEXT };
    const ui = { 'ui:order': ['z', '*', 'a'], big: { 'ui:order': ['f29', '*'] } };
    const fields = stepsOf(properties, ui).flatMap((step) => step.fields);
    expect([fields[0], fields[1], fields.at(-1)]).toEqual(['/z', '/big/f29', '/a']);
  });

  it('shows a step of conditional fields if one of them is shown', () => {
    const when = (name: string) => ({ ...TEXT, visibleWhen: { [name]: { const: 1 } } });
    const more = Object.fromEntries(
      Array.from({ length: 15 }, (_, index) => [`m${index}`, when('f0')]),
    );
    const steps = stepsOf({ ...texts(15), ...more, last: when('f1') });
    expect(steps.map((step) => step.when)).toEqual([
      undefined,
      undefined,
      { anyOf: [{ f0: { const: 1 } }, { f1: { const: 1 } }] },
    ]);
  });

  it('writes the condition of a group, and those of its fields, from the root', () => {
    const inner = Object.fromEntries(
      Array.from({ length: 15 }, (_, index) => [`m${index}`, { ...TEXT, visibleWhen: { f0: {} } }]),
    );
    const big = group({ ...texts(15), ...inner }, { visibleWhen: { a: {} } });
    expect(stepsOf({ a: TEXT, big }).map(({ title, when }) => [title, when])).toEqual([
      ['A', undefined],
      ['Big (1 of 2)', { a: {} }],
      ['Big (2 of 2)', { allOf: [{ a: {} }, { '/big/f0': {} }] }],
    ]);
  });
});
