import { useMachine } from '@xstate/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import {
  type ChallengeAnswer,
  callFailureOf,
  captchaMachine,
  hasAnswersToLose,
  type MessageRef,
} from '#engine';
import { fetchChallenge } from '../api/captchaApi.ts';
import { CaptchaDialog } from '../captcha/CaptchaDialog.tsx';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { LoadDialog } from '../dialogs/LoadDialog.tsx';
import type { Unlocking } from '../saved-file/FileLock.ts';
import { type LoadedFile, loadFromFile } from '../saved-file/loadFromFile.ts';
import { answersLoaded } from './answersLoaded.ts';
import { LeaveAckDialog } from './LeaveAckDialog.tsx';
import { Loaded } from './Loaded.tsx';
import type { ScreenProps } from './Wizard.ts';

interface LoadSavedProps extends Pick<ScreenProps, 'actor' | 'services'> {
  readonly onClose: () => void;
}

/** Loads a saved file, and asks before it replaces answers that are nowhere else, or the acknowledgement. */
export function LoadSaved(props: LoadSavedProps) {
  const { t } = useTranslation('wizard');
  const [mayReplace, setMayReplace] = useState(() => {
    const { context } = props.actor.getSnapshot();
    return context.acknowledgement === undefined && !hasAnswersToLose(context);
  });
  if (mayReplace) return <LoadFile {...props} />;
  const { acknowledgement } = props.actor.getSnapshot().context;
  if (acknowledgement) {
    return (
      <LeaveAckDialog
        actor={props.actor}
        reference={acknowledgement.referenceNumber}
        onStay={props.onClose}
        leave={{ label: t('load.title'), onLeave: () => setMayReplace(true) }}
      />
    );
  }
  return (
    <ConfirmDialog
      title={t('load.replace.title')}
      body={t('load.replace.body')}
      confirm={t('load.title')}
      onConfirm={() => setMayReplace(true)}
      onCancel={props.onClose}
    />
  );
}

/** Loads the file, asking for the captcha when the server does, and says what was left out. */
function LoadFile({ actor, services, onClose }: LoadSavedProps) {
  const [error, setError] = useState<MessageRef>();
  const [isWorking, setWorking] = useState(false);
  const [loaded, setLoaded] = useState<LoadedFile>();
  const [isAsked, setAsked] = useState(false);
  const wish = useRef<Wish>(undefined);

  const load = async (challenge?: ChallengeAnswer) => {
    if (!wish.current) return;
    setWorking(true);
    setError(undefined);
    const outcome = await tryToLoad(services, wish.current, challenge);
    setWorking(false);
    if (outcome.kind === 'loaded') setLoaded(outcome.loaded);
    else if (outcome.kind === 'captcha') setAsked(true);
    else setError(outcome.message);
  };
  const finish = () => {
    const { signatures } = loaded ?? {};
    actor.send(answersLoaded(services, signatures?.kind === 'kept' ? signatures : undefined));
    onClose();
  };
  if (loaded) {
    const bringBack = () => {
      loaded.bringBack();
      onClose();
    };
    // The wizard hears of the file when this dialog closes: until then it knows of the answers before.
    const hadAnswers = hasAnswersToLose(actor.getSnapshot().context);
    return (
      <Loaded
        loaded={loaded}
        form={services.form}
        onBringBack={hadAnswers ? bringBack : undefined}
        onClose={finish}
      />
    );
  }
  return (
    <>
      <LoadDialog
        error={error}
        isWorking={isWorking}
        onClose={onClose}
        onLoad={(file, unlocking) => {
          wish.current = { file, unlocking };
          void load();
        }}
      />
      {isAsked && (
        <OwnCaptcha
          services={services}
          onAnswer={(answer) => {
            setAsked(false);
            if (answer) void load(answer);
          }}
        />
      )}
    </>
  );
}

interface Wish {
  readonly file: File;
  readonly unlocking: Unlocking;
}

type Outcome =
  | { readonly kind: 'loaded'; readonly loaded: LoadedFile }
  | { readonly kind: 'captcha' }
  | { readonly kind: 'failed'; readonly message: MessageRef };

async function tryToLoad(
  services: ScreenProps['services'],
  { file, unlocking }: Wish,
  challenge: ChallengeAnswer | undefined,
): Promise<Outcome> {
  try {
    return { kind: 'loaded', loaded: await loadFromFile(services, file, unlocking, challenge) };
  } catch (error) {
    const failure = callFailureOf(error);
    if (failure.kind === 'captcha') return { kind: 'captcha' };
    const message = failure.kind === 'refused' ? failure.message : { key: 'busy', args: [] };
    return { kind: 'failed', message };
  }
}

interface OwnCaptchaProps extends Pick<ScreenProps, 'services'> {
  readonly onAnswer: (answer: ChallengeAnswer | undefined) => void;
}

/** A captcha outside the wizard's own movement. */
function OwnCaptcha({ services, onAnswer }: OwnCaptchaProps) {
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
