import type { FormData, Plan } from '#engine';
import type { KeyedHash } from '../../ports/KeyedHash.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { Vault } from '../../ports/Vault.ts';

/** Answers as they are kept: the form's own, and the wish for an acknowledgement beside them. */
export interface SealedAnswers {
  /** Keyed hash of the form's own answers: what is signed, charged, shown and mailed. */
  readonly dataHash: string;
  readonly sealedData: Uint8Array;
  /** Absent when no acknowledgement e-mail is wished for. */
  readonly sealedAck: Uint8Array | undefined;
}

/**
 * Seals evaluated answers for a submission. The shared workflow fields (acknowledgement e-mail and
 * its password) are kept apart: they are no part of what is filed and go sooner.
 *
 * @param submission.dataHash hash that the submission has; the same answers keep it
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
    sealedData: vault.seal(placeOf(id, 'sealed_data'), encode(own)),
    sealedAck:
      ack.receiveAckEmail === true ? vault.seal(placeOf(id, 'sealed_ack'), encode(ack)) : undefined,
  };
}

/**
 * Opens the answers of a submission, the wish for an acknowledgement among them.
 *
 * @throws {VaultError} when they were changed or the key is gone
 * @throws {Error} when retention has removed them
 */
export function openAnswers(vault: Vault, submission: Submission): FormData {
  return { ...openOwnAnswers(vault, submission), ...openAckWish(vault, submission) };
}

/** The form's own answers: what was filed, signed and paid for. Throws as `openAnswers`. */
export function openOwnAnswers(vault: Vault, { id, sealedData }: Submission): FormData {
  if (!sealedData) throw new Error(`Cannot open the answers of ${id}: they are forgotten`);
  return decode(vault.open(placeOf(id, 'sealed_data'), sealedData));
}

/** The shared workflow fields as the applicant gave them; empty when no mail is wished for. */
export function openAckWish(vault: Vault, { id, sealedAck }: Submission): FormData {
  return sealedAck ? decode(vault.open(placeOf(id, 'sealed_ack'), sealedAck)) : {};
}

/** Seals what is left of the wish once the mail was sent: the address, never the password. */
export function sealAckAddress(vault: Vault, submissionId: string, address: string): Uint8Array {
  return vault.seal(placeOf(submissionId, 'sealed_ack'), encode({ ackEmail: address }));
}

/** Returns the form's own answers, without the shared workflow fields: what is signed and filed. */
export function ownAnswers(plan: Plan, data: FormData): FormData {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !isWorkflow(plan, key)));
}

/** JSON in canonical form: keys sorted, no white space. Equal data have equal texts. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalText(member)}`);
  return `{${members.join(',')}}`;
}

/** Workflow fields stand at the root: `/ackEmail`. */
function isWorkflow(plan: Plan, key: string): boolean {
  return plan.workflowFields.includes(`/${key}`);
}

function placeOf(row: string, column: string) {
  return { table: 'submissions', row, column };
}

function encode(data: FormData): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(data));
}

function decode(bytes: Uint8Array): FormData {
  return JSON.parse(new TextDecoder().decode(bytes)) as FormData;
}
