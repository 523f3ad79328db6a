import { failedCall } from '../calls/CallFailure.ts';
import { certificateErrors } from './certificateErrors.ts';
import type {
  OpenCertificateInput,
  OpenedCertificate,
  PreparedSignature,
  SigningContext,
  SigningEvent,
} from './Signing.ts';
import { signingContext, signingSetup } from './signingSetup.ts';

/**
 * The state machine that signs one field with a certificate file (specification, document 2,
 * sections 5 and 7).
 *
 * The machine passes file and PIN to `openCertificate` and does not store them; the private key
 * stays in the page behind `keyRef`. After a captcha demand the user solves the captcha and the
 * interrupted call is repeated. After a busy server the context is kept for a retry. After any
 * other error, the machine returns to the choice of a file and shows the message ("Sign errors
 * reopen the signing dialog").
 */
export const signingMachine = signingSetup.createMachine({
  id: 'signing',
  context: ({ input }) => signingContext(input),
  initial: 'choosing',
  output: ({ context }) => ({
    fieldId: context.fieldId,
    submissionId: context.submissionId,
    signed: context.signed,
    error: context.error,
  }),
  states: {
    choosing: {
      on: {
        'certificate.chosen': [
          {
            guard: ({ event }) => certificateErrors(event.file, event.pin).length === 0,
            target: 'opening',
            actions: 'forgetErrors',
          },
          { actions: { type: 'storeFaults', params: ({ event }) => event } },
        ],
        close: 'closed',
      },
    },
    opening: {
      invoke: {
        src: 'openCertificate',
        input: ({ event }) => chosenOf(event),
        onDone: {
          target: 'proving',
          actions: { type: 'storeCertificate', params: ({ event }) => event.output },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'storeError', params: failedCall },
        },
      },
      on: { close: 'closed' },
    },
    proving: {
      always: [{ guard: 'needsCaptcha', target: 'askingCaptcha' }, { target: 'preparing' }],
    },
    askingCaptcha: {
      invoke: {
        id: 'captcha',
        src: 'captcha',
        input: ({ context }) => ({ demand: context.demand }),
        onDone: [
          {
            guard: { type: 'hasAnswer', params: ({ event }) => event.output },
            target: 'continuing',
            actions: { type: 'storeChallenge', params: ({ event }) => event.output },
          },
          { target: 'choosing' },
        ],
      },
    },
    continuing: {
      always: [{ guard: 'isSignedInBrowser', target: 'embedding' }, { target: 'preparing' }],
    },
    preparing: {
      invoke: {
        src: 'prepareSignature',
        input: ({ context }) => ({
          fieldId: context.fieldId,
          submissionId: context.submissionId,
          certificate: certificateOf(context),
          challenge: context.challenge,
        }),
        onDone: {
          target: 'signing',
          actions: [{ type: 'storePrepared', params: ({ event }) => event.output }, 'spendCaptcha'],
        },
        onError: [
          {
            guard: { type: 'isCaptchaFailure', params: failedCall },
            target: 'askingCaptcha',
            actions: { type: 'storeDemand', params: failedCall },
          },
          { guard: { type: 'isBusyFailure', params: failedCall }, target: 'busy' },
          {
            target: 'choosing',
            actions: [{ type: 'storeError', params: failedCall }, 'spendCaptcha'],
          },
        ],
      },
    },
    signing: {
      invoke: {
        src: 'signInBrowser',
        input: ({ context }) => ({
          keyRef: certificateOf(context).keyRef,
          toBeSigned: preparedOf(context).toBeSigned,
        }),
        onDone: {
          target: 'embedding',
          actions: { type: 'storeHash', params: ({ event }) => event.output },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'storeError', params: failedCall },
        },
      },
    },
    embedding: {
      invoke: {
        src: 'embedSignature',
        input: ({ context }) => ({
          fieldId: context.fieldId,
          submissionId: preparedOf(context).submissionId,
          signedHash: context.signedHash ?? '',
          certificate: certificateOf(context),
          challenge: context.challenge,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.result === 'ok',
            target: 'signed',
            actions: [
              { type: 'storeVerdict', params: ({ event }) => event.output },
              'spendCaptcha',
            ],
          },
          {
            target: 'choosing',
            actions: [
              { type: 'storeVerdict', params: ({ event }) => event.output },
              'spendCaptcha',
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isCaptchaFailure', params: failedCall },
            target: 'askingCaptcha',
            actions: { type: 'storeDemand', params: failedCall },
          },
          { guard: { type: 'isBusyFailure', params: failedCall }, target: 'busy' },
          {
            target: 'choosing',
            actions: [{ type: 'storeError', params: failedCall }, 'spendCaptcha'],
          },
        ],
      },
    },
    /**
     * The server is busy; the machine keeps the certificate and the document for a retry of the
     * call.
     */
    busy: { on: { retry: 'continuing', close: 'closed' } },
    signed: { type: 'final' },
    closed: { type: 'final' },
  },
});

function chosenOf(event: SigningEvent): OpenCertificateInput {
  if (event.type !== 'certificate.chosen' || event.file === undefined) {
    throw new TypeError('Cannot open the certificate: no file was chosen');
  }
  return { file: event.file, pin: event.pin };
}

function certificateOf({ certificate }: SigningContext): OpenedCertificate {
  if (certificate === undefined) throw new TypeError('Cannot sign: no certificate was opened');
  return certificate;
}

function preparedOf({ prepared }: SigningContext): PreparedSignature {
  if (prepared === undefined) throw new TypeError('Cannot sign: no document was prepared');
  return prepared;
}
