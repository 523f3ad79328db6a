/** The status of an autofilled field: as the app provided it, or edited by the applicant since. */
export type FieldStatus = 'autofilled' | 'edited';

/**
 * The statuses by pointer of the leaf; a field without autofill has no status.
 *
 * @see specification, document 1, section 3 "Direct-login state"
 */
export type FieldStatuses = ReadonlyMap<string, FieldStatus>;

/**
 * Returns the statuses after an autofill. `statuses` stays unchanged.
 *
 * @example
 * [...withAutofilled(new Map([['/name', 'edited']]), ['/name', '/idNo'])];
 * // [['/name', 'autofilled'], ['/idNo', 'autofilled']]
 */
export function withAutofilled(
  statuses: FieldStatuses,
  pointers: readonly string[],
): FieldStatuses {
  return new Map([...statuses, ...pointers.map((pointer) => [pointer, 'autofilled'] as const)]);
}

/**
 * Returns the statuses after an edit; the same object if nothing changes.
 *
 * @example
 * [...withEdited(new Map([['/name', 'autofilled']]), '/name')]; // [['/name', 'edited']]
 * [...withEdited(new Map(), '/name')]; // []: it was never filled in
 */
export function withEdited(statuses: FieldStatuses, pointer: string): FieldStatuses {
  if (statuses.get(pointer) !== 'autofilled') return statuses;
  return new Map([...statuses, [pointer, 'edited']]);
}
