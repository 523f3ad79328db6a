import type { Invalid, Recalculated } from './SubmissionServices.ts';

/** A reason why answers cannot be stored, paid for or submitted. */
export type Blocker = Invalid | Recalculated;

/**
 * The signatures that block a payment or submission: missing signatures, and signatures that cover
 * other answers.
 */
export interface SignatureBlocker {
  readonly result: 'signatureRequired' | 'signatureFailure';
  readonly invalidSignatures: readonly string[];
}
