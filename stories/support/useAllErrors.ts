import { useEffect } from 'react';
import { type FormStore, judgeOf } from '#engine';

/**
 * Shows what is wrong in all steps of a wizard's store while the toolbar says so. Once it no longer does,
 * the errors go and the answers stay, as in the story of a form (`useStoryStore`).
 *
 * @param store none before the wizard is made
 */
export function useAllErrors(
  store: FormStore | undefined,
  validator: Parameters<typeof judgeOf>[0],
  isAsked: boolean,
): void {
  useEffect(() => {
    if (!store || !isAsked) return undefined;
    if (!store.canJudge()) store.judgeBy(judgeOf(validator));
    store.validateSteps();
    return () => store.replace(store.data());
  }, [store, validator, isAsked]);
}
