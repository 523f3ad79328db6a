/** Status of a field that was filled in: as the app gave it, or changed by the applicant since. */
export type FieldStatus = 'autofilled' | 'edited';

/**
 * Statuses by pointer of the leaf. A field that was never filled in has none.
 *
 * @see specification, document 1, section 3 "Direct-login state"
 */
export type FieldStatuses = ReadonlyMap<string, FieldStatus>;

/** Returns the statuses after some fields were filled in. */
export function withAutofilled(
  statuses: FieldStatuses,
  pointers: readonly string[],
): FieldStatuses {
  return new Map([...statuses, ...pointers.map((pointer) => [pointer, 'autofilled'] as const)]);
}

/** Returns the statuses after a field was edited; the same object where that changes nothing. */
export function withEdited(statuses: FieldStatuses, pointer: string): FieldStatuses {
  if (statuses.get(pointer) !== 'autofilled') return statuses;
  return new Map([...statuses, [pointer, 'edited']]);
}
