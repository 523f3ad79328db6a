import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { FormData, Json, JsonObject } from '#engine';
import { branching, formOf, list, TEXT } from '../../support/externalForm.ts';

type Values = Readonly<Record<string, readonly Json[]>>;

const CAN = { const: 'CAN' };
const NOT_CAN = { not: CAN };
const STATES = { enum: ['ON', 'QC'] };
const FREE = { type: 'string', maxLength: 5 };
const $defs = { canada: CAN };

/** Returns every combination of the values, each name also absent, without the empty object. */
function documentsOf(values: Values): readonly FormData[] {
  let all: FormData[] = [{}];
  for (const [name, each] of Object.entries(values)) {
    all = all.flatMap((data) => [data, ...each.map((value) => ({ ...data, [name]: value }))]);
  }
  return all.filter((data) => Object.keys(data).length > 0);
}

/** Returns a value without the fields that the form adds. */
function withoutChoice(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutChoice);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !name.startsWith('choice'));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutChoice(each)]));
}

/** Expects the verdict of Ajv, and unchanged valid data, for every combination of the values. */
async function expectAjvVerdict(properties: JsonObject, more: JsonObject, values: Values) {
  const { evaluate, store, files } = await formOf(properties, { $defs, ...more });
  const schema = { type: 'object', properties, $defs, ...more };
  const isValid = new Ajv2020({ strict: false }).compile(schema);
  const verdicts = documentsOf(values).map((data) => {
    const { data: kept, errors, hidden } = evaluate(data);
    const expected = isValid(data);
    const isKept = isSame(kept, data);
    if (expected && hidden.length === 0)
      expect(sorted(withoutChoice(store(data).data()))).toEqual(sorted(data));
    // A value that no field of the chosen alternative can show is reported as hidden.
    const isReported = expected && hidden.length > 0;
    return { data, accepted: errors.length === 0 && (isKept || isReported), expected };
  });
  expect(verdicts.filter(({ accepted, expected }) => accepted !== expected)).toEqual([]);
  // A table whose documents have one verdict would prove nothing.
  expect(new Set(verdicts.map(({ expected }) => expected)).size).toBe(2);
  return files;
}

function isSame(kept: unknown, data: unknown): boolean {
  return JSON.stringify(sorted(withoutChoice(kept))) === JSON.stringify(sorted(data));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]));
}

const COUNTRIES = { country: ['CAN', 'USA'], state: ['ON', 'Texas', 'too long'] };
const own = { country: TEXT, state: TEXT };
const required = ['country'];
const branch = (country: JsonObject, state: JsonObject, more: JsonObject = {}) => ({
  properties: { country, state },
  ...more,
});

describe('alternatives that exclude values', () => {
  it.each<[string, JsonObject, JsonObject, Values]>([
    [
      'a constant and its negation',
      own,
      { required, oneOf: [branch(CAN, STATES), branch(NOT_CAN, FREE)] },
      COUNTRIES,
    ],
    [
      'an optional selector',
      own,
      { oneOf: [branch(CAN, STATES), branch(NOT_CAN, FREE)] },
      { country: ['CAN', 'USA'], state: ['ON', 'Texas'] },
    ],
    [
      'a selector that only the alternatives describe',
      { other: TEXT },
      { oneOf: [branch(CAN, STATES, { required }), branch(NOT_CAN, FREE, { required })] },
      COUNTRIES,
    ],
    [
      'a list of excluded values',
      own,
      {
        required,
        oneOf: [
          branch({ enum: ['CAN', 'USA'] }, STATES),
          branch({ not: { enum: ['CAN', 'USA'] } }, FREE),
        ],
      },
      { country: ['CAN', 'USA', 'FR'], state: ['ON', 'Texas', 'too long'] },
    ],
    ['anyOf', own, { required, anyOf: [branch(CAN, STATES), branch(NOT_CAN, FREE)] }, COUNTRIES],
    [
      'an enum of one value, by reference',
      own,
      {
        required,
        oneOf: [
          branch({ enum: ['CAN'] }, STATES),
          branch({ not: { $ref: '#/$defs/canada' } }, FREE),
        ],
      },
      COUNTRIES,
    ],
    [
      'if, then and else',
      own,
      {
        required,
        ...branching(
          { properties: { country: NOT_CAN } },
          { properties: { state: FREE } },
          {
            properties: { state: STATES },
          },
        ),
      },
      COUNTRIES,
    ],
    [
      'four alternatives of two properties',
      { country: TEXT, kind: { enum: ['person', 'firm'] } },
      {
        required: ['country', 'kind'],
        oneOf: [
          { properties: { country: CAN, kind: { const: 'person' }, sin: TEXT }, required: ['sin'] },
          { properties: { country: CAN, kind: { const: 'firm' }, bn: TEXT }, required: ['bn'] },
          { properties: { country: NOT_CAN, kind: { const: 'person' }, passport: TEXT } },
          {
            properties: { country: NOT_CAN, kind: { const: 'firm' }, seat: TEXT },
            required: ['seat'],
          },
        ].map((each) => ({ ...each, minProperties: 2 })),
      },
      { country: ['CAN', 'USA'], kind: ['person', 'firm'], sin: ['1'], bn: ['2'], seat: ['3'] },
    ],
  ])('are selected by the value itself: %s', async (_, properties, more, values) => {
    const known = Object.keys(values);
    const files = await expectAjvVerdict(
      properties,
      { ...more, propertyNames: { enum: known } },
      values,
    );
    expect(JSON.stringify(files.schema)).not.toContain('choice');
  });

  it.each<[string, JsonObject, JsonObject]>([
    [
      'a field of the object',
      { address: { type: 'object', properties: { country: TEXT, state: TEXT }, required } },
      { oneOf: [{ properties: { address: branch(CAN, STATES), sin: TEXT }, required: ['sin'] }] },
    ],
    [
      'a field of the alternatives',
      { other: TEXT },
      {
        oneOf: [
          {
            properties: {
              address: { type: 'object', ...branch(CAN, STATES), required },
              sin: TEXT,
            },
            required: ['sin', 'address'],
          },
        ],
      },
    ],
  ])('are selected by a value in an object: %s', async (_, properties, more) => {
    const [first] = more.oneOf as readonly JsonObject[];
    const { required: asked = [] } = first ?? {};
    const second = {
      properties: { address: { type: 'object', ...branch(NOT_CAN, FREE), required } },
      required: (asked as readonly string[]).filter((name) => name !== 'sin'),
    };
    const oneOf = [first ?? {}, second];
    const addresses = documentsOf(COUNTRIES).filter(({ country }) => country !== undefined);
    const values = { address: addresses as Json[], sin: ['1'] };
    await expectAjvVerdict(
      properties,
      { oneOf: oneOf as JsonObject[], required: ['address'] },
      values,
    );
    const { store, errors, evaluate } = await formOf(properties, {
      oneOf: oneOf as JsonObject[],
      required: ['address'],
    });
    const canadian = { address: { country: 'CAN', state: 'ON' }, sin: '1' };
    const foreign = { address: { country: 'USA', state: 'Texas' } };
    for (const data of [canadian, foreign]) {
      expect(errors(data)).toEqual([]);
      expect(evaluate(data).data).toEqual(data);
    }
    expect(store(canadian).isVisible('/sin')).toBe(true);
    expect(store(foreign).isVisible('/sin')).toBe(false);
    expect(errors({ address: { country: 'CAN', state: 'Texas' }, sin: '1' })).toEqual([
      '/address/state validation_mustBeOneOf ON, QC',
    ]);
  });
});

const CARD = {
  properties: { card: TEXT, expiry: { ...TEXT, title: 'Expiry' } },
  required: ['card', 'expiry'],
};
const BANK = { properties: { iban: { ...TEXT, title: 'IBAN' } }, required: ['iban'] };

describe('alternatives that nothing tells apart', () => {
  it.each<[string, JsonObject, JsonObject, Values]>([
    [
      'at the root',
      { name: TEXT },
      { oneOf: [CARD, BANK] },
      { name: ['x'], card: ['1'], expiry: ['2'], iban: ['3'] },
    ],
    [
      'in an optional object',
      { pay: { type: 'object', oneOf: [CARD, BANK] } },
      {},
      { pay: documentsOf({ card: ['1'], expiry: ['2'], iban: ['3'] }) as Json[] },
    ],
    [
      'in the rows of a list',
      { pays: list({ type: 'object', oneOf: [CARD, BANK] }, {}) },
      {},
      {
        pays: documentsOf({ card: ['1'], expiry: ['2'], iban: ['3'] }).map((row) => [
          row,
          { iban: 'x' },
        ]) as Json[],
      },
    ],
  ])('accept a document without the added choice, and keep it: %s', (_, properties, more, values) =>
    expectAjvVerdict(properties, more, values).then((files) =>
      expect(JSON.stringify(files.schema)).toContain('inferred'),
    ),
  );

  it('show the fields of a faulty document', async () => {
    const { store, errors } = await formOf({ pay: { type: 'object', oneOf: [CARD, BANK] } });
    const loaded = store({ pay: { card: '1' } });
    expect(loaded.data()).toEqual({ pay: { card: '1', choice: 'option1' } });
    expect(errors({ pay: { card: '1' } })).toEqual(['/pay/expiry validation_required']);
  });

  it.each<[string, readonly JsonObject[], readonly string[]]>([
    ['required fields', [CARD, BANK], ['With card and expiry', 'With IBAN']],
    [
      'an empty title',
      [
        { title: '', ...CARD },
        { title: 'Bank', ...BANK },
      ],
      ['With card and expiry', 'Bank'],
    ],
    ['optional fields', [{ properties: { a: TEXT } }, {}], ['With A', 'None of the others']],
    [
      'limits',
      [
        { properties: { n: { type: 'number', maximum: 5 } } },
        { properties: { n: { type: 'string' } } },
      ],
      ['N: at most 5', 'N: text'],
    ],
  ])('are named by their content: %s', async (_, oneOf, names) => {
    const { files } = await formOf({ x: TEXT }, { oneOf: [...oneOf] });
    const { en } = files.locales;
    const shown = Object.entries(en).filter(([key]) => key.startsWith('choice.options.'));
    expect(shown.map(([, text]) => text)).toEqual(names);
  });

  it('name the fields that decide when none or several apply', async () => {
    const oneOf = [{ required: ['a'] }, { required: ['b'] }];
    const { errors } = await formOf({ a: TEXT, b: TEXT }, { oneOf });
    expect(errors({ a: '1', b: '2' })).toEqual([' validation_answerOneOf A, B']);
    const limits = [
      { properties: { n: { multipleOf: 2 } } },
      { properties: { n: { multipleOf: 3 } } },
    ];
    const { errors: more, files } = await formOf({ n: { type: 'number' } }, { oneOf: limits });
    expect(more({ n: 6 })).toEqual([' validation_checkTogether N']);
    expect(more({ n: 4 })).toEqual([]);
    expect(files.notes?.filter(({ code }) => code === 'overlapping-alternatives')).toHaveLength(1);
  });
});

describe('defaults of alternatives', () => {
  const KIND = { enum: ['a', 'b', 'c'] };
  const branches = ['a', 'b'].map((kind) => ({
    properties: {
      kind: { const: kind },
      days: { type: 'integer', default: kind === 'a' ? 7 : 14 },
    },
  }));

  it.each<[string, JsonObject]>([
    ['of a field of the alternatives', {}],
    ['of a field of the object', { days: { type: 'integer' } }],
  ])('follow the chosen alternative until the answer changes: %s', async (_, more) => {
    const third = { properties: { kind: { const: 'c' } } };
    const { store } = await formOf(
      { kind: KIND, ...more },
      { required: ['kind'], oneOf: [...branches, third] },
    );
    const filled = store();
    for (const [kind, days] of [
      ['a', 7],
      ['b', 14],
      ['a', 7],
    ] as const) {
      filled.set('/kind', kind);
      expect(filled.get('/days')).toBe(days);
    }
    filled.set('/days', 3);
    filled.set('/kind', 'b');
    expect(filled.get('/days')).toBe(3);
  });

  it('have a note if the field cannot hold them', async () => {
    const oneOf = ['a', 'b'].map((kind) => ({
      properties: { kind: { const: kind }, days: { type: 'integer', default: `${kind}!` } },
    }));
    const { files } = await formOf({ kind: { enum: ['a', 'b'] } }, { oneOf });
    expect(files.notes?.map(({ message }) => message)).toContain(
      'The default of "days" is not filled in',
    );
  });
});
