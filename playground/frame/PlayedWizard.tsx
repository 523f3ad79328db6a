import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { evaluateForm, type FormData, type Language, WrongShapeError } from '#engine';
import {
  currentScreenId,
  type LoadedForm,
  PreviewedWizard,
  type PreviewSource,
  replaceAnswers,
  useFieldMessageText,
  useLanguage,
  usePortal,
  type WizardHandle,
} from '#screens';
import { endlessSession } from './endlessSession.ts';
import type { FromFrame } from './FrameMessages.ts';
import type { Inbox } from './Inbox.ts';
import { type OpenedForm, openForm } from './openForm.ts';
import type { OpenAnswers } from './reviewOnly.ts';
import { useKeptLanguage } from './useKeptLanguage.ts';
import { verdictOf } from './verdictOf.ts';

interface PlayedWizardProps {
  readonly inbox: Inbox;
  /** Receives the answers of the open form. */
  readonly answers: OpenAnswers;
  /** Sends a message to the page. */
  readonly send: (message: FromFrame) => void;
}

/** Renders the page's newest form. Another folder starts with empty answers. */
export function PlayedWizard({ inbox, answers, send }: PlayedWizardProps) {
  const message = useSyncExternalStore(inbox.onForm, inbox.form);
  const { language, choose } = useLanguage();
  const wanted = useRef(language);
  useEffect(() => inbox.onLanguage((next) => void choose(next)), [inbox, choose]);
  useEffect(() => send({ kind: 'language', language }), [send, language]);
  if (!message) return null;
  const { run, form } = message;
  return <Run key={`${run} ${form.plan.code}`} {...{ inbox, answers, send, wanted }} />;
}

interface RunProps extends PlayedWizardProps {
  /** The language of the author, which forms without it do not change. */
  readonly wanted: RefObject<Language>;
}

/** Renders one folder, whose answers stay when its definition changes. */
function Run({ inbox, answers, send, wanted }: RunProps) {
  const { config } = usePortal();
  const [first, setFirst] = useState<OpenedForm>();
  const current = useRef<OpenedForm>(undefined);
  const open = useCallback(async (): Promise<OpenedForm | undefined> => {
    const message = inbox.form();
    if (!message) return undefined;
    const opened = await openForm(message.form, config.hotline);
    current.current = opened;
    return opened;
  }, [inbox, config.hotline]);
  useEffect(() => {
    open().then(setFirst, (error) => send({ kind: 'failed', message: String(error) }));
  }, [open, send]);
  if (!first) return null;
  return <Wizard {...{ inbox, answers, send, wanted, open, current }} first={first.loaded} />;
}

interface WizardProps extends RunProps {
  readonly first: LoadedForm;
  readonly open: () => Promise<OpenedForm | undefined>;
  readonly current: { readonly current: OpenedForm | undefined };
}

const ENTRY = { skipIntro: true, noCaptcha: true, canResume: false } as const;

function Wizard({ inbox, answers, send, wanted, first, open, current }: WizardProps) {
  const [wizard, setWizard] = useState<WizardHandle>();
  const [source] = useState(() => sourceOf(inbox, open, first));
  useEffect(() => {
    if (!wizard) return undefined;
    endlessSession(wizard);
    answers.store = wizard.services.store;
    return inbox.onAnswers((data) => {
      const fits = current.current !== undefined && hasShapeOf(current.current, data);
      if (fits) replaceAnswers(wizard, data, currentScreenId(wizard));
      send({ kind: 'filled', fits });
    });
  }, [inbox, answers, send, wizard, current]);
  return (
    <>
      <PreviewedWizard form={first} sourceType="lrw" entry={ENTRY} {...source} onMade={setWizard} />
      {wizard && current.current && (
        <Judge
          key={current.current.loaded.hash}
          {...{ wizard, send, wanted }}
          opened={current.current}
        />
      )}
    </>
  );
}

/** Checks whether answers have the shape of the form: the shape of a sample may be another. */
function hasShapeOf({ loaded, validator }: OpenedForm, data: FormData): boolean {
  try {
    evaluateForm(loaded.plan, validator, { data, now: loaded.now() });
    return true;
  } catch (error) {
    if (!(error instanceof WrongShapeError)) throw error;
    return false;
  }
}

interface JudgeProps extends Omit<RunProps, 'inbox' | 'answers'> {
  readonly wizard: WizardHandle;
  readonly opened: OpenedForm;
}

/** The interval between two verdicts while an applicant types. */
const JUDGE_EVERY_MS = 150;

/** Sends the answers and their errors to the page after each change, in the author's language. */
function Judge({ wizard, opened, send, wanted }: JudgeProps) {
  const shown = useLanguage();
  const { language } = shown;
  const { loaded, validator } = opened;
  useKeptLanguage(loaded.plan.languages, shown, wanted);
  const { store } = wizard.services;
  const wordsOf = useFieldMessageText(loaded.textsIn(language));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const judge = () => {
      timer = undefined;
      const form = { plan: loaded.plan, validator };
      const verdict = verdictOf(form, store.data(), loaded.now(), wordsOf);
      send({ kind: 'verdict', verdict });
    };
    judge();
    const stop = store.subscribeAll(() => {
      timer ??= setTimeout(judge, JUDGE_EVERY_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, loaded, validator, wordsOf, send]);
  return null;
}

/** Returns a source of the page's forms, in place of the events of `npm run dev`. */
function sourceOf(inbox: Inbox, open: WizardProps['open'], first: LoadedForm): PreviewSource {
  return {
    listen: (name, listener) =>
      inbox.onForm(() => {
        const plan = inbox.form()?.form.plan;
        if (plan && name === 'landform:form') {
          (listener as (event: { code: string; hash: string }) => void)(plan);
        }
      }),
    load: async () => (await open())?.loaded ?? first,
  };
}
