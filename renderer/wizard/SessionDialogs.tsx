import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { formEnd } from '#engine';
import { Chunk } from '../app/Chunk.tsx';
import { reloadWith } from '../app/givenParameters.ts';
import { partOf } from '../app/late.ts';
import { endReadings } from '../form/underWay.ts';
import { LAST_CODE } from './screenViews.ts';
import { forgetPayment, rememberDone } from './sittingMemory.ts';
import type { ScreenProps } from './Wizard.ts';

/** Needed a quarter of an hour after the page at the earliest: they come with the last screens. */
const WARNING = partOf(LAST_CODE, ({ Countdown }) => Countdown);
const TIMED_OUT = partOf(LAST_CODE, ({ TimedOutDialog }) => TimedOutDialog);

interface SessionDialogsProps extends ScreenProps {
  /** What the page's address named: a link works again after Refresh. */
  readonly given: string;
}

/** The warning before the session ends, and its end: everything is cleared, the page starts anew. */
export function SessionDialogs(props: SessionDialogsProps) {
  const { actor, context, services, given } = props;
  const session = useSelector(actor, ({ children }) => children.session);
  const isWarning = useSelector(session, (snapshot) => snapshot?.matches('warning'));
  const isTimedOut = useSelector(actor, (snapshot) => snapshot.matches('timedOut'));
  const { acknowledgement } = context;
  const isSubmitted = acknowledgement !== undefined && formEnd(context) === 'submitted';
  const reference = acknowledgement?.referenceNumber;
  const isGone = acknowledgement?.answersGone === true;
  useEffect(() => {
    if (!isTimedOut) return;
    endReadings(services.store);
    services.store.replace({});
    services.store.markSaved();
    services.http.pass.clear();
    services.pdf.forget();
    services.keys.forget();
    // Who reloads a form that is in must not pay again: all but the applicant's address stays noted.
    if (isSubmitted) rememberDone(services, acknowledgement);
    else forgetPayment();
  }, [isTimedOut, services, isSubmitted, acknowledgement]);
  if (isTimedOut) {
    const onRefresh = () => {
      forgetPayment();
      reloadWith(given);
    };
    return (
      <Chunk
        code={TIMED_OUT}
        props={{ isSubmitted, isGone, reference, onRefresh }}
        onGiveUp={onRefresh}
      />
    );
  }
  if (!session || !isWarning) return null;
  const onRenew = () => actor.send({ type: 'session.renew', now: Date.now() });
  return (
    <Chunk
      code={WARNING}
      props={{ ...props, session, isSubmitted, isGone, reference, onRenew }}
      onGiveUp={onRenew}
    />
  );
}
