import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { hasAcknowledgementToLose, hasAnswersToLose } from '#engine';
import type { WizardActor } from './Wizard.ts';

/**
 * The browser asks "Leave site?" only while there are edited answers to lose (D-24), or an
 * acknowledgement that was not printed, saved, downloaded or copied.
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
