import { ERRORS, type ErrorKey } from '../errors.ts';

/** A failure as the document names it. */
export interface NamedFailure {
  /** What the answer carries as `error`. */
  readonly name: string;
  readonly status: number;
  /** The whole answer, where it is a bare text instead of JSON. */
  readonly bare?: string;
}

/** Place of failures in a route's `schema.response`; `describeRoute` writes their schemas. */
export interface FailureAnswer {
  readonly 'x-failures': readonly NamedFailure[];
}

/**
 * Returns the answers of failures by their status, for `schema.response` of the route that throws
 * them. What plugins answer of every call is added by `commonFailures`.
 *
 * @example schema: { response: { 200: responseSchema, ...failures('invalidFormCode') } }
 */
export function failures(...keys: readonly ErrorKey[]): Readonly<Record<number, FailureAnswer>> {
  return byStatus(keys.map((key) => ERRORS[key]));
}

/** Groups failures by their status. */
export function byStatus(
  all: readonly NamedFailure[],
): Readonly<Record<number, { readonly 'x-failures': readonly NamedFailure[] }>> {
  const groups = Map.groupBy(all, ({ status }) => status);
  return Object.fromEntries(
    [...groups].map(([status, group]) => [status, { 'x-failures': group }]),
  );
}

/** Returns the failures of an entry of `schema.response`; none where it is a message. */
export function failuresIn(answer: unknown): readonly NamedFailure[] {
  return isFailureAnswer(answer) ? answer['x-failures'] : [];
}

function isFailureAnswer(answer: unknown): answer is FailureAnswer {
  return typeof answer === 'object' && answer !== null && 'x-failures' in answer;
}
