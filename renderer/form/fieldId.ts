/**
 * The element id of the answer at a pointer: `/orders/0/PRN` is `f-orders-0-PRN`. One id for one
 * pointer always, so that links, labels and descriptions can be written anywhere. Other signs than
 * letters, digits and underscores, which only a stranger's names have, stand as their numbers.
 */
export function fieldId(pointer: string): string {
  return `f${pointer.replace(/[^\w/]/g, (sign) => `--${sign.charCodeAt(0)}-`).replaceAll('/', '-')}`;
}

/** The id of the help under a label; the element exists only when there is help. */
export function helpId(id: string): string {
  return `${id}-help`;
}

/** The id of the error over an input; the element exists only while there is an error. */
export function errorId(id: string): string {
  return `${id}-error`;
}

/** The id of the advice under an input; the element exists only while there is some. */
export function adviceId(id: string): string {
  return `${id}-advice`;
}

/** The id of the mark under an input; the element exists only where the identity app filled it in. */
export function markId(id: string): string {
  return `${id}-mark`;
}

/** What a description needs to know of a widget: RJSF's props carry it. */
interface Described {
  readonly id: string;
  readonly options: { readonly help?: unknown; readonly advice?: unknown; readonly mark?: unknown };
  readonly rawErrors?: readonly string[] | undefined;
}

/**
 * The `aria-describedby` of a widget: its help, its error and the advice and the mark when they are on the page,
 * then what the widget adds itself. Never names an element that does not exist.
 *
 * @returns ids with a space between, or `undefined` when nothing describes the widget
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
