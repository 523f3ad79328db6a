import { describe, expect, it } from 'vitest';
import type { JsonObject, Manifest } from '#engine';
import { proveForm } from '../../../engine/prover/proveForm.ts';
import { makeFiles, makeForm, NOW } from '../support/makeForm.ts';
import { loadForm, readForm, readShared } from '../support/readForms.ts';

/** A branch of a list or an expression, as JSON has it. */
const branch = (when: object | undefined, value: unknown) =>
  Object.fromEntries([...(when ? [['when', when]] : []), ['then', value]]);

type More = { readonly manifest?: object; readonly schema?: JsonObject };

/** `code pointer: message` of each claim. */
async function claims(properties: JsonObject, more: More = {}, tables = {}) {
  const { plan, validator } = await makeForm(
    properties,
    more as { readonly manifest?: Partial<Manifest> },
    { defs: {}, tables },
  );
  return proveForm(plan, validator, NOW).map(
    ({ code, file, pointer, message }) => `${code} ${file}${pointer}: ${message}`,
  );
}

const kind = { type: 'string', enum: ['a', 'b'] };
const text = { type: 'string', maxChars: 9 };
const tick = { type: 'boolean' };

describe('conditions', () => {
  it.each([
    ['an option that there is not', { '/kind': { const: 'c' } }],
    ['two options at once', { allOf: [{ '/kind': { const: 'a' } }, { '/kind': { const: 'b' } }] }],
    ['a tick that is false', { '/tick': { const: false } }],
    ['a field that is hidden then', { '/kind': { const: 'a' }, '/onlyB': { minChars: 1 } }],
    ['something and its opposite', { '/free': {}, not: { '/free': {} } }],
    ['an option that is not offered then', { '/other': { const: 'x' }, '/kind': { const: 'b' } }],
  ])('never hold when they ask for %s', async (_, visibleWhen) => {
    const properties = {
      kind,
      tick,
      free: text,
      onlyB: { ...text, visibleWhen: { '/kind': { const: 'b' } } },
      other: { enum: ['x', 'y'], optionsWhen: { x: { '/kind': { const: 'a' } } } },
      field: { ...text, visibleWhen },
    };
    expect(await claims(properties)).toEqual([
      'never-holds schema.json/properties/field/visibleWhen: /field can never be shown',
    ]);
  });

  it.each([
    ['one of the options', { '/kind': { enum: ['a', 'b'] } }],
    ['one or the other', { anyOf: [{ '/kind': { const: 'a' } }, { '/tick': { const: true } }] }],
    ['anything in a text', { '/free': { pattern: '^x' } }],
    ['an absent answer', { not: { '/kind': {} } }],
  ])('are left alone when they ask for %s', async (_, visibleWhen) => {
    const properties = { kind, tick, free: text, field: { ...text, visibleWhen } };
    expect(await claims(properties)).toEqual([]);
  });

  it('that always hold are told', async () => {
    const always = { not: { '/kind': { const: 'c' } } };
    expect(await claims({ kind, field: { ...text, visibleWhen: always } })).toEqual([
      'always-holds schema.json/properties/field/visibleWhen: This condition always holds',
    ]);
  });

  it('are judged where they are asked: a rule of a field that is shown for b only', async () => {
    const field = {
      ...text,
      visibleWhen: { '/kind': { const: 'b' } },
      rules: [{ when: { '/kind': { const: 'a' } }, digitsOnly: true }],
    };
    expect(await claims({ kind, field })).toEqual([
      'never-holds schema.json/properties/field/rules: The rule "digitsOnly" of /field never applies',
    ]);
  });

  it('tell a required field, a step, an option, a fee line, a signature by what is lost', async () => {
    const never = { '/kind': { const: 'c' } };
    const properties = {
      kind,
      field: { ...text, visibleWhen: never },
      choice: { enum: ['x', 'y'], optionsWhen: { x: never } },
      more: text,
    };
    const manifest = {
      steps: [
        { id: 'one', fields: ['/kind', '/field', '/choice'] },
        { id: 'two', fields: ['/more'], when: never },
      ],
      signatures: [{ id: 'sign', holder: 'personal', when: never }],
      payment: { required: true, items: [{ id: 'fee', when: never, unitPrice: '1.00' }] },
      submissionType: [branch(never, 'ALLOW_ESUBM'), branch(undefined, 'OFFLINE_SUBM')],
    };
    const said = await claims(properties, { manifest, schema: { required: ['field'] } });
    expect(said.map((each) => each.split(': ')[1]).sort()).toEqual([
      '/field is required and can never be shown',
      'The entry "ALLOW_ESUBM" can never come true',
      'The fee line "fee" is never charged',
      'The option "x" is never offered',
      'The signature "sign" is never asked for',
      'The step "two" can never be reached',
    ]);
  });
});

describe('conditions within expressions', () => {
  const never = { '/kind': { const: 'c' } };
  const always = { not: never };
  const computed = (of: unknown) => ({ ...text, computed: of as JsonObject });
  const choose = (when: object, value: unknown, otherwise: unknown) => ({
    if: when,
    ...branch(undefined, value),
    else: otherwise,
  });

  it.each([
    ['/if', choose(never, 'x', 'y'), 'never'],
    ['/else/if', choose({ '/kind': { const: 'a' } }, 'x', choose(never, 'y', 'z')), 'never'],
    [
      '/then/if',
      choose({ '/kind': { const: 'a' } }, choose({ '/kind': {} }, 'x', 'y'), 'z'),
      'always',
    ],
    ['/where', { count: '/rows', where: { part: { const: 'q' } } }, 'never'],
    [
      '/where',
      { first: '/rows', where: { not: { part: { const: 'q' } } }, value: 'part' },
      'always',
    ],
    ['/of/if', { sum: '/rows', of: choose(always, 1, 2) }, 'always'],
    ['/concat/1/if', { concat: ['x', choose(never, 'y', 'z')] }, 'never'],
    ['/lookup/if', { lookup: choose(never, 'x', 'y'), in: { x: '1' } }, 'never'],
  ])('are judged in the branch they stand in: %s of %j', async (at, of, what) => {
    const part = { type: 'string', enum: ['p', 'o'] };
    const rows = { type: 'array', maxItems: 4, items: { type: 'object', properties: { part } } };
    const said = await claims({ kind, rows, field: computed(of) });
    expect(said.map((each) => each.split(': ')[0])).toEqual([
      `${what}-holds schema.json/properties/field/computed${at}`,
    ]);
  });

  it('are judged in the fee, in the choices of a signature and in the export', async () => {
    const price = choose(never, '1.00', '2.00');
    const manifest = {
      payment: { required: true, items: [{ id: 'fee', unitPrice: price, quantity: price }] },
      signatures: [
        {
          id: 'sign',
          holder: 'personal',
          disabled: [branch(never, true), branch(undefined, false)],
          name: [branch(never, '/field')],
        },
      ],
      export: { one: price, rows: { each: '/rows', as: { two: price } } },
    };
    const part = { type: 'string', enum: ['p', 'o'] };
    const rows = { type: 'array', maxItems: 4, items: { type: 'object', properties: { part } } };
    const said = await claims({ kind, rows, field: text }, { manifest });
    expect(said.map((each) => each.split(': ')[0]).sort()).toEqual([
      'never-holds manifest.json/export/one/if',
      'never-holds manifest.json/export/rows/as/two/if',
      'never-holds manifest.json/payment/items/0/quantity/if',
      'never-holds manifest.json/payment/items/0/unitPrice/if',
      'never-holds manifest.json/signatures/0/disabled/0/when',
      'never-holds manifest.json/signatures/0/name/0/when',
    ]);
  });
});

describe('signatures', () => {
  it('are not verified by an answer that nobody names', async () => {
    const signatures = [
      { id: 'second', order: 2, holder: 'personal', name: '/field', verify: ['name', 'idNumber'] },
      { id: 'first', order: 1, holder: 'personal', name: '/field', verify: ['name'] },
    ];
    expect(await claims({ field: text }, { manifest: { signatures } })).toEqual([
      'verify-without-answer manifest.json/signatures/0/verify/1: The signature "second" is to be verified by its idNumber, and no answer is named for it',
    ]);
  });
});

describe('limits', () => {
  it.each([
    ['characters', { type: 'string', minChars: 9, maxChars: 8 }],
    ['characters', { type: 'string', exactChars: 9, rangeChars: [2, 4] }],
    ['values', { type: 'string', integerText: true, minValue: '10', maxValue: '9' }],
    ['days', { type: 'string', hkDate: true, dateMin: 'today', dateMax: '31/12/2025' }],
    [
      'days',
      { type: 'string', hkDate: true, dateMin: { from: 'today', add: 'P7D' }, dateMax: 'today' },
    ],
    ['ticks', { type: 'array', items: { enum: ['a', 'b'] }, uniqueItems: true, minSelected: 3 }],
    ['rows', { type: 'array', items: text, minItems: 5, maxItems: 4 }],
  ])('of %s that no answer can keep are told: %j', async (_, field) => {
    expect((await claims({ field })).join()).toMatch(
      /^contradictory-limits schema.json\/properties\/field/,
    );
  });

  it('that only sometimes apply are left alone', async () => {
    const rules = [{ when: { '/kind': { const: 'a' } }, minChars: 10 }];
    expect(await claims({ kind, field: { ...text, rules } })).toEqual([]);
  });
});

describe('money', () => {
  const priced = (unitPrice: unknown, when?: object) => ({
    manifest: {
      payment: { required: true, items: [{ id: 'fee', ...(when && { when }), unitPrice }] },
    },
  });

  it('is asked for with a price for every option that can be chosen', async () => {
    const price = { lookup: '/kind', in: { a: '5.00' } };
    expect(await claims({ kind }, priced(price))).toEqual([
      'fee-without-price manifest.json/payment/items/0/unitPrice: The fee line "fee" has no price: none is given for "b" of /kind',
    ]);
    expect(await claims({ kind }, priced(price, { '/kind': { const: 'a' } }))).toEqual([]);
  });

  it('has a price in both branches, and today', async () => {
    const price = { if: { '/tick': { const: true } }, ...branch(undefined, '5.00') };
    expect((await claims({ tick }, priced(price))).join()).toContain('fee-without-price');
    expect(await claims({ tick }, priced({ ...price, else: '1.00' }))).toEqual([]);
    expect((await claims({ text }, priced({ value: '/text' }))).join()).toContain(
      '/text is no amount',
    );
    expect((await claims({ text }, priced(''))).join()).toContain('fee-without-price');
    const tables = { fees: { rows: [{ fee: '5.00', to: '2026-11-19' }] } };
    const said = await claims({ kind }, priced({ $table: 'fees', column: 'fee' }), tables);
    expect(said.join()).toContain('no row of its table is in force today');
  });

  it.each([
    [{ subtract: ['5.00', { value: '/amount' }] }, 'The price of "fee" can fall below zero'],
    [{ max: [{ subtract: ['5.00', { value: '/amount' }] }, '0.00'] }, ''],
    [{ multiply: [{ value: '/amount' }, '2'] }, ''],
    [{ multiply: [{ value: '/amount' }, '-2'] }, 'The price of "fee" can fall below zero'],
    [{ value: '/signed' }, 'The price of "fee" can fall below zero'],
  ])('%j is never negative, or told', async (price, message) => {
    const amount = { type: 'string', amount: true };
    const signed = { type: 'string', decimalText: true };
    const said = await claims({ amount, signed }, priced(price));
    expect(said.join().split(': ')[1] ?? '').toBe(message);
  });
});

describe('the way through a form', () => {
  it.each([
    ['a step without Next', { steps: [{ id: 'one', fields: ['/kind'], hideNext: true }] }],
    [
      'answers that nobody thought of',
      { submissionType: [branch({ '/kind': { const: 'a' } }, 'ALLOW_ESUBM')] },
    ],
    ['paper that cannot be printed', { submissionType: 'OFFLINE_SUBM', hidePrintBtn: true }],
  ])('does not end in %s', async (_, manifest) => {
    expect((await claims({ kind }, { manifest })).join()).toMatch(/^no-way-to-finish/);
  });

  const stop = (id: string, value: string) => ({
    id,
    fields: [`/${id}`],
    when: { '/kind': { const: value } },
    hideNavigation: true,
  });
  const note = { type: 'object' };

  it('may end in a step that some answers avoid', async () => {
    const steps = [{ id: 'one', fields: ['/kind'] }, stop('a', 'a')];
    expect(await claims({ kind, a: note }, { manifest: { steps } })).toEqual([]);
  });

  it('does not end in one of several steps whatever is answered', async () => {
    const without = { ...stop('b', 'a'), when: { not: { '/kind': { const: 'a' } } } };
    const steps = [{ id: 'one', fields: ['/kind'] }, stop('a', 'a'), without];
    const said = await claims({ kind, a: note, b: note }, { manifest: { steps } });
    expect(said.join()).toMatch(/^no-way-to-finish.*"a".*no-way-to-finish.*"b"/);
  });

  it('tells a window that is over, without calling it a fault', async () => {
    const active = { to: '2025-04-30T09:00:00+08:00' };
    expect((await claims({ kind }, { manifest: { active } })).join()).toMatch(/^window-past/);
  });
});

describe('shipped forms', () => {
  it('are proved in less than they take to read: nothing is claimed of LREAL1', async () => {
    const { plan, validator } = await loadForm(readForm('LREAL1'), readShared());
    expect(proveForm(plan, validator, NOW)).toEqual([]);
  });
});

describe('widgets', () => {
  it('must be able to take the answer', async () => {
    const files = makeFiles({ kind, text });
    const ui = { kind: { 'ui:widget': 'checkboxes' }, text: { 'ui:widget': 'textarea' } };
    const { plan, validator } = await loadForm({ ...files, ui });
    expect(proveForm(plan, validator, NOW)).toMatchObject([
      { code: 'unfit-widget', file: 'ui.json', pointer: '/kind/ui:widget' },
    ]);
  });

  it('of files take a file, or a list of nothing but files', async () => {
    const file = { type: 'object', file: { maxBytes: 10, accept: ['.pdf'] } };
    const list = (items: JsonObject) => ({ type: 'array', maxItems: 3, items });
    const files = makeFiles({ cheque: file, plans: list(file), names: list(text), text });
    const ui = {
      cheque: { 'ui:widget': 'e-cheque' },
      plans: { 'ui:widget': 'files' },
      names: { 'ui:widget': 'files' },
      text: { 'ui:widget': 'e-cheque' },
    };
    const { plan, validator } = await loadForm({ ...files, ui });
    expect(proveForm(plan, validator, NOW)).toMatchObject([
      { code: 'unfit-widget', pointer: '/names/ui:widget' },
      { code: 'unfit-widget', pointer: '/text/ui:widget' },
    ]);
  });

  it('must not be a note where something is asked', async () => {
    const about = { type: 'object', properties: { text } };
    const ui = { empty: { 'ui:field': 'note' }, about: { 'ui:field': 'note' } };
    const files = makeFiles({ empty: { type: 'object' }, about });
    const { plan, validator } = await loadForm({ ...files, ui });
    expect(proveForm(plan, validator, NOW)).toMatchObject([
      { code: 'unfit-field', file: 'ui.json', pointer: '/about/ui:field' },
    ]);
  });

  it.each([
    [{ kindFrom: 'kind' }, []],
    [{ kindFrom: 'text' }, ['unknown-kind']],
    [{}, ['unknown-kind']],
  ])('of a number of some document have a choice beside them: %j', async (options, codes) => {
    const files = makeFiles({ kind, text, no: text });
    const ui = { no: { 'ui:widget': 'id-number', 'ui:options': options } };
    const { plan, validator } = await loadForm({ ...files, ui });
    expect(proveForm(plan, validator, NOW).map(({ code }) => code)).toEqual(codes);
  });
});
