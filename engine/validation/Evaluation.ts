import type { Fee } from '../fees/Fee.ts';
import type { FieldError } from './FieldError.ts';

/** The answers of one form: plain JSON, nested as the schema nests. */
export type FormData = Readonly<Record<string, unknown>>;

/** What the engine says of some answers at one instant. A pure function of (data, now). */
export interface Evaluation {
  /** Normalised, hidden values and empty ones pruned: what is stored, signed and charged. */
  readonly data: FormData;
  /** In page order, at most one an answer. */
  readonly errors: readonly FieldError[];
  readonly warnings: readonly FieldError[];
  /** Pointers of values that were given but are hidden. */
  readonly hidden: readonly string[];
  /** Computed answers whose given value is not what the engine computes. */
  readonly recomputed: readonly Recomputed[];
  readonly fee: Fee;
}

/** A computed answer that was sent with another value. */
export interface Recomputed {
  readonly path: string;
  readonly sent: unknown;
  readonly computed: unknown;
}

/** Answers and the instant they are judged at. */
export interface EvaluationInput {
  readonly data: FormData;
  /** ISO 8601 with offset: `2026-11-20T10:00:00+08:00`. */
  readonly now: string;
  /**
   * `steps` leaves out what the submission step asks later (acknowledgement e-mail), for the review
   * and before the payment, except an address with a line break in it; `given` ignores errors about missing answers; `all`, the default, asks for
   * everything.
   */
  readonly scope?: 'steps' | 'given' | 'all';
}
