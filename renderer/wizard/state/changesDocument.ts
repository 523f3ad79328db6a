import { type FormData, METHOD_FIELD } from '#engine';

/**
 * Checks whether a change of answers changes the form's PDF. A change of the payment method does
 * not, unless one of the methods is an e-Cheque, which adds a step to the PDF. The workflow fields
 * are not in the PDF.
 *
 * @param workflowFields pointers of the fields about the acknowledgement
 */
export function changesDocument(
  before: FormData,
  after: FormData,
  workflowFields: readonly string[],
): boolean {
  const method = METHOD_FIELD.slice(1);
  if (before[method] === 'echq' || after[method] === 'echq') return true;
  return Object.keys({ ...before, ...after }).some(
    (key) => key !== method && !workflowFields.includes(`/${key}`) && before[key] !== after[key],
  );
}
