import {
  behaviourIn,
  CallError,
  type HashNumberInput,
  type HashNumberOutput,
  type IdentityRequest,
  numberWithoutCheckDigit,
  type PollIdentityInput,
  plainIdNumber,
  type StartIdentityInput,
  signerIdError,
} from '#engine';
import { toBase64 } from '../../api/base64.ts';
import { type PolledIdentity, pollIdentity, startIdentity } from '../../api/identityApi.ts';
import { identitySource } from '../../browser/identitySource.ts';
import type { WizardServices } from '../state/WizardServices.ts';
import { checkReviewed } from './checkReviewed.ts';

/**
 * Compares the identity card number with the answers, if the form requires that. Hashes the number
 * without its check digit. The number itself never leaves the page.
 *
 * @throws {CallError} when the form requires an identity card, but the answers contain another
 *   document
 */
export async function hashNumber(
  { store, context }: Pick<WizardServices, 'store' | 'context'>,
  { idNumber }: HashNumberInput,
): Promise<HashNumberOutput> {
  const fieldId = context()?.signing;
  const request = store.ask(behaviourIn).signatures.find(({ id }) => id === fieldId);
  const fault = request && signerIdError(request);
  if (fault !== undefined) {
    throw new CallError({ kind: 'refused', message: { key: fault, args: [] } });
  }
  const asked = request?.verify.includes('idNumber') ? request.idNumber : undefined;
  if (asked !== undefined && plainIdNumber(asked) !== plainIdNumber(idNumber)) {
    return { result: 'otherNumber' };
  }
  const bytes = new TextEncoder().encode(numberWithoutCheckDigit(idNumber));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return { result: 'ok', idHash: toBase64(new Uint8Array(hash)) };
}

/**
 * Requests a signature from the identity app.
 *
 * @throws {CallError} when the document to sign differs from the document on the page
 */
export async function start(
  services: WizardServices,
  input: StartIdentityInput,
): Promise<IdentityRequest> {
  const { documentHash, ...request } = await startIdentity(
    callOf(services),
    input,
    identitySource(navigator),
    services.autofill.handles(),
  );
  if (documentHash !== undefined) {
    await checkReviewed(services, input.fieldId, { hash: documentHash });
  }
  return request;
}

/** Asks whether the app has signed. */
export function poll(
  services: WizardServices,
  input: PollIdentityInput,
  signal: AbortSignal,
): Promise<PolledIdentity> {
  return pollIdentity(callOf(services), input, signal);
}

const callOf = ({ http, form, language }: WizardServices) => ({
  http,
  formCode: form.code,
  definition: form.hash,
  language: language(),
});
