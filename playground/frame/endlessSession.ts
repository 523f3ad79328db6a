import type { WizardHandle } from '#screens';

/**
 * Pauses the session of a wizard for good. Authors read for longer than applicants may, and nothing
 * of a trial needs protection. A call of the wizard resumes the session, so each resumption is
 * paused again.
 */
export function endlessSession({ actor }: WizardHandle): void {
  const { session } = actor.getSnapshot().children;
  if (!session) return;
  session.subscribe((snapshot) => {
    if (snapshot.status === 'active' && !snapshot.matches('paused')) session.send(PAUSE);
  });
  session.send(PAUSE);
}

const PAUSE = { type: 'pause' } as const;
