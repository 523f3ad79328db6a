import { assign, sendTo, setup } from 'xstate';
import type { FailedCall } from '../calls/CallFailure.ts';
import { notProvided } from '../calls/notProvided.ts';
import type { CaptchaOutput } from '../captcha/Captcha.ts';
import { captchaMachine } from '../captcha/captchaMachine.ts';
import { SUBMISSION_POLL_MS } from '../constants/constants.ts';
import { identityMachine } from '../identity/identityMachine.ts';
import type { PaymentOutput } from '../payment/Payment.ts';
import { paymentMachine } from '../payment/paymentMachine.ts';
import { sessionMachine } from '../session/sessionMachine.ts';
import type { SigningOutput } from '../signing/Signing.ts';
import { signedOnTop } from '../signing/signedOnTop.ts';
import { signingMachine } from '../signing/signingMachine.ts';
import { wizardButtons } from './buttons.ts';
import { canPostpone } from './canPostpone.ts';
import { canSign, type SignWish } from './canSign.ts';
import type { Jump } from './jumps.ts';
import { jumpTo, leadsToReview } from './jumps.ts';
import {
  advancedTo,
  edited,
  firstOwnIndex,
  loaded,
  restarted,
  shownScreen,
  UNSIGNED,
  withFacts,
} from './moves.ts';
import { documented, failed, isPaid, paid, saved, signedBy, submitted } from './outcomes.ts';
import type { WizardFacts } from './Screen.ts';
import { intentAfterValidation, intentTo, nextIntent, targetIndex } from './targets.ts';
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
} from './WizardActors.ts';
import type {
  ConfirmQuestion,
  Intent,
  LoadedProgress,
  WizardContext,
  WizardEvent,
  WizardInput,
} from './WizardContext.ts';
import {
  currentScreen,
  hasAnswersToLose,
  isCaptchaUnchecked,
  isLocked,
  isSubmitted,
  lacksSignatures,
  missingSignatures,
  needsCaptcha,
  needsCheck,
  needsSave,
} from './wizardRules.ts';

/** Types, effects, guards and actions of `wizardMachine`. */
export const wizardSetup = setup({
  types: {
    context: {} as WizardContext,
    events: {} as WizardEvent,
    children: {} as {
      captcha: 'captcha';
      identity: 'identity';
      payment: 'payment';
      session: 'session';
      signing: 'signing';
    },
    input: {} as WizardInput,
  },
  actors: {
    captcha: captchaMachine,
    identity: identityMachine,
    payment: paymentMachine,
    session: sessionMachine,
    signing: signingMachine,
    /** Runs the rules of one screen; the page shows its errors from this moment. */
    validateStep: notProvided<Verdict, ValidateStepInput>('validate the step', 'validateStep'),
    /** Runs the rules of every own step. */
    validateAll: notProvided<Verdict, ValidateAllInput>('validate the form', 'validateAll'),
    /** POST review, and submitFormBeforePayment or updateFormBeforePayment where needed. */
    saveForReview: notProvided<SaveForReviewOutput, SaveForReviewInput>(
      'save the form for the review',
      'saveForReview',
    ),
    /** POST submission/{formCode}/{amount}; after an approved payment an idempotent read. */
    submit: notProvided<SubmitOutput, SubmitInput>('submit the form', 'submit'),
    /** POST submitFormByTxnId: the alternative call after an approved payment. */
    submitByTransaction: notProvided<SubmitOutput, SubmitInput>(
      'submit the form by its transaction',
      'submitByTransaction',
    ),
    /** The call of `submit` with `printOnPaper`: the form is finished on paper. */
    complete: notProvided<SubmitOutput, SubmitInput>('complete the form', 'complete'),
    /** Clears answers in the store. */
    resetAnswers: notProvided<WizardFacts, ResetAnswersInput>('clear the answers', 'resetAnswers'),
    /** Creates the saved file or the print-out and gives it to the applicant. */
    makeDocument: notProvided<MakeDocumentOutput, MakeDocumentInput>('make it', 'makeDocument'),
  },
  delays: { submissionPoll: SUBMISSION_POLL_MS },
  guards: {
    isOnReview: ({ context }) => currentScreen(context).kind === 'confirmation',
    isOnOwnStep: ({ context }) => currentScreen(context).kind === 'own' && !isLocked(context),
    isOnIntro: ({ context }) => currentScreen(context).kind === 'intro',
    lacksTerms: ({ context }) => context.termsAcceptedAt === undefined,
    isSigned: ({ context }) => leadsToReview(context, firstOwnIndex(context.screens)),
    offers: ({ context }, { kind }: { readonly kind: 'next' | 'submit' | 'complete' }) =>
      wizardButtons(context).forward.some((button) => button.kind === kind),
    hasBack: ({ context }) => wizardButtons(context).back,
    jumpIs: ({ context }, { jump }: { readonly jump: Jump }) =>
      jumpTo(context, context.targetId ?? '', context.forced) === jump,
    isOpen: ({ context }) => !isLocked(context),
    isSubmitted: ({ context }) => isSubmitted(context),
    isAcknowledged: ({ context }) => isSubmitted(context) && !context.traits.noAck,
    isPaymentResumed: ({ context }) => context.transactionId !== undefined && !isSubmitted(context),
    hasAnswersToLose: ({ context }) => hasAnswersToLose(context),
    canSign: ({ context }, wish: SignWish) => canSign(context, wish),
    clearsOthers: ({ context }, wish: SignWish) =>
      canSign(context, wish) && signedOnTop(context.signed, wish.fieldId).length > 0,
    hasSignaturesToClear: ({ context }) => context.signed.length > 0 && !isLocked(context),
    isSigningByApp: ({ context }) => context.intent === 'sign' && context.signWay === 'identityApp',
    canSignLater: ({ context }, { fieldId }: { readonly fieldId: string }) =>
      canPostpone(context, fieldId),
    canRetry: ({ context }) => context.dialog?.kind === 'error' && context.dialog.canRetry,
    asks: ({ context }, { question }: { readonly question: ConfirmQuestion }) =>
      context.dialog?.kind === 'confirm' && context.dialog.question === question,
    holds: (_, { errors }: Verdict) => errors.length === 0,
    means: ({ context }, { intents }: { readonly intents: readonly Intent[] }) =>
      context.intent !== undefined && intents.includes(context.intent),
    needsCheck: ({ context }) => needsCheck(context),
    lacksSignatures: ({ context }) => lacksSignatures(context),
    needsCaptcha: ({ context }) => needsCaptcha(context),
    isCaptchaUnchecked: ({ context }) => isCaptchaUnchecked(context),
    needsSave: ({ context }) => needsSave(context),
    isPaidAndHandingIn: ({ context }) => isPaid(context) && context.intent === 'submit',
    isDoneWithoutAck: ({ context }) => isSubmitted(context) && context.traits.noAck,
    hasAnswer: (_, { answer }: { readonly answer: CaptchaOutput }) => answer !== undefined,
    isCaptchaFailure: (_, { failure }: FailedCall) => failure.kind === 'captcha',
    isRefusedAfterPayment: ({ context }, { failure }: FailedCall) =>
      failure.kind === 'refused' && context.transactionId !== undefined,
  },
  actions: {
    storeFacts: assign(({ context }, { facts }: Pick<Verdict, 'facts'>) =>
      withFacts(context, facts),
    ),
    noteEdit: assign(({ context }) => edited(context)),
    acceptTerms: assign((_, { at }: { readonly at: string }) => ({ termsAcceptedAt: at })),
    tellTerms: assign({
      dialog: {
        kind: 'validation',
        errors: [{ path: '/$terms', key: 'validation_required', args: [] }],
      },
    }),
    tellErrors: assign((_, { errors }: Verdict) => ({
      dialog: { kind: 'validation' as const, errors },
      intent: undefined,
      targetId: undefined,
    })),
    tellMissingSignatures: assign(({ context }) => ({
      intent: undefined,
      dialog: context.dialog ?? {
        kind: 'validation' as const,
        errors: missingSignatures(context.facts.signatures, context.signed, context.signLater),
      },
    })),
    tellCompleted: assign({
      dialog: { kind: 'message', message: { key: 'formCompleted', args: [] } },
    }),
    ask: assign((_, { question }: { readonly question: ConfirmQuestion }) => ({
      dialog: { kind: 'confirm' as const, question },
    })),
    closeDialog: assign({ dialog: undefined, intent: undefined, targetId: undefined }),
    forgetDialog: assign({ dialog: undefined }),
    aim: assign((_, { intent }: { readonly intent: Intent }) => ({
      intent,
      targetId: undefined,
      dialog: undefined,
    })),
    aimAt: assign(({ context }, { screenId, forced, returnToReview }: Aim) => ({
      intent: intentTo(context, screenId),
      targetId: screenId,
      forced: forced ?? false,
      returnToReview: returnToReview ?? false,
      dialog: undefined,
    })),
    aimBack: assign(({ context }, { forced }: Pick<Aim, 'forced'>) => ({
      intent: undefined,
      targetId: context.screens[context.screenIndex - 1]?.id,
      forced: forced ?? false,
      returnToReview: false,
      dialog: undefined,
    })),
    aimNext: assign(({ context }) => ({
      intent: nextIntent(context),
      targetId: undefined,
      dialog: undefined,
    })),
    aimHere: assign(({ context }) => ({
      intent: undefined,
      targetId: currentScreen(context).id,
      forced: false,
    })),
    /**
     * Validation may have changed the next screens: updates the intent to match the current Next
     * button.
     */
    reaim: assign(({ context }) => ({ intent: intentAfterValidation(context) })),
    goToTarget: assign(({ context }) => shownScreen(context, targetIndex(context))),
    advanceToTarget: assign(({ context }) => advancedTo(context, targetIndex(context))),
    goToFirstStep: assign(({ context }) => advancedTo(context, firstOwnIndex(context.screens))),
    goToEnd: assign(({ context }) => advancedTo(context, context.screens.length - 1)),
    clearSignatures: assign(UNSIGNED),
    restart: assign(({ context }, facts: WizardFacts) => restarted(context, facts)),
    load: assign(({ context }, answers: LoadedProgress) => loaded(context, answers)),
    beginCheck: assign({ checked: true }),
    endCheck: assign({ checked: false }),
    /**
     * The applicant may edit again, so a result without a save on the server does not stay valid.
     */
    forgetCheck: assign(({ context }) => ({ checked: context.checked && !context.stale })),
    beginSave: assign({ stale: false }),
    endSave: assign({ stale: true }),
    storeSaved: assign(({ context }, output: SaveForReviewOutput) => saved(context, output)),
    storeSubmitted: assign(({ context }, output: SubmitOutput) => submitted(context, output)),
    storePayment: assign((_, output: PaymentOutput) => paid(output)),
    storeSigning: assign(({ context }, output: SigningOutput) => signedBy(context, output)),
    beginSigning: assign((_, { fieldId, way = 'certificate' }: SignWish) => ({
      signing: fieldId,
      signWay: way,
    })),
    putOff: assign(({ context }, { fieldId }: { readonly fieldId: string }) => ({
      signLater: [...new Set([...context.signLater, fieldId])],
    })),
    storeChallenge: assign((_, { answer }: { readonly answer: CaptchaOutput }) => ({
      challenge: answer,
    })),
    storeFailure: assign(({ context }, { failure }: FailedCall) => failed(context, failure)),
    endDocument: assign(({ context }, output: MakeDocumentOutput) => documented(context, output)),
    tellSession: sendTo('session', ({ event }) => event),
    renewSession: sendTo('session', (_, { now }: { readonly now: number }) => ({
      type: 'renew' as const,
      now,
    })),
    pauseSession: sendTo('session', { type: 'pause' as const }),
    resumeSession: sendTo('session', { type: 'resume' as const }),
  },
});

interface Aim {
  readonly screenId: string;
  readonly forced?: boolean | undefined;
  readonly returnToReview?: boolean;
}
