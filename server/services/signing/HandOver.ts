import type { FormData } from '#engine';
import type { KeyedHash } from '../../ports/KeyedHash.ts';
import { canonicalText } from '../submission/answers.ts';

/** One signature of a document that is handed on, and the revision that it covers. */
export interface HandedSignature {
  /** Signature field of the manifest. */
  readonly field: string;
  /** ISO 8601, UTC, with milliseconds. */
  readonly signedAt: string;
  /** Bytes of the revision, counted from the start of the document. */
  readonly length: number;
  /** SHA-256 (hex) of those bytes. */
  readonly sha256: string;
}

/**
 * Proof that this portal made a signed document for some answers. It travels in a saved file; the
 * server keeps no copy.
 */
export interface HandOver {
  /** Keyed hash: `key id:hex`. */
  readonly seal: string;
  /** Hash of the definition that the answers were signed under. */
  readonly definitionHash: string;
  /** In the order in which they were made. */
  readonly signatures: readonly HandedSignature[];
}

/** Everything that a seal binds together. */
export interface SealedParts extends Pick<HandOver, 'definitionHash' | 'signatures'> {
  readonly formCode: string;
  /** The form's own answers, without the shared workflow fields. */
  readonly answers: FormData;
}

/** Seals a signed document together with its form, definition and answers. @returns the seal */
export function sealHandOver(hash: KeyedHash, parts: SealedParts): string {
  return hash.of(textOf(parts));
}

/** Checks that a seal is ours, under the current key or an earlier one, and of these very parts. */
export function isSealed(hash: KeyedHash, parts: SealedParts, seal: string): boolean {
  return hash.of(textOf(parts), seal) === seal;
}

/**
 * The first line keeps seals apart from the other keyed hashes of the portal: those are of JSON, and
 * no JSON begins with it.
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
