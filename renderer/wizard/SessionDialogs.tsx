import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { SessionWarning } from '../dialogs/SessionWarning.tsx';
import { TimedOutDialog } from '../dialogs/TimedOutDialog.tsx';
import type { ChildActor } from './childActors.ts';
import { forgetPayment } from './sittingMemory.ts';
import type { ScreenProps, WizardActor } from './Wizard.ts';

/** The warning before the session ends, and its end: everything is cleared, the page starts anew. */
export function SessionDialogs({ actor, services }: Pick<ScreenProps, 'actor' | 'services'>) {
  const session = useSelector(actor, ({ children }) => children.session);
  const isTimedOut = useSelector(actor, (snapshot) => snapshot.matches('timedOut'));
  useEffect(() => {
    if (!isTimedOut) return;
    services.store.replace({});
    services.store.markSaved();
    services.http.pass.clear();
    services.pdf.forget();
    services.keys.forget();
    forgetPayment();
  }, [isTimedOut, services]);
  if (isTimedOut) return <TimedOutDialog onRefresh={() => window.location.reload()} />;
  return session ? <Warning actor={actor} session={session} services={services} /> : null;
}

interface WarningProps extends Pick<ScreenProps, 'services'> {
  readonly actor: WizardActor;
  readonly session: ChildActor<'session'>;
}

function Warning({ actor, session, services }: WarningProps) {
  const isWarning = useSelector(session, (snapshot) => snapshot.matches('warning'));
  const seconds = useSelector(session, ({ context }) => context.remainingSeconds);
  if (!isWarning) return null;
  const renew = () => actor.send({ type: 'session.renew', now: Date.now() });
  return (
    <SessionWarning
      remainingSeconds={seconds}
      onRenew={renew}
      onSave={() => {
        renew();
        services.saving.wish();
      }}
    />
  );
}
