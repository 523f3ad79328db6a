import type { UiSchema } from '@rjsf/utils';

/**
 * Adds advice to what RJSF is told of a node: `ui:options.advice`, which the templates show and
 * `describedBy` names. The same object where there is none.
 *
 * @param isNew it came while the node stood on the page, so that it is still to be said
 */
export function withAdvice(
  uiSchema: UiSchema,
  advice: string | undefined,
  isNew = false,
): UiSchema {
  if (advice === undefined) return uiSchema;
  return { ...uiSchema, 'ui:options': { ...uiSchema['ui:options'], advice, isAdviceNew: isNew } };
}

/** The advice that `withAdvice` added. */
export function adviceIn(uiSchema: UiSchema | undefined): string | undefined {
  const advice: unknown = uiSchema?.['ui:options']?.advice;
  return typeof advice === 'string' ? advice : undefined;
}

/** Whether that advice is still to be said. */
export function isAdviceNew(uiSchema: UiSchema | undefined): boolean {
  return uiSchema?.['ui:options']?.isAdviceNew === true;
}
