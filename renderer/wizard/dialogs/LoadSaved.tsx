import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ChallengeAnswer,
  callFailureOf,
  hasAnswersToLose,
  importOf,
  type MessageRef,
} from '#engine';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { ImportReport } from '../../saved-file/dialogs/ImportReport.tsx';
import { LoadDialog } from '../../saved-file/dialogs/LoadDialog.tsx';
import { Loaded } from '../../saved-file/dialogs/Loaded.tsx';
import type { Unlocking } from '../../saved-file/encryption/FileLock.ts';
import { type LoadedFile, loadFromFile } from '../../saved-file/loadFromFile.ts';
import { savedFileLine } from '../../saved-file/savedFileLine.ts';
import { answersLoaded } from '../state/answersLoaded.ts';
import type { ScreenProps } from '../state/Wizard.ts';
import { LeaveAckDialog } from './LeaveAckDialog.tsx';
import { OwnCaptcha } from './OwnCaptcha.tsx';

interface LoadSavedProps extends Pick<ScreenProps, 'actor' | 'services'> {
  readonly onClose: () => void;
}

/**
 * Loads a saved file. Asks for confirmation before it replaces unsaved answers or the
 * acknowledgement. A form with imports asks after the file is chosen, because an import only adds
 * answers.
 */
export function LoadSaved(props: LoadSavedProps) {
  const { t } = useTranslation('wizard');
  const [mayReplace, setMayReplace] = useState(() => {
    const { context } = props.actor.getSnapshot();
    const imports = props.services.form.plan.imports.length > 0;
    return context.acknowledgement === undefined && (imports || !hasAnswersToLose(context));
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
  return <ReplaceQuestion onConfirm={() => setMayReplace(true)} onCancel={props.onClose} />;
}

interface ReplaceQuestionProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function ReplaceQuestion(props: ReplaceQuestionProps) {
  const { t } = useTranslation('wizard');
  return (
    <ConfirmDialog
      title={t('load.replace.title')}
      body={t('load.replace.body')}
      confirm={t('load.title')}
      {...props}
    />
  );
}

/** Loads the file. Shows the captcha when the server requires it, and lists the omitted answers. */
function LoadFile({ actor, services, onClose }: LoadSavedProps) {
  const [error, setError] = useState<MessageRef>();
  const [isWorking, setWorking] = useState(false);
  const [loaded, setLoaded] = useState<LoadedFile>();
  const [asked, setAsked] = useState<'captcha' | 'replace'>();
  const request = useRef<LoadRequest>(undefined);

  const load = async (challenge?: ChallengeAnswer) => {
    if (!request.current) return;
    setWorking(true);
    setError(undefined);
    const outcome = await tryToLoad(services, request.current, challenge);
    setWorking(false);
    if (outcome.kind === 'loaded') setLoaded(outcome.loaded);
    else if (outcome.kind === 'captcha') setAsked('captcha');
    else setError(outcome.message);
  };
  const answered = (goesOn: boolean, answer?: ChallengeAnswer) => {
    setAsked(undefined);
    if (goesOn) void load(answer);
  };
  const finish = () => {
    const { signatures } = loaded ?? {};
    actor.send(answersLoaded(services, signatures?.kind === 'kept' ? signatures : undefined));
    // No file contains both the imported and the other answers, so leaving the page must ask first.
    if (loaded?.imported) actor.send({ type: 'edited' });
    onClose();
  };
  if (loaded) {
    const undoLoad = () => {
      loaded.undoLoad();
      onClose();
    };
    // The wizard receives `answers.loaded` when this dialog closes. Until then its context
    // describes the earlier answers.
    const hadAnswers = hasAnswersToLose(actor.getSnapshot().context);
    const { form, store } = services;
    const shared = {
      loaded,
      form,
      onBringBack: hadAnswers ? undoLoad : undefined,
      onClose: finish,
    };
    const { imported } = loaded;
    return imported ? (
      <ImportReport imported={imported} store={store} {...shared} />
    ) : (
      <Loaded {...shared} />
    );
  }
  return (
    <>
      <LoadDialog
        error={error}
        isWorking={isWorking}
        otherForms={services.form.plan.imports.map(({ formCode }) => formCode)}
        onClose={onClose}
        onLoad={async (file, unlocking) => {
          request.current = { file, unlocking };
          if (await mustAskAfter(file, actor, services)) setAsked('replace');
          else void load();
        }}
      />
      {asked === 'replace' && (
        <ReplaceQuestion onConfirm={() => answered(true)} onCancel={() => answered(false)} />
      )}
      {asked === 'captcha' && (
        <OwnCaptcha
          services={services}
          onAnswer={(answer) => answered(answer !== undefined, answer)}
        />
      )}
    </>
  );
}

/** Checks whether the chosen file would replace answers without an earlier confirmation. */
async function mustAskAfter(
  file: File,
  actor: ScreenProps['actor'],
  { form: { plan } }: ScreenProps['services'],
): Promise<boolean> {
  const { context } = actor.getSnapshot();
  if (plan.imports.length === 0 || !hasAnswersToLose(context)) return false;
  const line = await savedFileLine(file);
  return line !== undefined && !importOf(plan, line.formCode);
}

interface LoadRequest {
  readonly file: File;
  readonly unlocking: Unlocking;
}

type Outcome =
  | { readonly kind: 'loaded'; readonly loaded: LoadedFile }
  | { readonly kind: 'captcha' }
  | { readonly kind: 'failed'; readonly message: MessageRef };

async function tryToLoad(
  services: ScreenProps['services'],
  { file, unlocking }: LoadRequest,
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
