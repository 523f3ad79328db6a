import { useMachine } from '@xstate/react';
import { useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { type ChallengeAnswer, captchaMachine } from '#engine';
import { fetchChallenge } from '../../api/captchaApi.ts';
import { CaptchaDialog } from '../../captcha/CaptchaDialog.tsx';
import type { ScreenProps } from '../state/Wizard.ts';

interface OwnCaptchaProps extends Pick<ScreenProps, 'services'> {
  /** Called once with the answer, or with `undefined` if the applicant cancels. */
  readonly onAnswer: (answer: ChallengeAnswer | undefined) => void;
}

/** Renders a captcha that belongs to no action of the wizard. */
export function OwnCaptcha({ services, onAnswer }: OwnCaptchaProps) {
  const [machine] = useState(() =>
    captchaMachine.provide({
      actors: {
        loadChallenge: fromPromise(() => fetchChallenge(services.http, services.language())),
      },
    }),
  );
  const [snapshot, , actor] = useMachine(machine, { input: {} });
  const answered = useRef(false);
  if (snapshot.status === 'done') {
    if (!answered.current) {
      answered.current = true;
      queueMicrotask(() => onAnswer(snapshot.output));
    }
    return null;
  }
  return <CaptchaDialog actor={actor} />;
}
