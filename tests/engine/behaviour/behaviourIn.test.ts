import { describe, expect, it } from 'vitest';
import { behaviourIn } from '../../../engine/behaviour/behaviourIn.ts';
import type { Plan, SignaturePlan, StepPlan } from '../../../engine/definition/Plan.ts';
import { leaf, planOf } from '../../support/planNodes.ts';
import { stateOf } from '../support/stateOf.ts';

const PAYMENT = { online: ['visa', 'fps'], offline: ['cash', 'cheque'], items: [] };
const MANIFEST = { ...planOf({}).manifest, payment: PAYMENT } as unknown as Plan['manifest'];
const PAID: Partial<Plan> = {
  submissionType: [{ when: 0, value: 'NO_ESUBM' }, { value: 'ALLOW_ESUBM' }],
  paymentFields: ['/CDPaymentMethod'],
  payment: { required: [{ when: 1, value: false }, { value: true }], items: [], onCounter: [] },
  manifest: MANIFEST,
};
const step = (id: string, when?: number): StepPlan => ({
  id,
  fields: [],
  hideBack: false,
  hideNext: false,
  hideNavigation: false,
  hideSavePrint: false,
  ...(when !== undefined && { when }),
});
const signature = (id: string, more: Partial<SignaturePlan> = {}): SignaturePlan => ({
  id,
  order: 1,
  holder: [],
  optional: [],
  disabled: [],
  later: false,
  verify: [],
  ...more,
});

/** Returns the behaviour of a form. `a: x` satisfies condition 0; `b: x` satisfies condition 1. */
function behave(data: Readonly<Record<string, unknown>>, more: Partial<Plan> = {}) {
  const fields = {
    a: leaf('text'),
    b: leaf('text'),
    CDPaymentMethod: leaf('text'),
    name: leaf('text'),
    tick: leaf('checkbox'),
  };
  const conditions = ['/a', '/b'].map(
    (pattern) => ({ kind: 'test', pattern, test: 'isX' }) as const,
  );
  const plan = { documents: [], ...PAID, conditions, ...more };
  return behaviourIn(stateOf(fields, data, plan).state);
}

describe('behaviourIn: submission and payment', () => {
  it.each([
    ['an online form', {}, 'ALLOW_ESUBM', true, -1],
    ['a form without a fee', { b: 'x' }, 'ALLOW_ESUBM', false, -1],
    ['the first online method', { CDPaymentMethod: 'visa' }, 'ALLOW_ESUBM', true, -1],
    ['another online method', { CDPaymentMethod: 'fps' }, 'ALLOW_ESUBM', true, -2],
    ['the first paper method', { CDPaymentMethod: 'cash' }, 'OFFLINE_SUBM', false, 0],
    ['another paper method', { CDPaymentMethod: 'cheque' }, 'OFFLINE_SUBM', false, 1],
    ['an unknown method', { CDPaymentMethod: 'gold' }, 'ALLOW_ESUBM', true, -1],
  ])('for %s', (_, data, submissionType, isPaymentRequired, paymentMethodIndex) => {
    const method = (data as Readonly<Record<string, string>>).CDPaymentMethod;
    expect(behave(data)).toMatchObject({ submissionType, isPaymentRequired, paymentMethodIndex });
    expect(behave(data).paymentMethod).toBe(method);
  });

  it('ignores a method that the form does not ask for', () => {
    expect(behave({ CDPaymentMethod: 'cash' }, { paymentFields: [] })).toMatchObject({
      submissionType: 'ALLOW_ESUBM',
      isPaymentRequired: true,
      paymentMethod: undefined,
      paymentMethodIndex: -1,
    });
  });

  it('charges nothing online while the counter collects the fee', () => {
    const payment = {
      required: [{ value: true }],
      items: [],
      onCounter: [{ when: 0, value: true }],
    };
    expect(behave({ a: 'x' }, { payment }).isPaymentRequired).toBe(false);
    expect(behave({}, { payment }).isPaymentRequired).toBe(true);
  });

  it('charges nothing online while an e-Cheque is uploaded', () => {
    const steps = [step('eCheque', 0)];
    expect(behave({ a: 'x' }, { steps, submissionType: [] }).isPaymentRequired).toBe(false);
    expect(behave({}, { steps }).isPaymentRequired).toBe(true);
  });

  it('charges nothing in a form without a payment', () => {
    const { state } = stateOf(
      {},
      {},
      { documents: [], submissionType: [{ value: 'ALLOW_ESUBM' }] },
    );
    expect(behaviourIn(state)).toMatchObject({
      submissionType: 'ALLOW_ESUBM',
      isPaymentRequired: false,
    });
  });

  it('keeps NO_ESUBM for any payment method', () => {
    expect(behave({ a: 'x' }).submissionType).toBe('NO_ESUBM');
    expect(behave({ a: 'x', CDPaymentMethod: 'cash' }).submissionType).toBe('NO_ESUBM');
  });

  it('returns NO_ESUBM when no entry of the submission type applies', () => {
    expect(behave({}, { submissionType: [{ when: 0, value: 'ALLOW_ESUBM' }] }).submissionType).toBe(
      'NO_ESUBM',
    );
  });
});

describe('behaviourIn: parts with a condition', () => {
  it('returns the steps, documents and next steps whose condition holds, in order', () => {
    const more = {
      steps: [step('first', 0), step('second'), step('third', 1)],
      documents: [
        { id: 'paper', template: 't', when: 1 },
        { id: 'letter', template: 't' },
      ],
      next: [{ id: 'post', when: 0 }, { id: 'wait' }],
    };
    const ids = (data: Readonly<Record<string, unknown>>) => {
      const { steps, documents, next } = behave(data, more);
      return [steps, documents, next].map((parts) => parts.map(({ id }) => id).join());
    };
    expect(ids({})).toEqual(['second', 'letter', 'wait']);
    expect(ids({ a: 'x' })).toEqual(['first,second', 'letter', 'post,wait']);
    expect(ids({ b: 'x' })).toEqual(['second,third', 'paper,letter', 'wait']);
  });

  it('returns no next steps for a definition without next steps', () => {
    expect(behave({}).next).toEqual([]);
  });
});

describe('behaviourIn: signatures', () => {
  const sign = (data: Readonly<Record<string, unknown>>, more: Partial<SignaturePlan>) =>
    behave(data, { signatures: [signature('s', more)] }).signatures;

  it('requests a personal, required, online signature by default', () => {
    expect(sign({}, {})).toEqual([
      {
        id: 's',
        order: 1,
        holder: 'personal',
        optional: false,
        disabled: false,
        later: false,
        verify: [],
      },
    ]);
  });

  it('requests only the signatures whose condition holds', () => {
    expect(sign({}, { when: 0 })).toEqual([]);
    expect(sign({ a: 'x' }, { when: 0 })).toHaveLength(1);
  });

  it('selects holder, optional and disabled by the answers', () => {
    const more: Partial<SignaturePlan> = {
      holder: [{ when: 0, value: 'organisation' }, { value: 'personal' }],
      optional: [{ when: 0, value: true }],
      disabled: [{ when: 1, value: true }],
    };
    expect(sign({ a: 'x' }, more)[0]).toMatchObject({
      holder: 'organisation',
      optional: true,
      disabled: false,
    });
    expect(sign({ b: 'x' }, more)[0]).toMatchObject({ holder: 'personal', disabled: true });
  });

  it.each([
    ['a text', { name: ' CHAN TAI MAN ' }, '/name', 'CHAN TAI MAN'],
    ['an absent answer', {}, '/name', undefined],
    ['an answer that is no text', { tick: true }, '/tick', undefined],
    ['a field that does not exist', {}, '/gone', undefined],
  ])('compares the certificate with %s', (_, data, value, expected) => {
    const [request] = sign(data, { name: [{ value }] });
    expect(request?.name).toBe(expected);
    expect(Object.keys(request ?? {}).includes('name')).toBe(expected !== undefined);
  });

  it('compares with the answer that the condition selects', () => {
    const name = [{ when: 0, value: '/name' }];
    expect(sign({ a: 'x', name: 'CHAN' }, { name })[0]?.name).toBe('CHAN');
    expect(sign({ name: 'CHAN' }, { name })[0]?.name).toBeUndefined();
  });
});
