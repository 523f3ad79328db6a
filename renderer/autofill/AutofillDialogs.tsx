import { useSelector } from '@xstate/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginRequest, MessageRef } from '#engine';
import { isWebAddress } from '../browser/BankWindow.ts';
import { useRecheckOnReturn } from '../browser/useRecheckOnReturn.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { MessageDialog } from '../dialogs/MessageDialog.tsx';
import { lazyWordsIn } from '../form-context/lazyWords.ts';
import { useMessageText } from '../i18n/useMessageText.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import type { AutofillDialogsProps } from '../wizard/state/Autofill.ts';
import '../signing/identity.css';

/**
 * Renders the autofill dialogs: the log-in, its failure, and a note when the form is in another
 * tab.
 */
export function AutofillDialogs({ autofill, wizard }: AutofillDialogsProps) {
  const { actor, shared } = autofill;
  const { language } = useLanguage();
  const word = lazyWordsIn(language);
  const request = useSelector(actor, ({ context }) => context.request);
  const error = useSelector(actor, ({ context }) => context.error);
  const isShown = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches('starting') || snapshot.matches('waiting') || snapshot.matches('failed'),
  );
  const read = shared.isAwaitedElsewhere;
  const isElsewhere = useSyncExternalStore(shared.subscribe, read, read);
  useRecheckOnReturn(actor);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const isPolling = snapshot.matches({ waiting: 'polling' });
      if (isPolling) wizard.send({ type: 'activity', now: Date.now() });
    });
    return unsubscribe;
  }, [actor, wizard]);

  if (isElsewhere) {
    const title = word('autofill.loggedIn');
    return (
      <MessageDialog title={title} body={word('autofill.elsewhere')} onClose={shared.dismiss} />
    );
  }
  if (!isShown) return null;
  const close = () => actor.send({ type: 'close' });
  return (
    <Dialog title={word('autofill.title')} onClose={close} focusAfter={button}>
      {error ? (
        <Failure error={error} onRetry={() => actor.send({ type: 'begin' })} onClose={close} />
      ) : (
        <Waiting request={request} onCancel={close} />
      )}
    </Dialog>
  );
}

function button(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-autofill]');
}

interface FailureProps {
  readonly error: MessageRef;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function Failure({ error, onRetry, onClose }: FailureProps) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const messageText = useMessageText();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <>
      <div ref={alert} className="notice notice-error" role="alert" tabIndex={-1}>
        <p>{messageText(error)}</p>
        <p>{lazyWordsIn(language)('autofill.orType')}</p>
      </div>
      <div className="button-row">
        <button type="button" className="button button-primary" onClick={onRetry}>
          {t('button.retry')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('button.close')}
        </button>
      </div>
    </>
  );
}

interface WaitingProps {
  readonly request: LoginRequest | undefined;
  readonly onCancel: () => void;
}

function Waiting({ request, onCancel }: WaitingProps) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const word = lazyWordsIn(language);
  return (
    <>
      {request && <Request request={request} />}
      {/* Rendered before it has text, so that screen readers announce every change. */}
      <p role="status" className="signing-working">
        <span className="spinner spinner-small" aria-hidden="true" />
        {word(request ? 'autofill.waiting' : 'autofill.starting')}
      </p>
      <div className="button-row">
        <button type="button" className="button" onClick={onCancel}>
          {t('button.cancel')}
        </button>
      </div>
    </>
  );
}

/**
 * Shows the data that is requested from the app, and how to open the app. A web URL opens in a new
 * tab, because this page contains the answers.
 */
function Request({ request: { address, isScanned, labels } }: { readonly request: LoginRequest }) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const word = lazyWordsIn(language);
  const newTab = isWebAddress(address) ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <>
      <p>{word('autofill.asked')}</p>
      <ul>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <ol className="identity-steps">
        <li>{word(isScanned ? 'autofill.openCode' : 'autofill.openApp')}</li>
        <li>{word(isScanned ? 'autofill.scan' : 'autofill.approve')}</li>
        <li>{word('autofill.back')}</li>
      </ol>
      <p>
        <a className="button button-primary" href={address} {...newTab}>
          {word(isScanned ? 'autofill.showCode' : 'autofill.open')}
          {isScanned && <span className="visually-hidden"> {t('newTab')}</span>}
        </a>
      </p>
    </>
  );
}
