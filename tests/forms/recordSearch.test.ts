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

it('LR173: passes forms:check without a finding', () => {
  expect(form.findings).toEqual([]);
});

describe('the fee of LR173', () => {
  it('is HK$14 per inspected record, HK$14 per page and HK$43 per certified copy', async () => {
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

  it('counts five pages per copy of a document, even if the browser sends another number', async () => {
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
  it('is online, and the order needs no signature', async () => {
    expect(behaviour(await form.sample('minimal'))).toMatchObject({
      submissionType: 'ALLOW_ESUBM',
      isPaymentRequired: true,
      signatures: [],
    });
  });

  it('moves to the counter if the applicant visits an office; the order is online', async () => {
    expect(behaviour(await form.sample('pay-cash'))).toMatchObject({
      submissionType: 'ALLOW_ESUBM',
      isPaymentRequired: false,
    });
  });

  it('is online again when the counter is no longer an option', async () => {
    expect(behaviour(await form.sample('counter-without-visit')).isPaymentRequired).toBe(true);
  });
});

it('LR173: computes the competent office from the district of the building', async () => {
  const { ocOrders } = evaluate(await form.sample('offices-by-district')).data;
  const offices = (ocOrders as readonly FormData[]).map(({ competentOffice }) => competentOffice);
  expect(offices).toEqual(['QGO', 'TW', 'YL', 'TP', undefined]);
});

it('LR173: exports the orders, and a bank draft with the names of the specification', async () => {
  const data = exportData(form.plan, form.validator, await form.sample('pay-by-draft'), NOW);
  expect(data).toMatchObject({
    searchOrders: [{ searchBy: 'regNo', regNo: '4321', records: ['register'], inspect: true }],
    collectOffice: 'QGO',
    offlinePaymentMethod: 'bank draft',
    bankDraftNo: '98-765',
  });
  expect(data).not.toHaveProperty('chequeNo');
});
