import { beforeAll, describe, expect, it } from 'vitest';
import { behaviourOf, evaluateForm, exportData, type FormData } from '#engine';
import { type OpenForm, openForm } from './support/openForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';

let form: OpenForm;
beforeAll(async () => {
  form = await openForm('LR173');
});

const evaluate = (data: FormData) => evaluateForm(form.plan, form.validator, { data, now: NOW });
const behaviour = (data: FormData) => behaviourOf(form.plan, form.validator, data, NOW);

it('LR173: is defined in JSON alone, and passes forms:check', () => {
  expect(form.findings).toEqual([]);
});

describe('the fee of LR173', () => {
  it('is 14 a record inspected, 14 a page and 43 a certified copy, row by row', async () => {
    expect(evaluate(await form.sample('full')).fee).toEqual({
      lines: [
        { itemId: 'inspection', quantity: 6, unitPriceCents: 1400, amountCents: 8400 },
        { itemId: 'inspection', quantity: 2, unitPriceCents: 1400, amountCents: 2800 },
        { itemId: 'copies', quantity: 30, unitPriceCents: 1400, amountCents: 42_000 },
        { itemId: 'copies', quantity: 15, unitPriceCents: 1400, amountCents: 21_000 },
        { itemId: 'certification', quantity: 6, unitPriceCents: 4300, amountCents: 25_800 },
      ],
      totalCents: 100_000,
    });
  });

  it('counts five pages for each copy of each document, whatever a browser sends', async () => {
    const copies = await form.sample('copies');
    const [order] = copies.ocOrders as readonly object[];
    const sent = { ...copies, ocOrders: [{ ...order, estimatedPages: '1' }] };
    const { data, recomputed, fee } = evaluate(sent);
    expect(data).toHaveProperty('ocOrders.0.estimatedPages', '20');
    expect(recomputed).toEqual([{ path: '/ocOrders/0/estimatedPages', sent: '1', computed: '20' }]);
    expect(fee.totalCents).toBe(28_000);
  });
});

describe('the payment of LR173', () => {
  it('is made online, with an order that needs no signature', async () => {
    expect(behaviour(await form.sample('minimal'))).toMatchObject({
      submissionType: 'ALLOW_ESUBM',
      isPaymentRequired: true,
      signatures: [],
    });
  });

  it('is left to the counter for an applicant who comes to an office; the order is still sent', async () => {
    expect(behaviour(await form.sample('pay-cash'))).toMatchObject({
      submissionType: 'ALLOW_ESUBM',
      isPaymentRequired: false,
    });
  });

  it('is made online again when the choice of the counter is no longer there', async () => {
    expect(behaviour(await form.sample('counter-without-visit')).isPaymentRequired).toBe(true);
  });
});

it('LR173: shows the office that keeps the records, where the district of the building is given', async () => {
  const { ocOrders } = evaluate(await form.sample('offices-by-district')).data;
  const offices = (ocOrders as readonly FormData[]).map(({ competentOffice }) => competentOffice);
  expect(offices).toEqual(['QGO', 'TW', 'YL', 'TP', undefined]);
});

it('LR173: exports the orders, and a bank draft in the words of the specification', async () => {
  const data = exportData(form.plan, form.validator, await form.sample('pay-by-draft'), NOW);
  expect(data).toMatchObject({
    searchOrders: [{ searchBy: 'regNo', regNo: '4321', records: ['register'], inspect: true }],
    collectOffice: 'QGO',
    offlinePaymentMethod: 'bank draft',
    bankDraftNo: '98-765',
  });
  expect(data).not.toHaveProperty('chequeNo');
});
