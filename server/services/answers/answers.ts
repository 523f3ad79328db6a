import type { FormData, Plan } from '#engine';
import type { Submission } from '../../ports/store/Submission.ts';
import type { KeyedHash } from '../../ports/system/KeyedHash.ts';
import type { Vault } from '../../ports/system/Vault.ts';

/**
 * The stored answers of a submission. The form's own answers and the acknowledgement request are
 * sealed separately.
 */
export interface SealedAnswers {
  /** Keyed hash of the form's own answers, which are signed, charged, shown and mailed. */
  readonly dataHash: string;
  readonly sealedData: Uint8Array;
  /** Absent when no acknowledgement e-mail was requested. */
  readonly sealedAck: Uint8Array | undefined;
}

/**
 * Seals evaluated answers for a submission. The shared workflow fields (acknowledgement e-mail and
 * its password) are sealed separately: they are not part of the filed answers and are removed
 * sooner.
 *
 * @param submission.dataHash current hash of the submission, if any; equal answers get the same
 *   hash again
 */
export function sealAnswers(
  { vault, hash }: { readonly vault: Vault; readonly hash: KeyedHash },
  plan: Plan,
  { id, dataHash }: { readonly id: string; readonly dataHash?: string | undefined },
  data: FormData,
): SealedAnswers {
  const own = ownAnswers(plan, data);
  const ack = Object.fromEntries(Object.entries(data).filter(([key]) => isWorkflow(plan, key)));
  return {
    dataHash: hash.of(canonicalText(own), dataHash),
    sealedData: vault.seal(sealPlace(id, 'sealed_data'), encode(own)),
    sealedAck:
      ack.receiveAckEmail === true
        ? vault.seal(sealPlace(id, 'sealed_ack'), encode(ack))
        : undefined,
  };
}

/**
 * Opens the answers of a submission, including the acknowledgement request.
 *
 * @throws {VaultError} when the sealed answers were changed or the key is missing
 * @throws {Error} when retention has removed them
 */
export function openAnswers(vault: Vault, submission: Submission): FormData {
  return { ...openOwnAnswers(vault, submission), ...openAckWish(vault, submission) };
}

/**
 * Opens the form's own answers, which were filed, signed and paid for. Throws as `openAnswers`
 * does.
 */
export function openOwnAnswers(vault: Vault, { id, sealedData }: Submission): FormData {
  if (!sealedData) throw new Error(`Cannot open the answers of ${id}: they are forgotten`);
  return decode(vault.open(sealPlace(id, 'sealed_data'), sealedData));
}

/** Opens the shared workflow fields; returns an empty object when no e-mail was requested. */
export function openAckWish(vault: Vault, { id, sealedAck }: Submission): FormData {
  return sealedAck ? decode(vault.open(sealPlace(id, 'sealed_ack'), sealedAck)) : {};
}

/**
 * Seals the part of the request that is stored after the e-mail was sent: the address, without the
 * password.
 */
export function sealAckAddress(vault: Vault, submissionId: string, address: string): Uint8Array {
  return vault.seal(sealPlace(submissionId, 'sealed_ack'), encode({ ackEmail: address }));
}

/**
 * Returns the form's own answers, which are signed and filed, without the shared workflow fields.
 */
export function ownAnswers(plan: Plan, data: FormData): FormData {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !isWorkflow(plan, key)));
}

/** Returns canonical JSON: sorted keys, no white space. Equal data have equal texts. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalText(member)}`);
  return `{${members.join(',')}}`;
}

/**
 * Checks whether a key is that of a workflow field. Workflow fields are at the root: `/ackEmail`.
 */
function isWorkflow(plan: Plan, key: string): boolean {
  return plan.workflowFields.includes(`/${key}`);
}

function sealPlace(row: string, column: string) {
  return { table: 'submissions', row, column };
}

function encode(data: FormData): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(data));
}

function decode(bytes: Uint8Array): FormData {
  return JSON.parse(new TextDecoder().decode(bytes)) as FormData;
}
