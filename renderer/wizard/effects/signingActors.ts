import { fromPromise } from 'xstate';
import type {
  EmbedSignatureInput,
  EmbedSignatureOutput,
  OpenCertificateInput,
  OpenedCertificate,
  PreparedSignature,
  PrepareSignatureInput,
  SignInBrowserInput,
} from '#engine';
import { fromBase64, toBase64 } from '../../api/base64.ts';
import type { WizardServices } from '../state/WizardServices.ts';

/** Loads the calls when the first file is opened. A page without signing never loads them. */
const calls = () => import('./certificateCalls.ts');

/**
 * Returns the signing dialog's effects. File, PIN and key stay in this page. A worker opens the
 * file and then ends. The key cannot be exported.
 */
export function signingActors(services: WizardServices) {
  const { http, keys, pdf } = services;
  return {
    openCertificate: fromPromise<OpenedCertificate, OpenCertificateInput>(async ({ input }) => {
      keys.forget();
      return (await calls()).openCertificate(services, input);
    }),
    prepareSignature: fromPromise<PreparedSignature, PrepareSignatureInput>(async ({ input }) => {
      const { prepare } = await calls();
      if (input.challenge) http.pass.offer(input.challenge);
      return prepare(services, input);
    }),
    signInBrowser: fromPromise<string, SignInBrowserInput>(async ({ input }) => {
      const toBeSigned = fromBase64(input.toBeSigned);
      const key = keys.get(input.keyRef);
      const signature = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', key, toBeSigned);
      return toBase64(new Uint8Array(signature));
    }),
    embedSignature: fromPromise<EmbedSignatureOutput, EmbedSignatureInput>(async ({ input }) => {
      const { embed } = await calls();
      if (input.challenge) http.pass.offer(input.challenge);
      const embedded = await embed(services, input);
      if (embedded.result === 'ok') {
        keys.forget();
        if (embedded.pdf !== undefined) pdf.keep(embedded.pdf, true);
      }
      return embedded;
    }),
  };
}
