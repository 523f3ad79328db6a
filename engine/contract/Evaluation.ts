import type { Fee } from './Fee.ts';
import type { FieldError } from './FieldError.ts';

/** The answers of one form: plain JSON, nested like the schema. */
export type FormData = Readonly<Record<string, unknown>>;

/** The result of evaluating answers at one instant: a pure function of (data, now). */
export interface Evaluation {
  /**
   * The normalised answers without hidden and empty values: the basis of storage, signature and
   * fee.
   */
  readonly data: FormData;
  /** The errors in page order, at most one per answer. */
  readonly errors: readonly FieldError[];
  readonly warnings: readonly FieldError[];
  /** The pointers of values that were given but are hidden. */
  readonly hidden: readonly string[];
  /** The computed answers whose given value differs from the engine's. */
  readonly recomputed: readonly Recomputed[];
  readonly fee: Fee;
}

/** A computed answer that was sent with another value. */
export interface Recomputed {
  readonly path: string;
  readonly sent: unknown;
  readonly computed: unknown;
}

/** The answers and the instant of their evaluation. */
export interface EvaluationInput {
  readonly data: FormData;
  /** ISO 8601 with offset: `2026-11-20T10:00:00+08:00`. */
  readonly now: string;
  /**
   * `steps`, for the review and before the payment, excludes errors of the submission step. It
   * keeps the error of an acknowledgement e-mail address with a line break. `given` ignores errors
   * about missing answers. `all`, the default, includes everything.
   */
  readonly scope?: 'steps' | 'given' | 'all';
}
