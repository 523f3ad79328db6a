import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FormData, Language } from '#engine';
import type { PlayedForm } from '../compile/CompileMessages.ts';
import { type FromFrame, onMessage, type ToFrame, type Verdict } from '../frame/FrameMessages.ts';

/** The form in the frame, as the page sees it. */
export interface Frame {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  /** Address of the frame's page. */
  readonly address: string;
  readonly verdict: Verdict | undefined;
  readonly language: Language;
  readonly failure: string | undefined;
  /** Whether the answers that were filled in fit the form; `undefined` when none were. */
  readonly filled: boolean | undefined;
  readonly choose: (language: Language) => void;
  readonly fill: (data: FormData) => void;
}

/**
 * Shows a form in the frame and receives its answers.
 *
 * @param run changes when another folder is opened, which starts with empty answers
 * @param first language of the form at the start
 */
export function useFrame(form: PlayedForm | undefined, run: number, first: Language): Frame {
  const ref = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [verdict, setVerdict] = useState<Verdict>();
  const [language, setLanguage] = useState(first);
  const [address] = useState(`form.html?language=${first}`);
  const [failure, setFailure] = useState<string>();
  const [filled, setFilled] = useState<boolean>();

  useEffect(
    () =>
      onMessage<FromFrame>(
        () => ref.current?.contentWindow,
        (message) => {
          switch (message.kind) {
            case 'ready':
              return setReady(true);
            case 'verdict':
              return setVerdict(message.verdict);
            case 'language':
              return setLanguage(message.language);
            case 'filled':
              return setFilled(message.fits);
            case 'failed':
              return setFailure(message.message);
          }
        },
      ),
    [],
  );
  const send = useCallback((message: ToFrame) => {
    ref.current?.contentWindow?.postMessage(message, window.location.origin);
  }, []);
  const shownRun = useRef(run);
  useEffect(() => {
    if (shownRun.current !== run) setVerdict(undefined);
    shownRun.current = run;
    if (!isReady || !form) return;
    setFailure(undefined);
    setFilled(undefined);
    send({ kind: 'form', form, run });
  }, [send, isReady, form, run]);
  const choose = useCallback(
    (next: Language) => send({ kind: 'language', language: next }),
    [send],
  );
  const fill = useCallback(
    (data: FormData) => {
      // The same result must be announced again.
      setFilled(undefined);
      send({ kind: 'answers', data });
    },
    [send],
  );
  const isCurrent = verdict?.hash === form?.plan.hash;
  return {
    ref,
    address,
    verdict: isCurrent ? verdict : undefined,
    language,
    failure,
    filled,
    choose,
    fill,
  };
}
