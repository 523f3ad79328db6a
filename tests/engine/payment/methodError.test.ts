import { beforeAll, describe, expect, it } from 'vitest';
import {
  behaviourOf,
  evaluateForm,
  type FormData,
  methodError,
  type OfferConditions,
} from '#engine';
import { type OpenForm, openForm } from '../../forms/support/openForm.ts';
import { NOW } from '../support/makeForm.ts';

const UNCHOSEN = { path: '/CDPaymentMethod', key: 'validation_required', args: [] };

const forms: Record<string, OpenForm> = {};
beforeAll(async () => {
  for (const code of ['LRMDB1', 'LRMDB2', 'LR124', 'LR173', 'LODLIST', 'LRTEST']) {
    forms[code] = await openForm(code);
  }
}, 120_000);

/** Returns the method error of a form's minimal sample, with further answers. */
async function faultOf(code: string, more: FormData, settings: Partial<OfferConditions> = {}) {
  const form = forms[code];
  if (!form) throw new Error(`Cannot evaluate ${code}: it is not open`);
  const { plan, validator } = form;
  const given = { ...(await form.sample('minimal')), ...more };
  const { data, fee } = evaluateForm(plan, validator, { data: given, now: NOW });
  return methodError(plan, behaviourOf(plan, validator, data, NOW), {
    amountCents: fee.totalCents,
    blocked: [],
    disabled: [],
    usable: () => true,
    ...settings,
  });
}

type Case = readonly [string, string, FormData, Partial<OfferConditions>];
const paidBy = (method: string) => ({ CDPaymentMethod: method });

describe('methodError()', () => {
  it.each<Case>([
    ['no method is chosen', 'LRMDB1', {}, {}],
    ['an empty method is chosen', 'LRMDB1', paidBy(''), {}],
    ['an answer causes the fee', 'LRMDB2', { action: 'renew' }, {}],
    ['the method is disabled now', 'LRMDB1', paidBy('visa'), { disabled: ['visa'] }],
    ['the method is blocked', 'LRMDB1', paidBy('fps'), { blocked: ['FPS'] }],
    ['an e-Cheque is disabled', 'LRMDB1', paidBy('echq'), { disabled: ['echq'] }],
    ['online payment is suspended', 'LRMDB1', paidBy('visa'), { isSuspended: true }],
    ['the amount is over its limit', 'LRMDB1', paidBy('pps'), { amountCents: 10_000_001 }],
    [
      'the device does not support the method',
      'LRMDB1',
      paidBy('applepay'),
      { usable: () => false },
    ],
  ])('requires another method when %s (%s)', async (_, code, more, settings) => {
    expect(await faultOf(code, more, settings)).toMatchObject(UNCHOSEN);
  });

  it.each<Case>([
    ['a method of the list is chosen', 'LRMDB1', paidBy('visa'), {}],
    ['the amount is at the limit', 'LRMDB1', paidBy('pps'), { amountCents: 10_000_000 }],
    ['another method is disabled', 'LRMDB1', paidBy('visa'), { disabled: ['pps'] }],
    [
      'the e-Cheque is a file, despite the suspension',
      'LRMDB1',
      paidBy('echq'),
      { isSuspended: true, asFile: ['echq'] },
    ],
    ['the fee is 0', 'LRMDB1', {}, { amountCents: 0 }],
    ['the fee is 0 and a method is chosen', 'LRMDB1', paidBy('visa'), { amountCents: 0 }],
    ['the method is a paper method', 'LRMDB1', paidBy('cheque'), { isSuspended: true }],
    ['the answers cause no fee', 'LRMDB2', { action: 'terminate' }, {}],
    ['the answers cause a paper submission', 'LR124', { DeliveryMethod: 'post' }, {}],
    ['the answers name the counter', 'LR173', { paymentBy: 'counter' }, {}],
    [
      'the answers name the counter and a method',
      'LR173',
      {
        paymentBy: 'counter',
        ...paidBy('visa'),
      },
      {},
    ],
    ['the form collects at the counter only', 'LODLIST', {}, {}],
  ])('returns nothing when %s (%s)', async (_, code, more, settings) => {
    expect(await faultOf(code, more, { amountCents: 38_000, ...settings })).toBeUndefined();
  });

  it('refuses a method that the form does not list, even a gateway method', () => {
    const { plan } = forms.LRTEST as OpenForm;
    const chosen = { submissionType: 'ALLOW_ESUBM', isPaymentRequired: false } as const;
    const conditions = { amountCents: 100, blocked: [], disabled: [], usable: () => true };
    for (const paymentMethod of ['echq', 'cash', 'toString']) {
      expect(methodError(plan, { ...chosen, paymentMethod }, conditions)).toMatchObject(UNCHOSEN);
    }
  });
});
