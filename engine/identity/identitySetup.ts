import { assign, setup } from 'xstate';
import { captchaMachine } from '../captcha/captchaMachine.ts';
import { IDENTITY_LAST_POLL_MS, IDENTITY_POLL_MS, IDENTITY_WAIT_LIMIT_MS } from '../constants.ts';
import type { MessageRef } from '../messages/MessageRef.ts';
import { changesByCalls, guardsOfCalls } from '../signing/callsOfSigning.ts';
import type { SigningOutput } from '../signing/Signing.ts';
import { notProvided } from '../wizard/notProvided.ts';
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
import { idNumberFault, idNumberFaults } from './idNumberFaults.ts';

/** Types, effects, guards and actions of `identityMachine`. */
export const identitySetup = setup({
  types: {
    context: {} as IdentityContext,
    events: {} as IdentityEvent,
    children: {} as { captcha: 'captcha' },
    input: {} as IdentityInput,
    output: {} as SigningOutput,
    tags: {} as 'underWay',
  },
  actors: {
    captcha: captchaMachine,
    /** Compares the number with that of the answers, where the form asks for it, and hashes it. */
    hashNumber: notProvided<HashNumberOutput, HashNumberInput>('hash the number', 'hashNumber'),
    /** POST iaspdfsign/init/{formCode}/{signField}: asks the app for a signature. */
    startIdentity: notProvided<IdentityRequest, StartIdentityInput>('ask the app', 'startIdentity'),
    /** GET iaspdfsign/poll/{formCode}/{signField}/{id}; keeps the signed PDF in the page. */
    pollIdentity: notProvided<PollIdentityOutput, PollIdentityInput>('poll', 'pollIdentity'),
  },
  delays: {
    pollInterval: IDENTITY_POLL_MS,
    waitLimit: IDENTITY_WAIT_LIMIT_MS,
    lastPollLimit: IDENTITY_LAST_POLL_MS,
  },
  guards: {
    ...guardsOfCalls,
    isUsable: (_, { idNumber }: HashNumberInput) => idNumberFaults(idNumber).length === 0,
    isHashed: (_, { result }: HashNumberOutput) => result === 'ok',
    isWaitOver: ({ context }) => context.isWaitOver,
    isStatus: (_, { output, status }: PollCheck) => output.status === status,
  },
  actions: {
    /** The error of the attempt before is out of date. */
    storeFaults: assign((_, { idNumber }: HashNumberInput) => ({
      faults: idNumberFaults(idNumber),
      error: undefined,
    })),
    storeHash: assign((_, output: HashNumberOutput) =>
      output.result === 'ok'
        ? { idHash: output.idHash }
        : { faults: [idNumberFault(OTHER_NUMBER)], idHash: undefined },
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

/** What signing one field with the identity app starts with. */
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
