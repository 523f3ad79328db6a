import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formatAmount, PAYMENT_METHODS } from '#engine';
import { type BankWindow, isWebAddress } from '../browser/BankWindow.ts';
import { inOneLine } from '../i18n/inOneLine.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import { CancelPayment } from './CancelPayment.tsx';
import { ClosedWindowNote } from './ClosedWindowNote.tsx';
import { ConnectionNote } from './ConnectionNote.tsx';
import { isSlowMethod, LongWait, type WaitingProps } from './LongWait.tsx';
import { StillWaiting } from './StillWaiting.tsx';

interface WaitingPanelProps extends WaitingProps {
  readonly bankWindow: BankWindow;
}

/**
 * Renders the panel that waits for the bank: instructions, a link if the bank's window is blocked
 * or lost, and Cancel.
 */
export function WaitingPanel({ actor, isMailed, bankWindow }: WaitingPanelProps) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { redirectUrl, paymentWindow, longWait, transactionId, method } = context;
  const isSlow = isSlowMethod(method);
  const isSheet = method !== undefined && PAYMENT_METHODS[method].flow === 'sheet';
  const quickBody = isSheet ? 'sheet.waitBody' : 'wait.body';
  const isBlocked = paymentWindow === 'blocked';
  const mayLeave = isSlow || (longWait && isMailed);
  return (
    <div>
      <div className="payment-busy" aria-busy="true">
        <span className="spinner" aria-hidden="true" />
        <h3 tabIndex={-1}>{t('wait.title')}</h3>
      </div>
      <p>
        {inOneLine(
          [t(isSlow ? 'wait.eChequeBody' : quickBody), !mayLeave && t('wait.stay')],
          language,
        )}
      </p>
      <ClosedWindowNote bankWindow={bankWindow} />
      <ConnectionNote />
      {redirectUrl && isWebAddress(redirectUrl) && (
        <p className={isBlocked ? 'notice notice-warning' : undefined}>
          {isBlocked && t('popup.blocked')}{' '}
          <a href={redirectUrl} target="_blank" rel="noreferrer">
            {t(isBlocked ? 'popup.link' : 'popup.reopen')}
          </a>
        </p>
      )}
      <dl className="answers payment-facts">
        <div>
          <dt>{t('totalAmount')}</dt>
          <dd className="money">{formatAmount(context.amountCents)}</dd>
        </div>
        <div>
          <dt>{t('transicationId')}</dt>
          <dd className="figure">{transactionId}</dd>
        </div>
      </dl>
      <LongWait actor={actor} isMailed={isMailed} />
      <StillWaiting />
      <CancelPayment actor={actor} />
    </div>
  );
}
