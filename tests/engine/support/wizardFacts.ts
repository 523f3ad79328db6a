import type { StepPlan } from '../../../engine/definition/Plan.ts';
import type { IdentityRequest } from '../../../engine/identity/Identity.ts';
import type { MethodOffer, PaymentTransaction } from '../../../engine/payment/Payment.ts';
import type { FormTraits, WizardFacts } from '../../../engine/wizard/Screen.ts';
import type { Acknowledgement, WizardInput } from '../../../engine/wizard/WizardContext.ts';

/** The time at the start of these tests. */
export const NOW = Date.parse('2026-11-20T10:00:00+08:00');

/** The traits of the form, from its manifest. */
export const TRAITS: FormTraits = {
  code: 'LREAL1',
  simplifiedForm: false,
  skipReview: false,
  noAck: false,
  hidePrintBtn: false,
  asksAckEmail: true,
  retain: [],
};

/** The facts of the form for its answers: two steps, a fee, one signature. */
export const FACTS: WizardFacts = {
  steps: [step('particulars'), step('orders')],
  submissionType: 'ALLOW_ESUBM',
  paymentRequired: true,
  paymentMethodIndex: -1,
  amountCents: 38_000,
  signatures: [
    { id: 'ownerSign', holder: 'personal', optional: false, disabled: false, later: false },
  ],
};

/** The facts of a form without a fee and signatures. */
export const FREE: WizardFacts = {
  ...FACTS,
  paymentRequired: false,
  amountCents: 0,
  signatures: [],
};

/** The single signature, as the wizard stores it. */
export const SIGNED = {
  fieldId: 'ownerSign',
  signedBy: 'CHAN TAI MAN',
  signedAt: '2026-11-20T10:01:00+08:00',
};

/** A request that the identity app accepted. */
export const IDENTITY_REQUEST: IdentityRequest = {
  id: 'R1',
  identificationCode: '0630',
  address: 'hk.gov.iamsmart.testapp://direct/sign?ticketID=R1',
  qrImage: 'AA==',
  deptName: 'Land Registry',
  serviceName: 'Electronic forms',
  docName: 'LREAL1',
};

/** The server's response for a submitted form. */
export const ACKNOWLEDGEMENT: Acknowledgement = {
  referenceNumber: 'LREAL1-261120-000123',
  submissionTime: '2026-11-20T10:05:00+08:00',
  paymentTxnNum: 'T1',
  gcisWallet: 'VI',
  paymentMethod: 'Visa',
  paymentCents: 38_000,
  submissionId: 'S1',
};

/** The payment that the server creates. */
export const TRANSACTION: PaymentTransaction = { transactionId: 'T1', webToken: 'W1' };

/** The payment methods that the server offers. */
export const OFFER: MethodOffer = {
  offered: [
    { key: 'creditcard-visa', label: 'Visa', pointsToNote: [] },
    { key: 'fps', label: 'FPS', pointsToNote: [] },
  ],
  withheld: [],
};

/** The certificate file that an applicant chooses. */
export const FILE = {
  name: 'chan.p12',
  size: 2048,
  arrayBuffer: async () => new ArrayBuffer(0),
};

/**
 * Returns a step with one field of the same name and with every button.
 *
 * @param more overrides of the defaults
 */
export function step(id: string, more: Partial<StepPlan> = {}): StepPlan {
  return {
    id,
    fields: [`/${id}`],
    hideBack: false,
    hideNext: false,
    hideNavigation: false,
    hideSavePrint: false,
    ...more,
  };
}

/** Returns the input of a wizard with these facts. @param more overrides of the input */
export function input(facts: WizardFacts = FACTS, more: Partial<WizardInput> = {}): WizardInput {
  return {
    traits: TRAITS,
    facts,
    now: NOW,
    captcha: { disabled: false, hasToken: true },
    ...more,
  };
}
