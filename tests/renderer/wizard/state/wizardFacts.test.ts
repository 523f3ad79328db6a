import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Plan } from '#engine';
import { wizardFacts } from '../../../../renderer/wizard/state/wizardFacts.ts';
import { planOf } from '../../../support/planNodes.ts';
import { planServices } from '../../../support/planServices.ts';

const SIGNATURE = {
  id: 'ownerSign',
  holder: 'personal',
  optional: true,
  disabled: false,
  later: true,
};
const BEHAVIOUR = {
  steps: [{ id: 'owner' }],
  submissionType: 'ALLOW_ESUBM',
  isPaymentRequired: true,
  paymentMethodIndex: 2,
  paymentMethod: 'visa',
  signatures: [{ ...SIGNATURE, verify: ['name'], order: 1 }],
  next: [],
};

afterEach(() => vi.unstubAllGlobals());

function factsOf(behaviour: object = {}, manifest: Partial<Plan['manifest']> = {}) {
  const plan = planOf({});
  const { services } = planServices({
    plan: { ...plan, manifest: { ...plan.manifest, ...manifest } },
    store: {
      ask: () => ({ ...BEHAVIOUR, ...behaviour }) as never,
      fee: () => ({ totalCents: 38_000, lines: [] }),
    },
  });
  return wizardFacts(services);
}

const onIphone = () =>
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone)', maxTouchPoints: 5 });

describe('wizardFacts', () => {
  it('returns the facts of the answers', () => {
    expect(factsOf()).toEqual({
      steps: [{ id: 'owner' }],
      submissionType: 'ALLOW_ESUBM',
      nextSteps: [],
      paymentRequired: true,
      paymentMethodIndex: 2,
      paymentMethod: 'visa',
      amountCents: 38_000,
      signatures: [SIGNATURE],
    });
  });

  it.each([
    ['refused on an iPhone', true, true, 'OFFLINE_SUBM', true],
    ['accepted on an iPhone', false, true, 'ALLOW_ESUBM', false],
    ['refused on another device', true, false, 'ALLOW_ESUBM', false],
  ])('of a form that is %s', (_, iosOnlineRefused, isIphone, submissionType, disabled) => {
    if (isIphone) onIphone();
    const { signatures, ...facts } = factsOf({}, { iosOnlineRefused });
    expect(facts.submissionType).toBe(submissionType);
    expect(signatures).toEqual([{ ...SIGNATURE, disabled }]);
  });

  it('keeps the submission type of a form that is not submitted online', () => {
    onIphone();
    const facts = factsOf({ submissionType: 'SIGN_ONLY' }, { iosOnlineRefused: true });
    expect(facts.submissionType).toBe('SIGN_ONLY');
  });

  it('keeps a disabled signature disabled', () => {
    const signatures = [{ ...SIGNATURE, disabled: true }];
    expect(factsOf({ signatures }).signatures).toEqual(signatures);
  });
});
