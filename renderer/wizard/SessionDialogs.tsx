import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Chunk } from '../app/Chunk.tsx';
import { reloadWith } from '../app/givenParameters.ts';
import { partOf } from '../app/late.ts';
import { endReadings } from '../form/underWay.ts';
import type { ChildActor } from './childActors.ts';
import { LAST_CODE } from './screenViews.ts';
import { forgetPayment } from './sittingMemory.ts';
import type { ScreenProps, WizardActor } from './Wizard.ts';

/** Needed a quarter of an hour after the page at the earliest: they come with the last screens. */
const WARNING = partOf(LAST_CODE, ({ SessionWarning }) => SessionWarning);
const TIMED_OUT = partOf(LAST_CODE, ({ TimedOutDialog }) => TimedOutDialog);

interface SessionDialogsProps extends Pick<ScreenProps, 'actor' | 'screen' | 'services'> {
  /** What the page's address named: a link works again after Refresh. */
  readonly given: string;
}

/** The warning before the session ends, and its end: everything is cleared, the page starts anew. */
export function SessionDialogs({ actor, screen, services, given }: SessionDialogsProps) {
  const session = useSelector(actor, ({ children }) => children.session);
  const isTimedOut = useSelector(actor, (snapshot) => snapshot.matches('timedOut'));
  useEffect(() => {
    if (!isTimedOut) return;
    endReadings(services.store);
    services.store.replace({});
    services.store.markSaved();
    services.http.pass.clear();
    services.pdf.forget();
    services.keys.forget();
    forgetPayment();
  }, [isTimedOut, services]);
  const onRefresh = () => reloadWith(given);
  if (isTimedOut) return <Chunk code={TIMED_OUT} props={{ onRefresh }} onGiveUp={onRefresh} />;
  if (!session) return null;
  return <Warning {...{ actor, session, services }} canSave={!screen.hideSavePrint} />;
}

interface WarningProps extends Pick<ScreenProps, 'services'> {
  readonly actor: WizardActor;
  readonly session: ChildActor<'session'>;
  /** There are answers to save, and a button that does. */
  readonly canSave: boolean;
}

function Warning({ actor, session, services, canSave }: WarningProps) {
  const isWarning = useSelector(session, (snapshot) => snapshot.matches('warning'));
  const seconds = useSelector(session, ({ context }) => context.remainingSeconds);
  if (!isWarning) return null;
  const renew = () => actor.send({ type: 'session.renew', now: Date.now() });
  const saveFirst = () => {
    renew();
    services.saving.wish();
  };
  return (
    <Chunk
      code={WARNING}
      props={{
        remainingSeconds: seconds,
        onRenew: renew,
        onSave: canSave ? saveFirst : undefined,
      }}
      onGiveUp={renew}
    />
  );
}
