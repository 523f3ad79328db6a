import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { proveForm } from '../../../engine/prover/proveForm.ts';
import { branch, claims } from '../support/claims.ts';
import { makeFiles, NOW } from '../support/makeForm.ts';
import { loadForm, readForm, readShared } from '../support/readForms.ts';

const kind = { type: 'string', enum: ['a', 'b'] };
const text = { type: 'string', maxChars: 9 };
const tick = { type: 'boolean' };

describe('signatures', () => {
  it('are not verified by an answer that nobody names', async () => {
    const signatures = [
      { id: 'second', order: 2, holder: 'personal', name: '/field', verify: ['name', 'idNumber'] },
      { id: 'first', order: 1, holder: 'personal', name: '/field', verify: ['name'] },
    ];
    expect(await claims({ field: text }, { manifest: { signatures } })).toEqual([
      'verify-without-answer manifest.json/signatures/0/verify/1: The signature "second" is verified by its idNumber, but names no answer for it',
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
  ])('of %s that no answer can keep are reported: %j', async (_, field) => {
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
      'fee-without-price manifest.json/payment/items/0/unitPrice: The fee line "fee" has no price: it has no value for "b" of /kind',
    ]);
    expect(await claims({ kind }, priced(price, { '/kind': { const: 'a' } }))).toEqual([]);
  });

  it('has a price in both branches, and today', async () => {
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
  ])('%j is never negative, or reported', async (price, message) => {
    const amount = { type: 'string', amount: true, maxValue: '1000' };
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

  it('reports a window that is over, without calling it a fault', async () => {
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
