import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Acknowledgement,
  formatAmount,
  formatInstant,
  isPaymentGatewayKey,
  type Language,
  methodName,
} from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { usePortal } from '../app/Portal.ts';
import { useGoneWords } from '../dialogs/useGoneWords.ts';
import { useAnnounce } from '../form/Announcer.tsx';
import { inOneLine } from '../i18n/inOneLine.ts';
import { Markdown } from '../i18n/Markdown.tsx';
import { ReturnLink } from '../layout/ReturnLink.tsx';
import { LoadButton } from './LoadButton.tsx';
import { PdfPreview } from './PdfPreview.tsx';
import { SaveButton } from './SaveButton.tsx';
import { rememberedPayment } from './sittingMemory.ts';
import type { ScreenProps } from './Wizard.ts';

/** The form is in: its reference number first, what was paid, what happens next (U-36). */
export function AckStep({ actor, context, services, store, texts }: ScreenProps) {
  const { t } = useTranslation('wizard');
  const { acknowledgement } = context;
  if (!acknowledgement) return null;
  const { referenceNumber } = acknowledgement;
  const isOnline = context.facts.submissionType === 'ALLOW_ESUBM';
  // After a reload the answers are gone.
  const remembered = rememberedPayment(services.form.code)?.done?.ackEmail;
  const email: unknown = store.get('/ackEmail') ?? remembered;
  return (
    <>
      {!isOnline && <OnPaper context={context} acknowledgement={acknowledgement} />}
      {referenceNumber !== undefined && <ReferencePanel reference={referenceNumber} />}
      <Facts acknowledgement={acknowledgement} />
      {acknowledgement.paymentMethod === 'echq' && (
        <p className="notice ack-word">{t('ack.eCheque')}</p>
      )}
      {isOnline && typeof email === 'string' && (
        <p className="ack-word">{t('ack.emailPending', { email })}</p>
      )}
      <NextSteps isOnline={isOnline} own={texts['$form.next']} />
      <Actions {...{ actor, context, services, acknowledgement, isOnline }} />
    </>
  );
}

interface OnPaperProps extends Pick<ScreenProps, 'context'> {
  readonly acknowledgement: Acknowledgement;
}

/** What is to be done with a form that is not handed in online. */
function OnPaper({ context, acknowledgement }: OnPaperProps) {
  const { t } = useTranslation('wizard');
  const { language } = useLanguage();
  const gone = useGoneWords();
  const { submissionTime, answersGone } = acknowledgement;
  const isSignedOnly = context.facts.submissionType === 'SIGN_ONLY';
  const lead = t(isSignedOnly ? 'ack.signOnly.lead' : 'ack.offline.lead');
  const words = [
    answersGone ? gone.ack : lead,
    isSignedOnly ? '' : t('ack.offline.noCash'),
    submissionTime === undefined
      ? ''
      : t('ack.offline.printed', { time: formatInstant(submissionTime, language) }),
  ];
  return (
    <div className="notice notice-warning">
      <p>{inOneLine(words, language)}</p>
    </div>
  );
}

interface ActionsProps extends Pick<ScreenProps, 'actor' | 'context' | 'services'> {
  readonly acknowledgement: Acknowledgement;
  readonly isOnline: boolean;
}

/** What can be done yet. After a reload nothing can be done with answers, but what the server keeps is there. */
function Actions({ actor, context, services, acknowledgement, isOnline }: ActionsProps) {
  const { t } = useTranslation('wizard');
  const { answersGone, paymentTxnNum } = acknowledgement;
  // The server asks who pays nothing for a captcha, which went with the page.
  const isKept = paymentTxnNum !== undefined || context.captchaDisabled || context.hasCaptchaToken;
  return (
    <div className="button-row no-print ack-actions">
      {(isOnline || !answersGone) && (
        <button
          type="button"
          className="button button-primary"
          onClick={() => actor.send({ type: 'print' })}
        >
          {t('ack.printOrSave')}
        </button>
      )}
      {(!answersGone || (isOnline && isKept)) && <PdfPreview services={services} />}
      <button type="button" className="button" onClick={() => actor.send({ type: 'startAgain' })}>
        {t('ack.startNew')}
      </button>
      {!isOnline && !answersGone && (
        <SaveButton actor={actor} services={services} label={t('ack.saveAgain')} />
      )}
      <LoadButton actor={actor} services={services} />
      <ReturnLink />
    </div>
  );
}

/** The number, large, to be selected with one press or copied. */
function ReferencePanel({ reference }: { readonly reference: string }) {
  const { t } = useTranslation(['wizard', 'common']);
  const announce = useAnnounce();
  const number = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      announce(t('ack.referenceCopied'));
    } catch {
      // No clipboard here: the number is selected instead, ready for the keyboard's own copy.
      if (number.current) window.getSelection()?.selectAllChildren(number.current);
    }
  };
  return (
    <div className="ack-panel">
      <p className="ack-label">{t('ack.reference')}</p>
      <p className="ack-number">
        <strong ref={number} className="figure">
          {reference}
        </strong>
        <button type="button" className="button no-print" onClick={() => void copy()}>
          {t('common:button.copy')}
        </button>
      </p>
      <p>{t('ack.lead')}</p>
    </div>
  );
}

function Facts({ acknowledgement }: { readonly acknowledgement: Acknowledgement }) {
  const { t } = useTranslation('wizard');
  const { language } = useLanguage();
  const { submissionTime, paymentTxnNum, paymentCents, paymentMethod } = acknowledgement;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [t('ack.submissionTime'), submissionTime && formatInstant(submissionTime, language)],
    [t('ack.paymentNumber'), paymentTxnNum],
    [
      t('ack.amount'),
      (paymentTxnNum || paymentMethod) && paymentCents !== undefined
        ? formatAmount(paymentCents)
        : undefined,
    ],
    [t('ack.method'), paymentMethod && nameOf(paymentMethod, language)],
  ];
  return (
    <dl className="answers">
      {rows
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function nameOf(method: string, language: Language): string {
  return isPaymentGatewayKey(method) || method === 'echq' ? methodName(method, language) : method;
}

interface NextStepsProps {
  readonly isOnline: boolean;
  /** What the form itself says of it, in Markdown. */
  readonly own: string | undefined;
}

function NextSteps({ isOnline, own }: NextStepsProps) {
  const { t } = useTranslation('wizard');
  const { config } = usePortal();
  return (
    <section className="section">
      <h2 className="section-title">{t('ack.next.title')}</h2>
      {own !== undefined && <Markdown text={own} headingLevel={3} />}
      <ul className="ack-next">
        {isOnline && own === undefined && <li>{t('ack.next.processing')}</li>}
        {isOnline && <li>{t('ack.next.changes')}</li>}
        <li>{t('ack.next.hotline', { phone: config.hotline })}</li>
      </ul>
    </section>
  );
}
