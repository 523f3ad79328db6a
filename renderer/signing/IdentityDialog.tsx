import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { eachMessage, type Language } from '#engine';
import { identitySource } from '../browser/identitySource.ts';
import { useRecheckOnReturn } from '../browser/useRecheckOnReturn.ts';
import { CaptchaDialog } from '../captcha/CaptchaDialog.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useMessageText } from '../i18n/useMessageText.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import type { ChildActor } from '../wizard/state/childActors.ts';
import { IdentityNumberForm } from './IdentityNumberForm.tsx';
import { IdentityRequestPanel } from './IdentityRequestPanel.tsx';
import './identity.css';

interface IdentityDialogProps {
  readonly actor: ChildActor<'identity'>;
  /** Whether the app may be on this device; by default detected from the browser. */
  readonly isPhone?: boolean | undefined;
}

/**
 * Renders the dialog that signs a field with the identity app. Asks for the identity card number,
 * then shows the same request as the app until the app has signed. The number exists only in its
 * input, never in a component's state.
 */
export function IdentityDialog({ actor, isPhone = isOnPhone() }: IdentityDialogProps) {
  const { t } = useTranslation(['signing', 'common']);
  const { fieldId, request, faults } = useSelector(actor, ({ context }) => context);
  const isServerBusy = useSelector(actor, (snapshot) => snapshot.matches('busy'));
  const isWaiting = useSelector(actor, (snapshot) => snapshot.matches('waiting'));
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const captcha = useSelector(actor, ({ children }) => children.captcha);
  const isWorking = !isAsking && !isServerBusy && !isWaiting && !captcha;
  const close = () => actor.send({ type: 'close' });
  useRecheckOnReturn(actor);

  return (
    <>
      <Dialog
        title={t('identity.title')}
        onClose={isWorking ? undefined : close}
        focusAfter={() => buttonOf(fieldId)}
      >
        <Problem actor={actor} isServerBusy={isServerBusy} />
        {isWaiting && request && <IdentityRequestPanel request={request} isPhone={isPhone} />}
        {!isWaiting && !isServerBusy && (
          <IdentityNumberForm actor={actor} faults={faults} isWorking={isWorking} />
        )}
        {/* Rendered before it has text, so that screen readers announce every change. */}
        <p role="status" className="signing-working">
          {(isWorking || isWaiting) && (
            <>
              <span className="spinner spinner-small" aria-hidden="true" />
              {t(isWaiting ? 'identity.waiting' : 'identity.starting')}
            </>
          )}
        </p>
        {(isWaiting || isServerBusy) && (
          <div className="button-row">
            {isServerBusy && (
              <button
                type="button"
                className="button button-primary"
                onClick={() => actor.send({ type: 'retry' })}
              >
                {t('common:button.retry')}
              </button>
            )}
            <button type="button" className="button" onClick={close}>
              {t('common:button.cancel')}
            </button>
          </div>
        )}
        <MoreInfo />
      </Dialog>
      {captcha && <CaptchaDialog actor={captcha} />}
    </>
  );
}

/** Shows why the last attempt failed, and moves the focus to that message. */
function Problem({
  actor,
  isServerBusy,
}: Pick<IdentityDialogProps, 'actor'> & { readonly isServerBusy: boolean }): ReactNode {
  const messageText = useMessageText();
  const error = useSelector(actor, ({ context }) => context.error);
  const alert = useRef<HTMLDivElement>(null);
  const message = isServerBusy ? BUSY : error;

  useEffect(() => {
    if (message) alert.current?.focus();
  }, [message]);

  if (!message) return null;
  return (
    <div ref={alert} className="notice notice-error" role="alert" tabIndex={-1}>
      {eachMessage(message).map((each) => (
        <p key={each.key}>{messageText(each)}</p>
      ))}
    </div>
  );
}

const BUSY = { key: 'busy', args: [] };

function MoreInfo() {
  const { t } = useTranslation(['signing', 'common']);
  const { language } = useLanguage();
  return (
    <p className="identity-more">
      <a href={`${APP_SITE}${SITE_LANGUAGE[language]}/`} target="_blank" rel="noreferrer">
        {t('identity.more')} <span className="visually-hidden">{t('common:newTab')}</span>
      </a>
    </p>
  );
}

const APP_SITE = 'https://www.iamsmart.gov.hk/';

const SITE_LANGUAGE: Readonly<Record<Language, string>> = {
  en: 'en',
  'zh-Hant': 'tc',
  'zh-Hans': 'sc',
};

function isOnPhone(): boolean {
  return identitySource(navigator) !== 'PC_Browser';
}

/** Returns the button that opened the dialog, or the button that has replaced it after signing. */
function buttonOf(fieldId: string): HTMLElement | null {
  const card = `#signature-${fieldId}`;
  return (
    document.querySelector<HTMLElement>(`${card} [data-way="identityApp"]`) ??
    document.querySelector<HTMLElement>(`${card} button`)
  );
}
