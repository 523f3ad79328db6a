import type { UiSchema } from '@rjsf/utils';

/**
 * Adds advice to the UI schema of a node, as `ui:options.advice`. The templates show the advice,
 * and `describedBy` refers to it. Returns the same object when there is no advice.
 *
 * @param isNew whether the advice appeared while the node was on the page, so that it must still be
 *   announced
 */
export function withAdvice(
  uiSchema: UiSchema,
  advice: string | undefined,
  isNew = false,
): UiSchema {
  if (advice === undefined) return uiSchema;
  return { ...uiSchema, 'ui:options': { ...uiSchema['ui:options'], advice, isAdviceNew: isNew } };
}

/** Returns the advice that `withAdvice` added. */
export function adviceIn(uiSchema: UiSchema | undefined): string | undefined {
  const advice: unknown = uiSchema?.['ui:options']?.advice;
  return typeof advice === 'string' ? advice : undefined;
}

/** Checks whether the advice must still be announced. */
export function isAdviceNew(uiSchema: UiSchema | undefined): boolean {
  return uiSchema?.['ui:options']?.isAdviceNew === true;
}
