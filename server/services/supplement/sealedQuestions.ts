import type { SupplementaryRequest } from '../../ports/store/SupplementaryRequests.ts';
import type { Vault } from '../../ports/system/Vault.ts';

/** A mail that is still to be sent. */
export interface WaitingMail {
  readonly to: string;
  /** The whole URL of the page, including the secret. */
  readonly address: string;
}

/** Seals the questions. */
export function sealQuestions(vault: Vault, id: string, questions: readonly string[]): Uint8Array {
  return vault.seal(sealPlace(id, 'sealed_questions'), encode(questions));
}

/**
 * Returns the questions, in order.
 *
 * @throws {VaultError} when the sealed questions were changed, or the key is missing
 */
export function openQuestions(
  vault: Vault,
  { id, sealedQuestions }: SupplementaryRequest,
): readonly string[] {
  return decode(vault.open(sealPlace(id, 'sealed_questions'), sealedQuestions));
}

/** Seals the mail address and the link of a mail that is still to be sent. */
export function sealMail(vault: Vault, id: string, mail: WaitingMail): Uint8Array {
  return vault.seal(sealPlace(id, 'sealed_mail'), encode(mail));
}

/** Returns the mail to send; `undefined` when the mail was sent, or no mail was requested. */
export function openMail(
  vault: Vault,
  { id, sealedMail }: SupplementaryRequest,
): WaitingMail | undefined {
  return sealedMail && decode(vault.open(sealPlace(id, 'sealed_mail'), sealedMail));
}

function sealPlace(row: string, column: string) {
  return { table: 'supplementary_requests', row, column };
}

function encode(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

function decode<T>(bytes: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(bytes)) as T;
}
