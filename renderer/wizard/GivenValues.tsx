import { useEffect, useState } from 'react';
import { callFailureOf, type MessageRef } from '#engine';
import { ErrorDialog } from '../dialogs/ErrorDialog.tsx';
import { fillGiven } from './effects/fillGiven.ts';
import type { WizardServices } from './state/WizardServices.ts';

interface GivenValuesProps {
  readonly services: WizardServices;
  readonly given: string;
  /** Called when all values are filled in, or when the applicant closes the error. */
  readonly onEnd: () => void;
}

/**
 * Fills in the initial values. If the link belongs to another form, opens that form. If the server
 * cannot resolve the link, shows an error.
 */
export function GivenValues({ services, given, onEnd }: GivenValuesProps) {
  const [message, setMessage] = useState<MessageRef>();
  useEffect(() => {
    if (message) return;
    fillGiven(services, given).then(
      (path) => (path === undefined ? onEnd() : window.location.replace(path)),
      (error: unknown) => setMessage(messageOf(error)),
    );
  }, [services, given, onEnd, message]);
  if (!message) return null;
  return <ErrorDialog message={message} onRetry={() => setMessage(undefined)} onClose={onEnd} />;
}

function messageOf(error: unknown): MessageRef {
  const failure = callFailureOf(error);
  return failure.kind === 'refused' ? failure.message : { key: 'busy', args: [] };
}
