import type { FormData } from '#engine';
import type { KeyedHash } from '../../ports/system/KeyedHash.ts';
import { canonicalText } from '../answers/answers.ts';
import type { HandOver } from '../contract/HandOver.ts';

/** The parts that a seal covers. */
export interface SealedParts extends Pick<HandOver, 'definitionHash' | 'signatures'> {
  readonly formCode: string;
  /** The form's own answers, without the shared workflow fields. */
  readonly answers: FormData;
}

/** Seals a signed document with its form, definition and answers. @returns the seal */
export function sealHandOver(hash: KeyedHash, parts: SealedParts): string {
  return hash.of(textOf(parts));
}

/**
 * Checks that a seal covers these parts, and was created with a current or earlier key of this
 * portal.
 */
export function isSealed(hash: KeyedHash, parts: SealedParts, seal: string): boolean {
  return hash.of(textOf(parts), seal) === seal;
}

/**
 * First line of the sealed text. It separates seals from the portal's other keyed hashes. Those
 * cover JSON, and no JSON starts with this line.
 */
const PURPOSE = 'landform signed document, handed on, 1';

function textOf({ formCode, definitionHash, answers, signatures }: SealedParts): string {
  const listed = signatures.map(({ field, signedAt, length, sha256 }) => ({
    field,
    signedAt,
    length,
    sha256,
  }));
  return `${PURPOSE}\n${canonicalText({ formCode, definitionHash, answers, signatures: listed })}`;
}
