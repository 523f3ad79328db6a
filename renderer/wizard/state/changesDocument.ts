import { type FormData, METHOD_FIELD } from '#engine';

/**
 * Checks whether a change of answers changes the form's PDF. The payment method does not, except
 * that an e-Cheque adds a step to the document. The acknowledgement fields do not either: they are
 * not filed.
 *
 * @param workflowFields pointers of the fields that define how an acknowledgement is sent
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
