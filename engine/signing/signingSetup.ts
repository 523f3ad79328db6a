import { assign, setup } from 'xstate';
import { notProvided } from '../calls/notProvided.ts';
import { captchaMachine } from '../captcha/captchaMachine.ts';
import { changesByCalls, guardsOfCalls } from './callsOfSigning.ts';
import { certificateErrors } from './certificateErrors.ts';
import type {
  CertificateFile,
  EmbedSignatureInput,
  EmbedSignatureOutput,
  OpenCertificateInput,
  OpenedCertificate,
  PreparedSignature,
  PrepareSignatureInput,
  SignedField,
  SignInBrowserInput,
  SigningContext,
  SigningEvent,
  SigningInput,
  SigningOutput,
} from './Signing.ts';

/** Types, effects, guards and actions of `signingMachine`. */
export const signingSetup = setup({
  types: {
    context: {} as SigningContext,
    events: {} as SigningEvent,
    children: {} as { captcha: 'captcha' },
    input: {} as SigningInput,
    output: {} as SigningOutput,
  },
  actors: {
    captcha: captchaMachine,
    /**
     * Opens the file with the PIN in the page; throws a `CallError` with `eCertError` when that
     * fails.
     */
    openCertificate: notProvided<OpenedCertificate, OpenCertificateInput>(
      'open the certificate',
      'openCertificate',
    ),
    /** POST sign/{formCode}/{signField}: returns the document's hash. */
    prepareSignature: notProvided<PreparedSignature, PrepareSignatureInput>(
      'prepare the signature',
      'prepareSignature',
    ),
    /** Signs with the private key in the page; returns base64. */
    signInBrowser: notProvided<string, SignInBrowserInput>('sign', 'signInBrowser'),
    /** POST signedHash/{signField}: the server adds the signature to the document. */
    embedSignature: notProvided<EmbedSignatureOutput, EmbedSignatureInput>(
      'embed the signature',
      'embedSignature',
    ),
  },
  guards: {
    ...guardsOfCalls,
    isSignedInBrowser: ({ context }) => context.signedHash !== undefined,
  },
  actions: {
    /** Also clears the error of the previous attempt. */
    storeFaults: assign((_, { file, pin }: Chosen) => ({
      faults: certificateErrors(file, pin),
      error: undefined,
    })),
    forgetErrors: assign({ error: undefined, faults: [] }),
    storeCertificate: assign((_, certificate: OpenedCertificate) => ({
      certificate,
      signedHash: undefined,
    })),
    storePrepared: assign((_, prepared: PreparedSignature) => ({
      prepared,
      submissionId: prepared.submissionId,
    })),
    storeHash: assign((_, signedHash: string) => ({ signedHash })),
    storeDemand: assign(changesByCalls.storeDemand),
    storeChallenge: assign(changesByCalls.storeChallenge),
    storeError: assign(changesByCalls.storeError),
    spendCaptcha: assign(changesByCalls.spendCaptcha),
    storeVerdict: assign(({ context }, output: EmbedSignatureOutput) =>
      output.result === 'ok'
        ? { signed: signedField(context.fieldId, output), error: undefined }
        : { error: output.message },
    ),
  },
});

/** Creates the context for signing one field. */
export function signingContext(input: SigningInput): SigningContext {
  return {
    ...input,
    certificate: undefined,
    prepared: undefined,
    signedHash: undefined,
    signed: undefined,
    challenge: undefined,
    demand: undefined,
    faults: [],
    error: undefined,
  };
}

interface Chosen {
  readonly file: CertificateFile | undefined;
  readonly pin: string;
}

function signedField(
  fieldId: string,
  { signedBy, signedAt }: { readonly signedBy: string; readonly signedAt: string },
): SignedField {
  return { fieldId, signedBy, signedAt };
}
