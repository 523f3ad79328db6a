import { ERRORS, type ErrorKey } from '../http/errors.ts';

/** A failure in the document. */
export interface NamedFailure {
  /** The value of `error` in the response. */
  readonly name: string;
  readonly status: number;
  /** The whole response, if it is plain text instead of JSON. */
  readonly bare?: string;
}

/** The failures in a route's `schema.response`; `describeRoute` generates their schemas. */
export interface FailureAnswer {
  readonly 'x-failures': readonly NamedFailure[];
}

/**
 * Returns failures by their status, for `schema.response` of the route that throws them.
 * `commonFailures` adds the failures that plugins cause for every call.
 *
 * @example
 * const schema = { response: { 200: { type: 'object' }, ...failures('invalidFormCode') } };
 * Object.keys(schema.response); // ['200', '404']
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

/** Returns the failures of an entry of `schema.response`; `[]` for the schema of a message. */
export function failuresIn(answer: unknown): readonly NamedFailure[] {
  return isFailureAnswer(answer) ? answer['x-failures'] : [];
}

function isFailureAnswer(answer: unknown): answer is FailureAnswer {
  return typeof answer === 'object' && answer !== null && 'x-failures' in answer;
}
