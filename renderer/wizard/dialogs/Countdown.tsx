import { useSelector } from '@xstate/react';
import { SessionWarning } from '../../dialogs/SessionWarning.tsx';
import type { ChildActor } from '../state/childActors.ts';
import type { ScreenProps } from '../state/Wizard.ts';

interface CountdownProps extends Pick<ScreenProps, 'actor' | 'screen' | 'services'> {
  readonly session: ChildActor<'session'>;
  /** Whether the form is submitted online, so that there are no answers to lose or save. */
  readonly isSubmitted: boolean;
  /**
   * Whether the answers are no longer in the page, because it was reloaded after the end of the
   * form.
   */
  readonly isGone: boolean;
  readonly reference: string | undefined;
  readonly onRenew: () => void;
}

/** Renders the warning before the session ends, with the remaining seconds. */
export function Countdown(props: CountdownProps) {
  const { session, actor, screen, services, onRenew, ...form } = props;
  const remainingSeconds = useSelector(session, ({ context }) => context.remainingSeconds);
  // False while another dialog is open, because the wizard would then ignore the event.
  const canSave = useSelector(actor, (snapshot) => snapshot.can({ type: 'save' }));
  const saveFirst = () => {
    onRenew();
    services.saving.wish();
  };
  const hasNothing = screen.hideSavePrint || form.isSubmitted || form.isGone;
  const onSave = canSave && !hasNothing ? saveFirst : undefined;
  return <SessionWarning {...form} {...{ remainingSeconds, onRenew, onSave }} />;
}
