import { beforeAll, expect, it } from 'vitest';
import { behaviourOf, evaluateForm } from '#engine';
import { isActive } from '../../server/forms/createFormCatalogue.ts';
import { type OpenForm, openForm } from './support/openForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';

let form: OpenForm;
beforeAll(async () => {
  form = await openForm('LRTEST');
});

it('LRTEST: is available only on the development site, while its flag is on', () => {
  const { manifest } = form.plan;
  expect(manifest.sourceTypes).toEqual(['dev']);
  expect(isActive(manifest, new Date(NOW), new Set())).toBe(false);
  expect(isActive(manifest, new Date(NOW), new Set(['TEST_FPS_PAYMENT']))).toBe(true);
});

it('LRTEST: charges the typed amount to the cent', async () => {
  const data = { ...(await form.sample('minimal')), testAmount: '1,234.07' };
  const { fee } = evaluateForm(form.plan, form.validator, { data, now: NOW });
  expect(fee.lines).toEqual([
    { itemId: 'test', quantity: 1, unitPriceCents: 123_407, amountCents: 123_407 },
  ]);
});

it.each(['0', '0.001', '1000000', '-5', 'ten'])(
  'LRTEST: charges nothing for %s',
  async (testAmount) => {
    const data = { ...(await form.sample('minimal')), testAmount };
    const { fee, errors } = evaluateForm(form.plan, form.validator, { data, now: NOW });
    expect([fee.totalCents, errors.length]).toEqual([0, 1]);
  },
);

it('LRTEST: has an optional signature, a required payment and no e-mail', async () => {
  const { plan, validator } = form;
  const behaviour = behaviourOf(plan, validator, await form.sample('minimal'), NOW);
  expect(behaviour).toMatchObject({
    submissionType: 'ALLOW_ESUBM',
    isPaymentRequired: true,
    signatures: [{ id: 'testSign', holder: 'personal', optional: true }],
  });
  expect(plan.workflowFields).toEqual([]);
});

it('LRTEST: requires no online payment for an e-Cheque', async () => {
  const behaviour = behaviourOf(form.plan, form.validator, await form.sample('by-e-cheque'), NOW);
  expect(behaviour.isPaymentRequired).toBe(false);
});

it('LRTEST: offers credit card, PPS and FPS online, but no e-Cheque', () => {
  const online = form.plan.manifest.payment?.online ?? [];
  expect(online).toEqual(expect.arrayContaining(['creditcard', 'pps', 'fps']));
  expect(online).not.toContain('echq');
});
