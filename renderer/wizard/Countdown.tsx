import { useSelector } from '@xstate/react';
import { SessionWarning } from '../dialogs/SessionWarning.tsx';
import type { ChildActor } from './childActors.ts';
import type { ScreenProps } from './Wizard.ts';

interface CountdownProps extends Pick<ScreenProps, 'actor' | 'screen' | 'services'> {
  readonly session: ChildActor<'session'>;
  /** Handed in online: there are no answers to lose, and none to save. */
  readonly isSubmitted: boolean;
  /** So it is after a reload, however it is handed in. */
  readonly isGone: boolean;
  readonly reference: string | undefined;
  readonly onRenew: () => void;
}

/** The warning before the session ends, with the seconds that are left. */
export function Countdown(props: CountdownProps) {
  const { session, actor, screen, services, onRenew, ...form } = props;
  const remainingSeconds = useSelector(session, ({ context }) => context.remainingSeconds);
  // Not while the wizard waits for another dialog: it would not hear of it.
  const canSave = useSelector(actor, (snapshot) => snapshot.can({ type: 'save' }));
  const saveFirst = () => {
    onRenew();
    services.saving.wish();
  };
  const hasNothing = screen.hideSavePrint || form.isSubmitted || form.isGone;
  const onSave = canSave && !hasNothing ? saveFirst : undefined;
  return <SessionWarning {...form} {...{ remainingSeconds, onRenew, onSave }} />;
}
