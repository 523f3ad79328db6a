import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { hasAcknowledgementToLose, hasAnswersToLose } from '#engine';
import type { WizardActor } from './Wizard.ts';

/**
 * Enables the browser's "Leave site?" question while edited answers would be lost (D-24). Also
 * enables it for an acknowledgement that was not printed, saved, downloaded or copied.
 */
export function useLeaveWarning(actor: WizardActor): void {
  const isEdited = useSelector(
    actor,
    ({ context, status }) =>
      status === 'active' && (hasAnswersToLose(context) || hasAcknowledgementToLose(context)),
  );
  useEffect(() => {
    if (!isEdited) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isEdited]);
}
