/**
 * Returns the element id of the answer at a pointer: `/orders/0/PRN` is `f-orders-0-PRN`. A pointer
 * always has the same id, so any component can render links, labels and descriptions. Other
 * characters than Latin letters, digits and underscores are replaced by their character codes.
 */
export function fieldId(pointer: string): string {
  return `f${pointer.replace(/[^\w/]/g, (sign) => `--${sign.charCodeAt(0)}-`).replaceAll('/', '-')}`;
}

/** Returns the id of the help under a label. The element exists only when there is help. */
export function helpId(id: string): string {
  return `${id}-help`;
}

/** Returns the id of the error above an input. The element exists only while there is an error. */
export function errorId(id: string): string {
  return `${id}-error`;
}

/** Returns the id of the advice under an input. The element exists only while there is advice. */
export function adviceId(id: string): string {
  return `${id}-advice`;
}

/**
 * Returns the id of the mark under an input. The element exists only where the identity app filled
 * in the answer.
 */
export function markId(id: string): string {
  return `${id}-mark`;
}

/** The part of RJSF's widget props that `describedBy` needs. */
interface Described {
  readonly id: string;
  readonly options: { readonly help?: unknown; readonly advice?: unknown; readonly mark?: unknown };
  readonly rawErrors?: readonly string[] | undefined;
}

/**
 * Returns the `aria-describedby` of a widget: the ids of its help, error, advice and mark, then
 * those that the widget adds. Includes only elements that exist.
 *
 * @returns ids separated by spaces, or `undefined` when nothing describes the widget
 */
export function describedBy(
  { id, options, rawErrors }: Described,
  ...more: readonly (string | undefined)[]
): string | undefined {
  const ids = [
    options.help ? helpId(id) : undefined,
    rawErrors && rawErrors.length > 0 ? errorId(id) : undefined,
    options.advice ? adviceId(id) : undefined,
    options.mark ? markId(id) : undefined,
    ...more,
  ].filter((each) => each !== undefined);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
