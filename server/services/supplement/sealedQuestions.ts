import type { SupplementaryRequest } from '../../ports/SupplementaryRequests.ts';
import type { Vault } from '../../ports/Vault.ts';

/** The mail that is still to be sent. */
export interface WaitingMail {
  readonly to: string;
  /** The whole address of the page, secret included. */
  readonly address: string;
}

/** Seals what is asked. */
export function sealQuestions(vault: Vault, id: string, questions: readonly string[]): Uint8Array {
  return vault.seal(placeOf(id, 'sealed_questions'), encode(questions));
}

/** What is asked, in order. @throws {VaultError} when it was changed or the key is gone */
export function openQuestions(
  vault: Vault,
  { id, sealedQuestions }: SupplementaryRequest,
): readonly string[] {
  return decode(vault.open(placeOf(id, 'sealed_questions'), sealedQuestions));
}

/** Seals address and link until the mail is out. */
export function sealMail(vault: Vault, id: string, mail: WaitingMail): Uint8Array {
  return vault.seal(placeOf(id, 'sealed_mail'), encode(mail));
}

/** The mail to send; `undefined` when it is out, or none was wished for. */
export function openMail(
  vault: Vault,
  { id, sealedMail }: SupplementaryRequest,
): WaitingMail | undefined {
  return sealedMail && decode(vault.open(placeOf(id, 'sealed_mail'), sealedMail));
}

function placeOf(row: string, column: string) {
  return { table: 'supplementary_requests', row, column };
}

function encode(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

function decode<T>(bytes: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(bytes)) as T;
}
