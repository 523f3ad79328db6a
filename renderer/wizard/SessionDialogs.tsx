import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { formEnd } from '#engine';
import { endReadings } from '../attachments/pendingFiles.ts';
import { Chunk } from '../layout/Chunk.tsx';
import { reloadWith } from '../portal/givenParameters.ts';
import { partOf } from '../portal/lazy.ts';
import { LAST_CODE } from './screenViews.ts';
import { forgetPayment, rememberDone } from './state/tabMemory.ts';
import type { ScreenProps } from './state/Wizard.ts';

/**
 * The code of the warning loads with the last screens, because the session ends at the earliest 15
 * minutes after the page opens.
 */
const WARNING = partOf(LAST_CODE, ({ Countdown }) => Countdown);
const TIMED_OUT = partOf(LAST_CODE, ({ TimedOutDialog }) => TimedOutDialog);

interface SessionDialogsProps extends ScreenProps {
  /** The query string of the page's URL. Refresh retains it, so that a link works again. */
  readonly given: string;
}

/**
 * Shows the warning before the session ends. At its end, clears all answers and offers to reload
 * the page.
 */
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
    // After a reload, a submitted form must not be paid again. The stored acknowledgement contains
    // no e-mail address, because the answers are cleared.
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
