import { vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CaptchaChallenge } from '../../../engine/captcha/Captcha.ts';
import { captchaMachine } from '../../../engine/captcha/captchaMachine.ts';
import type { StepPlan } from '../../../engine/definition/Plan.ts';
import type {
  LoadMethodsInput,
  MethodOffer,
  OpenGatewayInput,
  PaymentAnswer,
  PaymentQuestion,
  PaymentTransaction,
  PrepareTransactionInput,
  SubmitPaymentInput,
  SubmitPaymentOutput,
} from '../../../engine/payment/Payment.ts';
import { paymentMachine } from '../../../engine/payment/paymentMachine.ts';
import type {
  EmbedSignatureInput,
  EmbedSignatureOutput,
  OpenCertificateInput,
  OpenedCertificate,
  PreparedSignature,
  PrepareSignatureInput,
  SignInBrowserInput,
} from '../../../engine/signing/Signing.ts';
import { signingMachine } from '../../../engine/signing/signingMachine.ts';
import type { FormTraits, WizardFacts } from '../../../engine/wizard/Screen.ts';
import type {
  MakeDocumentInput,
  ResetAnswersInput,
  SaveForReviewInput,
  SaveForReviewOutput,
  SubmitInput,
  SubmitOutput,
  ValidateAllInput,
  ValidateStepInput,
  Verdict,
} from '../../../engine/wizard/WizardActors.ts';
import type { Acknowledgement, WizardInput } from '../../../engine/wizard/WizardContext.ts';
import { wizardMachine } from '../../../engine/wizard/wizardMachine.ts';

/** The wall clock of these tests when they begin. */
export const NOW = Date.parse('2026-11-20T10:00:00+08:00');

export const TRAITS: FormTraits = {
  code: 'LREAL1',
  simplifiedForm: false,
  skipReview: false,
  noAck: false,
  hidePrintBtn: false,
  asksAckEmail: true,
  retain: [],
};

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

/** A form like the first, but free and unsigned. */
export const FREE: WizardFacts = {
  ...FACTS,
  paymentRequired: false,
  amountCents: 0,
  signatures: [],
};

export const SIGNED = {
  fieldId: 'ownerSign',
  signedBy: 'CHAN TAI MAN',
  signedAt: '2026-11-20T10:01:00+08:00',
};

export const ACKNOWLEDGEMENT: Acknowledgement = {
  referenceNumber: 'LREAL1-261120-000123',
  submissionTime: '2026-11-20T10:05:00+08:00',
  paymentTxnNum: 'T1',
  gcisWallet: 'VI',
  paymentMethod: 'Visa',
  paymentCents: 38_000,
  submissionId: 'S1',
};

export const TRANSACTION: PaymentTransaction = { transactionId: 'T1', webToken: 'W1' };

export const OFFER: MethodOffer = {
  offered: [
    { key: 'creditcard-visa', label: 'Visa', pointsToNote: [] },
    { key: 'fps', label: 'FPS', pointsToNote: [] },
  ],
  withheld: [],
};

export const FILE = {
  name: 'chan.p12',
  size: 2048,
  arrayBuffer: async () => new ArrayBuffer(0),
};

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

export function input(facts: WizardFacts = FACTS, more: Partial<WizardInput> = {}): WizardInput {
  return {
    traits: TRAITS,
    facts,
    now: NOW,
    captcha: { disabled: false, hasToken: true },
    ...more,
  };
}

/** Every effect as a mock that answers as if all went well. */
export function effects(facts: WizardFacts = FACTS) {
  return {
    loadChallenge: vi.fn<() => Promise<CaptchaChallenge>>(async () => ({
      image: 'data:image/png;base64,AAAA',
      audio: ['a', 'b', 'c', 'd'],
      secret: 'S',
    })),
    validateStep: call<Verdict, ValidateStepInput>({ errors: [], facts }),
    validateAll: call<Verdict, ValidateAllInput>({ errors: [], facts }),
    saveForReview: call<SaveForReviewOutput, SaveForReviewInput>({
      result: 'ok',
      submissionId: 'S1',
      amountCents: facts.amountCents,
      invalidSignatures: [],
    }),
    submit: call<SubmitOutput, SubmitInput>({ result: 'ok', acknowledgement: ACKNOWLEDGEMENT }),
    submitByTransaction: call<SubmitOutput, SubmitInput>({
      result: 'ok',
      acknowledgement: ACKNOWLEDGEMENT,
    }),
    complete: call<SubmitOutput, SubmitInput>({ result: 'ok', acknowledgement: ACKNOWLEDGEMENT }),
    resetAnswers: call<WizardFacts, ResetAnswersInput>(facts),
    makeDocument: call<undefined, MakeDocumentInput>(undefined),
    prepareTransaction: call<PaymentTransaction, PrepareTransactionInput>(TRANSACTION),
    loadMethods: call<MethodOffer, LoadMethodsInput>(OFFER),
    submitPayment: call<SubmitPaymentOutput, SubmitPaymentInput>({
      kind: 'redirect',
      redirectUrl: 'https://bank.example.hk/pay',
    }),
    openGateway: call<boolean, OpenGatewayInput>(true),
    pollPayment: call<PaymentAnswer, PaymentQuestion>({ status: 'APPR', description: '' }),
    askPayment: call<PaymentAnswer, PaymentQuestion>({ status: 'APPR', description: '' }),
    cancelPayment: call<PaymentAnswer, PaymentQuestion>({ status: 'CANC', description: '' }),
    openCertificate: call<OpenedCertificate, OpenCertificateInput>({
      keyRef: 'key-1',
      ecertPub: 'AA==',
      ecertChain: [],
    }),
    prepareSignature: call<PreparedSignature, PrepareSignatureInput>({
      submissionId: 'S1',
      docHash: 'hash',
      toBeSigned: 'dGJz',
      signedBy: SIGNED.signedBy,
      signedAt: SIGNED.signedAt,
    }),
    signInBrowser: call<string, SignInBrowserInput>('c2ln'),
    embedSignature: call<EmbedSignatureOutput, EmbedSignatureInput>({
      result: 'ok',
      signedBy: SIGNED.signedBy,
      signedAt: SIGNED.signedAt,
    }),
  };
}

export type Effects = ReturnType<typeof effects>;

export function captchaWith(fx: Effects) {
  return captchaMachine.provide({
    actors: { loadChallenge: fromPromise<CaptchaChallenge, undefined>(() => fx.loadChallenge()) },
  });
}

export function signingWith(fx: Effects) {
  return signingMachine.provide({
    actors: {
      captcha: captchaWith(fx),
      openCertificate: promised(fx.openCertificate),
      prepareSignature: promised(fx.prepareSignature),
      signInBrowser: promised(fx.signInBrowser),
      embedSignature: promised(fx.embedSignature),
    },
  });
}

export function paymentWith(fx: Effects) {
  return paymentMachine.provide({
    actors: {
      captcha: captchaWith(fx),
      prepareTransaction: promised(fx.prepareTransaction),
      loadMethods: promised(fx.loadMethods),
      submitPayment: promised(fx.submitPayment),
      openGateway: promised(fx.openGateway),
      pollPayment: promised(fx.pollPayment),
      askPayment: promised(fx.askPayment),
      cancelPayment: promised(fx.cancelPayment),
    },
  });
}

function wizardWith(fx: Effects) {
  return wizardMachine.provide({
    actors: {
      captcha: captchaWith(fx),
      signing: signingWith(fx),
      payment: paymentWith(fx),
      validateStep: promised(fx.validateStep),
      validateAll: promised(fx.validateAll),
      saveForReview: promised(fx.saveForReview),
      submit: promised(fx.submit),
      submitByTransaction: promised(fx.submitByTransaction),
      complete: promised(fx.complete),
      resetAnswers: promised(fx.resetAnswers),
      makeDocument: promised(fx.makeDocument),
    },
  });
}

/** A running wizard on a clock that stands still until it is told. */
export function startWizard(fx: Effects = effects(), wizardInput: WizardInput = input()) {
  const clock = new SimulatedClock();
  const wizard = createActor(wizardWith(fx), { input: wizardInput, clock });
  wizard.start();
  return { wizard, clock, fx };
}

export type Wizard = ReturnType<typeof startWizard>['wizard'];

/** Lets every promise that is under way arrive. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

/** Sends events one after the other, each after what the one before it set going. */
export async function send(wizard: Wizard, ...events: Parameters<Wizard['send']>[0][]) {
  for (const event of events) {
    wizard.send(event);
    await settle();
  }
}

/** Id of the screen that shows. */
export function screenId(wizard: Wizard): string | undefined {
  const { screens, screenIndex } = wizard.getSnapshot().context;
  return screens[screenIndex]?.id;
}

function call<Output, Input>(output: Output) {
  return vi.fn<(input: Input) => Promise<Output>>(async () => output);
}

function promised<Output, Input>(effect: (input: Input) => Promise<Output>) {
  return fromPromise<Output, Input>(({ input: given }) => effect(given));
}
