import { beforeAll, describe, expect, it } from 'vitest';
import { behaviourOf, evaluateForm, type Plan, type ValidatorModule } from '#engine';
import { type OpenForm, openForm } from '../../forms/support/openForm.ts';
import { NOW } from '../support/makeForm.ts';

let form: OpenForm;
let plan: Plan;
let validator: ValidatorModule;
beforeAll(async () => {
  form = await openForm('LRMDB1');
  ({ plan, validator } = form);
});

const ONLINE = { submissionType: 'ALLOW_ESUBM', isPaymentRequired: true } as const;
const PAPER = { submissionType: 'OFFLINE_SUBM', isPaymentRequired: false } as const;

describe('behaviourOf: the payment method chosen on the review', () => {
  it.each([
    [undefined, { ...ONLINE, paymentMethodIndex: -1 }],
    ['visa', { ...ONLINE, paymentMethodIndex: -1 }],
    ['fps', { ...ONLINE, paymentMethodIndex: -8 }],
    ['echq', { ...ONLINE, isPaymentRequired: false, paymentMethodIndex: -7 }],
    ['cheque', { ...PAPER, paymentMethodIndex: 0 }],
    ['bankDraft', { ...PAPER, paymentMethodIndex: 1 }],
  ])('%s determines the submission type and the charge', async (method, expected) => {
    const data = { ...(await form.sample('minimal')), ...(method && { CDPaymentMethod: method }) };
    expect(behaviourOf(plan, validator, data, NOW)).toMatchObject(expected);
  });

  it('adds the step eCheque after the own steps, only for an e-Cheque', async () => {
    const data = await form.sample('paid-by-e-cheque');
    const ids = (answers: typeof data) =>
      behaviourOf(plan, validator, answers, NOW).steps.map(({ id }) => id);
    expect(ids(data)).toEqual([...ids({ ...data, CDPaymentMethod: 'visa' }), 'eCheque']);
    expect(ids({ ...data, CDPaymentMethod: 'visa' })).not.toContain('eCheque');
  });

  it('drops the e-Cheque for another method: keeps no data and requires none', async () => {
    const data = { ...(await form.sample('paid-by-e-cheque')), CDPaymentMethod: 'fps' };
    const evaluated = evaluateForm(plan, validator, { data, now: NOW });
    expect(evaluated.errors).toEqual([]);
    expect(evaluated.data).not.toHaveProperty('uploadECheque');
    expect(evaluated.hidden).toEqual(expect.arrayContaining(['/payee', '/uploadECheque']));
  });

  it('has no payment method in LODLIST, nor in LR173 when the counter collects the fee', async () => {
    const counter = await openForm('LODLIST');
    expect(counter.plan.paymentFields).toEqual([]);
    const search = await openForm('LR173');
    const data = { ...(await search.sample('minimal')), paymentBy: 'counter' };
    const now = NOW;
    const evaluated = evaluateForm(search.plan, search.validator, {
      data: { ...data, CDPaymentMethod: 'visa' },
      now,
    });
    expect(evaluated.data).not.toHaveProperty('CDPaymentMethod');
  });
});
