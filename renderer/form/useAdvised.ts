import type { UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';

/**
 * Adds advice to what RJSF is told of a node: `ui:options.advice`, which the templates show and
 * `describedBy` names. The same object while the advice stays, so that nothing is drawn anew.
 */
export function useAdvised(uiSchema: UiSchema, advice: string | undefined): UiSchema {
  return useMemo(
    () =>
      advice === undefined
        ? uiSchema
        : { ...uiSchema, 'ui:options': { ...uiSchema['ui:options'], advice } },
    [uiSchema, advice],
  );
}

/** The advice that `useAdvised` added. */
export function adviceIn(uiSchema: UiSchema | undefined): string | undefined {
  const advice: unknown = uiSchema?.['ui:options']?.advice;
  return typeof advice === 'string' ? advice : undefined;
}
