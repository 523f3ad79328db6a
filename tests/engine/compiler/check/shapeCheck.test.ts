import { describe, expect, it } from 'vitest';
import { shapeCheck } from '../../../../engine/compiler/check/shapeCheck.ts';

const SCHEMA = {
  $id: 'https://forms.landreg.example/schemas/meta/manifest.schema.json',
  type: 'object',
  additionalProperties: false,
  required: ['code'],
  properties: {
    code: { type: 'string', pattern: '^LR', description: 'Begins with LR.' },
    kind: { enum: ['a', 'b'] },
    fixed: { const: 'x' },
    count: { type: 'integer', minimum: 1 },
    link: { type: 'string', format: 'uri' },
    time: { type: 'string', format: 'date-time' },
    expression: { type: 'string', format: 'regex' },
    explained: { type: 'string', pattern: '^a$', errorMessage: 'Write the letter a' },
    texts: { type: 'object', propertyNames: { pattern: '^[a-z]+$', description: 'Use letters.' } },
    either: { anyOf: [{ type: 'string' }, { type: 'object', required: ['deep'] }] },
    wide: { enum: ['red', ...'abcdefghijkl'] },
    branch: {
      type: 'object',
      if: { properties: { kind: { const: 'group' } } },
      then: {
        properties: {
          kind: {},
          part: { type: 'object', properties: { fixed: {} }, unevaluatedProperties: false },
        },
      },
      unevaluatedProperties: false,
    },
    inner: { type: 'object', additionalProperties: false, properties: { screenId: {} } },
  },
};
const EXPLAINED = 'See schemas/meta/manifest.schema.json, which explains every key.';

const check = shapeCheck([SCHEMA], (text) => text.startsWith('https://'));
const faults = (more: object) => check('manifest', { code: 'LR1', ...more });

describe('shapeCheck', () => {
  it('accepts a file of the right shape', () => {
    const right = {
      kind: 'a',
      fixed: 'x',
      count: 1,
      link: 'https://example.hk',
      time: '2026-11-20T10:00:00Z',
      expression: '^\\p{L}$',
      explained: 'a',
      texts: { name: 1 },
      either: 'text',
      inner: { screenId: 1 },
    };
    expect(faults(right)).toEqual([]);
  });

  it.each<readonly [object, string, string, string]>([
    [{ kind: 'c' }, '/kind', 'wrong-value', 'The value must be one of a, b'],
    [{ fixed: 'y' }, '/fixed', 'wrong-value', 'The value must be x'],
    [{ count: '1' }, '/count', 'wrong-type', 'The value must be of type integer'],
    [{ count: 0 }, '/count', 'wrong-shape', 'The value must be at least 1'],
    [{ link: 'example' }, '/link', 'wrong-spelling', 'The value has the wrong format'],
    [{ time: 'soon' }, '/time', 'wrong-spelling', 'The value has the wrong format'],
    [{ expression: '(' }, '/expression', 'wrong-spelling', 'The value has the wrong format'],
    [{ explained: 'b' }, '/explained', 'wrong-spelling', 'Write the letter a'],
    [{ code: 'XX' }, '/code', 'wrong-spelling', 'The value has the wrong format'],
    [{ code: undefined }, '', 'missing-key', 'The key "code" is missing'],
  ])('reports the value in %j', (more, pointer, code, message) => {
    expect(faults(more)).toMatchObject([{ pointer, at: 'value', code, message }]);
  });

  it('proposes the description of a value, or else the meta-schema', () => {
    expect(faults({ code: 'XX' })[0]?.remedy).toBe('Begins with LR.');
    expect(faults({ kind: 'c' })[0]?.remedy).toBe(EXPLAINED);
  });

  it.each([
    ['colour', `Remove it. ${EXPLAINED}`],
    ['cuont', 'Did you mean "count"?'],
    ['screenId', `The key belongs to another place. ${EXPLAINED}`],
  ])('reports the unknown key %s', (name, remedy) => {
    expect(faults({ [name]: 1 })).toMatchObject([
      {
        pointer: `/${name}`,
        at: 'key',
        code: 'unknown-key',
        message: `Unknown key "${name}"`,
        remedy,
      },
    ]);
  });

  it('proposes a missing key before a key of another place, and reports the missing key as well', () => {
    const { code: _, ...without } = { code: 'LR1', codde: 'LR1' };
    expect(check('manifest', without)).toMatchObject([
      { pointer: '', code: 'missing-key', subject: '/code' },
      { pointer: '/codde', remedy: 'Did you mean "code"?', subject: '/code' },
    ]);
  });

  it('proposes the nearest value of a list', () => {
    expect(faults({ wide: 'wed' })[0]?.remedy).toBe('Did you mean "red"?');
    expect(faults({ wide: 'wed' })[0]?.message).toBe(
      '"wed" is not one of the 13 values that are allowed here',
    );
  });

  it('reports every missing key of an object at once, each with its own description', () => {
    const owner = {
      required: ['code', 'kind'],
      $ref: '#/$defs/more',
      properties: SCHEMA.properties,
    };
    const more = { properties: { kind: { description: 'The kind. Example: "a".' } } };
    const { kind: _, ...properties } = SCHEMA.properties;
    const schema = { ...SCHEMA, ...owner, additionalProperties: true, properties, $defs: { more } };
    const strict = shapeCheck([schema], () => true);
    expect(strict('manifest', {})).toMatchObject([
      { subject: '/code', remedy: 'Add "code". Begins with LR.' },
      { subject: '/kind', remedy: 'Add "kind". The kind. Example: "a".' },
    ]);
  });

  it('names what a schema has in place of a keyword of JSON Schema', () => {
    const $id = 'https://forms.landreg.example/schemas/meta/form-schema.schema.json';
    const node = { additionalProperties: false, properties: { file: {}, formats: {} } };
    const schema = { $id, type: 'object', properties: { properties: { properties: { a: node } } } };
    const strict = shapeCheck([schema], () => true);
    const written = { properties: { a: { title: 'A', format: 'email' } } };
    expect(strict('form-schema', written).map(({ remedy }) => remedy)).toEqual([
      'A schema has no texts. Write this one in the locales as "a.label".',
      'Write "email": true instead.',
    ]);
  });

  it('does not report the keys of an object as unknown when a value below it is wrong', () => {
    const group = { kind: 'group', part: { colour: 1 } };
    expect(faults({ branch: group }).map(({ pointer }) => pointer)).toEqual([
      '/branch/part/colour',
    ]);
    expect(
      faults({ branch: { ...group, part: {}, oddKey: 1 } }).map((each) => each.pointer),
    ).toEqual(['/branch/oddKey']);
  });

  it('escapes an unknown key in the pointer', () => {
    expect(faults({ inner: { 'a/b~c': 1 } })[0]?.pointer).toBe('/inner/a~1b~0c');
  });

  it('reports a key of the wrong form once', () => {
    expect(faults({ texts: { A1: 1 } })).toEqual([
      {
        pointer: '/texts/A1',
        at: 'key',
        code: 'wrong-key',
        message: 'The key "A1" is not allowed here',
        remedy: 'Use letters.',
      },
    ]);
  });

  it('reports a value that fits no alternative once', () => {
    expect(faults({ either: 7 })).toMatchObject([{ pointer: '/either', at: 'value' }]);
    expect(faults({ either: {} })).toMatchObject([{ pointer: '/either', at: 'value' }]);
  });

  it('reports faults at several places', () => {
    const found = faults({ kind: 'c', colour: 1, count: 'x' }).map(({ pointer }) => pointer);
    expect(found.toSorted()).toEqual(['/colour', '/count', '/kind']);
  });

  it('refuses a kind of file without a meta-schema', () => {
    expect(() => check('locale', {})).toThrow(
      new TypeError('Cannot check a file: there is no meta-schema "locale"'),
    );
  });
});
