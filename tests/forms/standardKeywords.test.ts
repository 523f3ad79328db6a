import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormStore, fieldMessage, type JsonObject, LANGUAGES } from '#engine';
import { checkForm } from '../../server/forms/check/checkForm.ts';
import { lineOf } from '../../server/forms/check/Finding.ts';
import { checkShape } from '../../server/forms/compiler/metaSchemas.ts';
import { openWorkbench, type Workbench } from '../../server/forms/compiler/Workbench.ts';
import { readForm } from '../../server/forms/source/readFormFiles.ts';
import { brokenForm } from './support/brokenForm.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

const NOW = '2026-11-20T10:00:00+08:00';
const WORDS = { en: 'Not so', 'zh-Hant': '不可如此', 'zh-Hans': '不可如此' } as const;
const json = (value: unknown) => JSON.stringify(value, null, 2);

/** Checks a new form with one more field, with a valid sample and an invalid sample. */
async function houseForm(field: JsonObject, good: unknown, bad: unknown, error: object) {
  const sample = (answer: unknown, errors: readonly object[]) =>
    json({ now: NOW, formData: { applicantName: 'CHAN', field: answer }, errors });
  const properties = { applicantName: { type: 'string', maxChars: 100 }, field };
  const form = await brokenForm([
    { file: 'schema.json', to: json({ type: 'object', properties }) },
    { file: 'ui.json', to: '{}' },
    { file: 'manifest.json', from: '"/applicantName"', to: '"/applicantName", "/field"' },
    ...LANGUAGES.map((language) => ({
      file: `locales/${language}.json`,
      to: json(Object.fromEntries(keysOf(field).map((key) => [key, WORDS[language]]))),
    })),
    { file: 'samples/minimal.json', to: sample(good, []) },
    { file: 'samples/nothing-given.json', to: sample(bad, [error]) },
  ]);
  const folder = await readForm(form.formsDir, form.code);
  const { findings, compiled } = await checkForm(workbench, folder);
  await form.remove();
  // These forms have no autocomplete tokens.
  const found = findings.filter(({ code }) => code !== 'no-autocomplete').map(lineOf);
  return { found, compiled };
}

function keysOf(field: JsonObject): readonly string[] {
  const parts = ['x', 'y'].map((part) =>
    isTicks(field) ? `field.options.${part}` : `field.${part}.label`,
  );
  return [
    ...[
      '$form.notes',
      '$form.title',
      '$next.processing',
      '$steps.particulars.title',
      'applicantName.label',
    ],
    ...(field.errorMessage || field.items ? ['field.error.notSo'] : []),
    'field.label',
    ...(isTicks(field) ? parts : []),
    ...(field.items && !isTicks(field) ? ['field.record'] : []),
    ...((field.properties || field.items) && !isTicks(field) ? parts : []),
  ];
}

const isTicks = ({ uniqueItems }: JsonObject) => uniqueItems === true;

const TEXT = { type: 'string', maxChars: 30 };
const FIELDS = { type: 'object', properties: { x: TEXT, y: TEXT } };
const ROWS = { type: 'array', maxItems: 9, items: FIELDS };
const TICKS = { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['x', 'y'] } };
const NUMBER = { type: 'number' };
const needs = (name: string) => ({ required: [name] });
const isA = { properties: { x: { const: 'a' } }, required: ['x'] };

describe('standard keywords in a form of the project', () => {
  it.each<[string, JsonObject, JsonObject, unknown, unknown]>([
    ['if', FIELDS, { if: isA, then: needs('y') }, { x: 'b' }, { x: 'a' }],
    ['if', FIELDS, { if: isA, else: needs('y') }, { x: 'a' }, { x: 'b' }],
    ['allOf', FIELDS, { allOf: [needs('x'), needs('y')] }, { x: '1', y: '2' }, { x: '1' }],
    ['allOf', FIELDS, { allOf: [{ if: isA, then: needs('y') }] }, { x: 'a', y: '1' }, { x: 'a' }],
    ['anyOf', FIELDS, { anyOf: [isA, needs('y')] }, { x: 'a' }, { x: 'b' }],
    ['oneOf', FIELDS, { oneOf: [needs('x'), needs('y')] }, { x: '1' }, { x: '1', y: '2' }],
    ['not', FIELDS, { not: isA }, { x: 'b' }, { x: 'a' }],
    ['dependentRequired', FIELDS, { dependentRequired: { x: ['y'] } }, { y: '1' }, { x: '1' }],
    ['minProperties', FIELDS, { minProperties: 2 }, { x: '1', y: '2' }, { x: '1', y: ' ' }],
    ['maxProperties', FIELDS, { maxProperties: 1 }, { x: '1', y: '' }, { x: '1', y: '2' }],
    ['contains', ROWS, { contains: isA }, [{ x: 'b' }, { x: 'a' }], [{ x: 'b' }]],
    ['contains', ROWS, { contains: isA, minContains: 2 }, [{ x: 'a' }, { x: 'a' }], [{ x: 'a' }]],
    ['anyOf', ROWS, { anyOf: [{ minItems: 2 }, { contains: isA }] }, [{ x: 'a' }], [{ x: 'b' }]],
    ['contains', TICKS, { contains: { const: 'x' } }, ['x', 'y'], ['y']],
    ['anyOf', TEXT, { anyOf: [{ hkid: true }, { pattern: '^P' }] }, 'P1', 'Q1'],
    ['not', TEXT, { not: { const: '-' } }, 'x', '-'],
    ['exclusiveMinimum', NUMBER, { exclusiveMinimum: 0 }, 0.5, 0],
    ['exclusiveMaximum', NUMBER, { exclusiveMaximum: 10 }, 9, 10],
  ])('supports %s of %j: %j', async (keyword, field, more, good, bad) => {
    const written = { ...field, ...more, errorMessage: { [keyword]: 'notSo' } };
    // The message of a limit has its number as an argument.
    const args = keyword.startsWith('exclusive') ? [Number(more[keyword])] : [];
    const error = { path: '/field', key: 'notSo', args };
    const { found, compiled } = await houseForm(written, good, bad, error);
    expect(found).toEqual([]);
    const { plan, texts } = compiled ?? {};
    if (!plan || !texts || !compiled) throw new TypeError('Cannot go on: the form is withheld');
    const validator = await workbench.load(compiled);
    const store = (answer: unknown) =>
      createFormStore(plan, validator, { data: { field: answer }, now: NOW }).validateSteps();
    expect(store(good)).toEqual([]);
    expect(store(bad)).toEqual([{ ...error, rule: keyword }]);
    for (const language of LANGUAGES) {
      expect(fieldMessage(error, texts[language], String)).toBe(WORDS[language]);
    }
  });

  it.each<[string, JsonObject, JsonObject, string]>([
    ['minLength', TEXT, { minLength: 2 }, 'x'],
    ['maxLength', { type: 'string' }, { maxLength: 2 }, 'xxx'],
  ])(
    'supports %s of a text, with the message of the project',
    async (keyword, field, more, bad) => {
      const key = keyword === 'minLength' ? 'validation_minChars' : 'validation_maxChars';
      const error = { path: '/field', key, args: [2] };
      expect((await houseForm({ ...field, ...more }, 'xx', bad, error)).found).toEqual([]);
    },
  );

  it('reports the invalid row', async () => {
    const items = { ...FIELDS, dependentRequired: { x: ['y'] } };
    const more = { errorMessage: { dependentRequired: 'notSo' } };
    const error = { path: '/field/1', key: 'notSo', args: [] };
    const rows = (second: object) => [{ x: '1', y: '1' }, second];
    const field = { ...ROWS, items: { ...items, ...more } };
    const { found } = await houseForm(field, rows({ y: '2' }), rows({ x: '2' }), error);
    expect(found).toEqual([]);
  });

  it('supports a computed default', async () => {
    const field = { ...TEXT, default: { concat: ['Hong ', 'Kong'] } };
    const error = { path: '/field', key: 'validation_maxChars', args: [30] };
    const { found, compiled } = await houseForm(field, 'x', 'x'.repeat(31), error);
    expect(found).toEqual([]);
    const { plan } = compiled ?? {};
    if (!plan || !compiled) throw new TypeError('Cannot go on: the form is withheld');
    const store = createFormStore(plan, await workbench.load(compiled), { now: NOW });
    expect(store.get('/field')).toBe('Hong Kong');
  });
});

describe('incomplete fields and keywords', () => {
  const shape = (field: JsonObject) =>
    checkShape('form-schema', { type: 'object', properties: { field } });

  it('reports a missing type, with the available types', () => {
    expect(shape({ enum: ['x', 'y'] })).toMatchObject([
      { pointer: '/properties/field', message: 'The key "type" is missing' },
    ]);
    expect(shape({ enum: ['x', 'y'] })[0]?.remedy).toContain('"string" for a text or a choice');
  });

  it('refuses a keyword without its companion', () => {
    expect(shape({ ...FIELDS, then: needs('y') })).not.toEqual([]);
    expect(shape({ ...ROWS, minContains: 2 })).not.toEqual([]);
  });
});
