import { assign, setup } from 'xstate';
import { notProvided } from '../calls/notProvided.ts';
import { captchaMachine } from '../captcha/captchaMachine.ts';
import {
  IDENTITY_LAST_POLL_MS,
  IDENTITY_POLL_MS,
  IDENTITY_WAIT_LIMIT_MS,
} from '../constants/constants.ts';
import type { MessageRef } from '../messages/MessageRef.ts';
import { changesByCalls, guardsOfCalls } from '../signing/callsOfSigning.ts';
import type { SigningOutput } from '../signing/Signing.ts';
import type {
  HashNumberInput,
  HashNumberOutput,
  IdentityContext,
  IdentityEvent,
  IdentityInput,
  IdentityRequest,
  PollIdentityInput,
  PollIdentityOutput,
  StartIdentityInput,
} from './Identity.ts';
import type { IdentityFailure } from './identityFailures.ts';
import { idNumberError, idNumberErrors } from './idNumberErrors.ts';

/** Types, effects, guards and actions of `identityMachine`. */
export const identitySetup = setup({
  types: {
    context: {} as IdentityContext,
    events: {} as IdentityEvent,
    children: {} as { captcha: 'captcha' },
    input: {} as IdentityInput,
    output: {} as SigningOutput,
    tags: {} as 'pending',
  },
  actors: {
    captcha: captchaMachine,
    /** Compares the number with that of the answers, if the form requires it, and hashes it. */
    hashNumber: notProvided<HashNumberOutput, HashNumberInput>('hash the number', 'hashNumber'),
    /** POST iaspdfsign/init/{formCode}/{signField}: requests a signature from the app. */
    startIdentity: notProvided<IdentityRequest, StartIdentityInput>('ask the app', 'startIdentity'),
    /** GET iaspdfsign/poll/{formCode}/{signField}/{id}; the page keeps the signed PDF. */
    pollIdentity: notProvided<PollIdentityOutput, PollIdentityInput>('poll', 'pollIdentity'),
  },
  delays: {
    pollInterval: IDENTITY_POLL_MS,
    waitLimit: IDENTITY_WAIT_LIMIT_MS,
    lastPollLimit: IDENTITY_LAST_POLL_MS,
  },
  guards: {
    ...guardsOfCalls,
    isUsable: (_, { idNumber }: HashNumberInput) => idNumberErrors(idNumber).length === 0,
    isHashed: (_, { result }: HashNumberOutput) => result === 'ok',
    isWaitOver: ({ context }) => context.isWaitOver,
    isStatus: (_, { output, status }: PollCheck) => output.status === status,
  },
  actions: {
    /** Also clears the error of the previous attempt. */
    storeFaults: assign((_, { idNumber }: HashNumberInput) => ({
      faults: idNumberErrors(idNumber),
      error: undefined,
    })),
    storeHash: assign((_, output: HashNumberOutput) =>
      output.result === 'ok'
        ? { idHash: output.idHash }
        : { faults: [idNumberError(OTHER_NUMBER)], idHash: undefined },
    ),
    storeRequest: assign((_, request: IdentityRequest) => ({ request })),
    storePoll: assign(({ context }, output: PollIdentityOutput) => polled(context, output)),
    storeMessage: assign((_, { key }: { readonly key: IdentityFailure }) => ({
      error: { key, args: [] } satisfies MessageRef,
    })),
    endWait: assign({ isWaitOver: true }),
    forgetAttempt: assign({
      error: undefined,
      faults: [],
      request: undefined,
      isWaitOver: false,
      idHash: undefined,
    }),
    storeDemand: assign(changesByCalls.storeDemand),
    storeChallenge: assign(changesByCalls.storeChallenge),
    storeError: assign(changesByCalls.storeError),
    spendCaptcha: assign(changesByCalls.spendCaptcha),
  },
});

/** Creates the context for signing one field with the identity app. */
export function identityContext({
  fieldId,
  submissionId,
  needsCaptcha,
}: IdentityInput): IdentityContext {
  return {
    fieldId,
    submissionId,
    needsCaptcha,
    challenge: undefined,
    demand: undefined,
    idHash: undefined,
    request: undefined,
    isWaitOver: false,
    signed: undefined,
    faults: [],
    error: undefined,
  };
}

const OTHER_NUMBER: IdentityFailure = 'D70005';

interface PollCheck {
  readonly output: PollIdentityOutput;
  readonly status: PollIdentityOutput['status'];
}

function polled(
  { fieldId, submissionId }: IdentityContext,
  output: PollIdentityOutput,
): Partial<IdentityContext> {
  switch (output.status) {
    case 'pending':
      return {};
    case 'completed': {
      const { signedBy, signedAt } = output;
      return {
        signed: { fieldId, signedBy, signedAt },
        submissionId: output.submissionId ?? submissionId,
        error: undefined,
      };
    }
    case 'failed':
      return { error: output.message };
  }
}
