import { type FormData, METHOD_FIELD } from '#engine';

/**
 * Tells whether a change of answers shows in the form's PDF. The payment method does not: the review
 * asks for it, and only an e-Cheque adds a step to the document.
 */
export function changesDocument(before: FormData, after: FormData): boolean {
  const method = METHOD_FIELD.slice(1);
  if (before[method] === 'echq' || after[method] === 'echq') return true;
  return Object.keys({ ...before, ...after }).some(
    (key) => key !== method && before[key] !== after[key],
  );
}
