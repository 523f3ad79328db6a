import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { proveForm } from '../../../engine/prover/proveForm.ts';
import { branch, claims } from '../support/claims.ts';
import { makeFiles, NOW } from '../support/makeForm.ts';
import { loadForm, readForm, readShared } from '../support/readForms.ts';

const kind = { type: 'string', enum: ['a', 'b'] };
const text = { type: 'string', maxChars: 9 };
const tick = { type: 'boolean' };

describe('proveForm: signatures', () => {
  it('are reported when a verified property has no answer', async () => {
    const signatures = [
      { id: 'second', order: 2, holder: 'personal', name: '/field', verify: ['name', 'idNumber'] },
      { id: 'first', order: 1, holder: 'personal', name: '/field', verify: ['name'] },
    ];
    expect(await claims({ field: text }, { manifest: { signatures } })).toEqual([
      'verify-without-answer manifest.json/signatures/0/verify/1: The signature "second" is verified by its idNumber, but names no answer for it',
    ]);
  });
});

describe('proveForm: limits', () => {
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
  ])('for %s that no answer can satisfy are reported: %j', async (_, field) => {
    expect((await claims({ field })).join()).toMatch(
      /^contradictory-limits schema.json\/properties\/field/,
    );
  });

  it('that apply only sometimes are not reported', async () => {
    const rules = [{ when: { '/kind': { const: 'a' } }, minChars: 10 }];
    expect(await claims({ kind, field: { ...text, rules } })).toEqual([]);
  });
});

describe('proveForm: prices', () => {
  const priced = (unitPrice: unknown, when?: object) => ({
    manifest: {
      payment: { required: true, items: [{ id: 'fee', ...(when && { when }), unitPrice }] },
    },
  });

  it('need a value for every option of the choice', async () => {
    const price = { lookup: '/kind', in: { a: '5.00' } };
    expect(await claims({ kind }, priced(price))).toEqual([
      'fee-without-price manifest.json/payment/items/0/unitPrice: The fee line "fee" has no price: it has no value for "b" of /kind',
    ]);
    expect(await claims({ kind }, priced(price, { '/kind': { const: 'a' } }))).toEqual([]);
  });

  it('need a value in both branches, and today', async () => {
    const price = { if: { '/tick': { const: true } }, ...branch(undefined, '5.00') };
    expect((await claims({ tick }, priced(price))).join()).toContain('fee-without-price');
    expect(await claims({ tick }, priced({ ...price, else: '1.00' }))).toEqual([]);
    expect((await claims({ text }, priced({ value: '/text' }))).join()).toContain(
      '/text is not an amount',
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
  ])('are reported when they can be negative: %j', async (price, message) => {
    const amount = { type: 'string', amount: true, maxValue: '1000' };
    const signed = { type: 'string', decimalText: true };
    const said = await claims({ amount, signed }, priced(price));
    expect(said.join().split(': ')[1] ?? '').toBe(message);
  });
});

describe('proveForm: the end of a form', () => {
  it.each([
    ['a step without Next', { steps: [{ id: 'one', fields: ['/kind'], hideNext: true }] }],
    [
      'answers without a submission type',
      { submissionType: [branch({ '/kind': { const: 'a' } }, 'ALLOW_ESUBM')] },
    ],
    ['paper without Print', { submissionType: 'OFFLINE_SUBM', hidePrintBtn: true }],
  ])('is unreachable with %s', async (_, manifest) => {
    expect((await claims({ kind }, { manifest })).join()).toMatch(/^no-way-to-finish/);
  });

  const stop = (id: string, value: string) => ({
    id,
    fields: [`/${id}`],
    when: { '/kind': { const: value } },
    hideNavigation: true,
  });
  const note = { type: 'object' };

  it('may be a final step that some answers avoid', async () => {
    const steps = [{ id: 'one', fields: ['/kind'] }, stop('a', 'a')];
    expect(await claims({ kind, a: note }, { manifest: { steps } })).toEqual([]);
  });

  it('is unreachable when every answer leads to one of several final steps', async () => {
    const without = { ...stop('b', 'a'), when: { not: { '/kind': { const: 'a' } } } };
    const steps = [{ id: 'one', fields: ['/kind'] }, stop('a', 'a'), without];
    const said = await claims({ kind, a: note, b: note }, { manifest: { steps } });
    expect(said.join()).toMatch(/^no-way-to-finish.*"a".*no-way-to-finish.*"b"/);
  });

  it('reports a window that is over, but no fault', async () => {
    const active = { to: '2025-04-30T09:00:00+08:00' };
    expect((await claims({ kind }, { manifest: { active } })).join()).toMatch(/^window-past/);
  });
});

describe('proveForm: shipped forms', () => {
  it('makes no claim about LREAL1', async () => {
    const { plan, validator } = await loadForm(readForm('LREAL1'), readShared());
    expect(proveForm(plan, validator, NOW)).toEqual([]);
  });
});

describe('proveForm: widgets', () => {
  it('must fit the type of the answer', async () => {
    const files = makeFiles({ kind, text });
    const ui = { kind: { 'ui:widget': 'checkboxes' }, text: { 'ui:widget': 'textarea' } };
    const { plan, validator } = await loadForm({ ...files, ui });
    expect(proveForm(plan, validator, NOW)).toMatchObject([
      { code: 'unfit-widget', file: 'ui.json', pointer: '/kind/ui:widget' },
    ]);
  });

  it('for files accept a file, or a list of files only', async () => {
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

  it('must not be a note for a group with fields', async () => {
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
  ])('for identity numbers need a choice of documents: %j', async (options, codes) => {
    const files = makeFiles({ kind, text, no: text });
    const ui = { no: { 'ui:widget': 'id-number', 'ui:options': options } };
    const { plan, validator } = await loadForm({ ...files, ui });
    expect(proveForm(plan, validator, NOW).map(({ code }) => code)).toEqual(codes);
  });
});
