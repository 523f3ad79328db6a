import { useSelector } from '@xstate/react';
import { SessionWarning } from '../dialogs/SessionWarning.tsx';
import type { ChildActor } from './childActors.ts';
import type { ScreenProps } from './Wizard.ts';

interface CountdownProps extends Pick<ScreenProps, 'screen' | 'services'> {
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
  const { session, screen, services, onRenew, ...form } = props;
  const remainingSeconds = useSelector(session, ({ context }) => context.remainingSeconds);
  const saveFirst = () => {
    onRenew();
    services.saving.wish();
  };
  const onSave = screen.hideSavePrint || form.isSubmitted || form.isGone ? undefined : saveFirst;
  return <SessionWarning {...form} {...{ remainingSeconds, onRenew, onSave }} />;
}
