import { vi } from 'vitest';
import type { CaptchaChallenge } from '../../../engine/captcha/Captcha.ts';
import type {
  HashNumberInput,
  HashNumberOutput,
  IdentityRequest,
  PollIdentityInput,
  PollIdentityOutput,
  StartIdentityInput,
} from '../../../engine/identity/Identity.ts';
import type {
  AgreeInSheetInput,
  LeavePageInput,
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
import type {
  EmbedSignatureInput,
  EmbedSignatureOutput,
  OpenCertificateInput,
  OpenedCertificate,
  PreparedSignature,
  PrepareSignatureInput,
  SignInBrowserInput,
} from '../../../engine/signing/Signing.ts';
import type { WizardFacts } from '../../../engine/wizard/Screen.ts';
import type {
  MakeDocumentInput,
  MakeDocumentOutput,
  ResetAnswersInput,
  SaveForReviewInput,
  SaveForReviewOutput,
  SubmitInput,
  SubmitOutput,
  ValidateAllInput,
  ValidateStepInput,
  Verdict,
} from '../../../engine/wizard/WizardActors.ts';
import {
  ACKNOWLEDGEMENT,
  FACTS,
  IDENTITY_REQUEST,
  OFFER,
  SIGNED,
  TRANSACTION,
} from './wizardFacts.ts';

/** Returns every effect as a mock that succeeds. Validation and reset return these facts. */
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
    makeDocument: call<MakeDocumentOutput, MakeDocumentInput>({}),
    prepareTransaction: call<PaymentTransaction, PrepareTransactionInput>(TRANSACTION),
    loadMethods: call<MethodOffer, LoadMethodsInput>(OFFER),
    submitPayment: call<SubmitPaymentOutput, SubmitPaymentInput>({
      kind: 'redirect',
      redirectUrl: 'https://bank.example.hk/pay',
    }),
    openGateway: call<boolean, OpenGatewayInput>(true),
    agreeInSheet: call<boolean, AgreeInSheetInput>(true),
    leavePage: call<boolean, LeavePageInput>(false),
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
    hashNumber: call<HashNumberOutput, HashNumberInput>({ result: 'ok', idHash: 'aGFzaA==' }),
    startIdentity: call<IdentityRequest, StartIdentityInput>(IDENTITY_REQUEST),
    pollIdentity: call<PollIdentityOutput, PollIdentityInput>({
      status: 'completed',
      submissionId: 'S1',
      signedBy: SIGNED.signedBy,
      signedAt: SIGNED.signedAt,
    }),
  };
}

/** The mocks by the names that the machines use. */
export type Effects = ReturnType<typeof effects>;

/** Returns a mock that returns this output for every input. */
function call<Output, Input>(output: Output) {
  return vi.fn<(input: Input) => Promise<Output>>(async () => output);
}
