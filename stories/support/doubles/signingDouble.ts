import { fromPromise } from 'xstate';
import {
  CallError,
  type EmbedSignatureOutput,
  type OpenedCertificate,
  signingMachine,
} from '#engine';
import { captchaDouble } from './captchaDouble.ts';

/** The results of opening the certificate and of the story's server. */
export interface SigningWorld {
  /** The outcome of opening the file with the PIN. */
  readonly opens: 'yes' | 'slow' | 'wrongPin' | 'noKey' | 'expired';
  /** The server's response to the first step. */
  readonly server: 'ok' | 'busy' | 'captcha' | 'revocationUnknown';
  /** Message key of the server's error about the signature; absent without an error. */
  readonly verdict?: string;
}

/** Provides the signing machine with the story's own certificate and server; no key is read. */
export function signingDouble({ opens, server, verdict }: SigningWorld) {
  return signingMachine.provide({
    actors: {
      captcha: captchaDouble('answers'),
      openCertificate: fromPromise(async (): Promise<OpenedCertificate> => {
        if (opens === 'slow') return new Promise<never>(() => undefined);
        if (opens === 'wrongPin') throw refused('eCertError');
        if (opens === 'noKey') throw refused('certificate.noPrivateKey');
        if (opens === 'expired') throw refused('certificate.expired', '31/12/2025');
        return { keyRef: 'key-1', ecertPub: 'AA==', ecertChain: [] };
      }),
      prepareSignature: fromPromise(async ({ input }) => {
        if (server === 'busy') throw new CallError({ kind: 'busy' });
        if (server === 'revocationUnknown') throw refused('validation_signature_revocationUnknown');
        if (server === 'captcha' && !input.challenge) {
          throw new CallError({ kind: 'captcha', demand: 'captchaRequired' });
        }
        return {
          submissionId: 'S1',
          docHash: 'AA',
          toBeSigned: 'AA==',
          signedBy: 'CHAN TAI MAN',
          signedAt: SIGNED_AT,
        };
      }),
      signInBrowser: fromPromise(async () => 'AA=='),
      embedSignature: fromPromise(async (): Promise<EmbedSignatureOutput> => {
        if (verdict !== undefined) {
          return { result: 'signatureFailure', message: { key: verdict, args: [] } };
        }
        return { result: 'ok', signedBy: 'CHAN TAI MAN', signedAt: SIGNED_AT };
      }),
    },
  });
}

const SIGNED_AT = '2026-11-20T02:05:00Z';

const refused = (key: string, ...args: readonly string[]) =>
  new CallError({ kind: 'refused', message: { key, args } });
