import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../i18n/useMessageText.ts';
import { BankMessage } from './BankMessage.tsx';
import type { WaitingProps } from './LongWait.tsx';
import { OtherPayments } from './OtherPayments.tsx';
import type { PaymentActor } from './PaymentActor.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { UnknownResult } from './UnknownResult.tsx';

interface PaymentResultProps extends WaitingProps {
  readonly view: 'checking' | 'result';
}

/**
 * Shows the result of a payment, or that the result is unknown. There are only three kinds of
 * messages: paid, not paid (and whether money was taken), or "we are checking, do not pay again"
 * (U-44, U-45).
 */
export function PaymentResult({ actor, view, isMailed }: PaymentResultProps) {
  const { t } = useTranslation('payment');
  const messageText = useMessageText();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const mayRenew = useSelector(actor, (snapshot) => snapshot.can({ type: 'code.renew' }));
  if (view === 'checking') return <UnknownResult actor={actor} isMailed={isMailed} />;
  const isApproved = context.outcome === 'approved';
  // When the server allows another payment, this one has ended without a charge.
  const hasLapsed = context.outcome === 'timedOut' && context.canRetry;
  const wasNotCharged =
    hasLapsed || context.outcome === 'rejected' || context.outcome === 'cancelled';
  return (
    <div>
      <div
        className={isApproved ? 'notice notice-success' : 'notice notice-error'}
        role={isApproved ? 'status' : 'alert'}
      >
        {context.outcome !== undefined && <h3>{t(isApproved ? 'approved' : 'rejected')}</h3>}
        {context.outcomeKey && !isApproved && (
          <p>
            <strong>{messageText({ key: context.outcomeKey, args: [] })}</strong>
          </p>
        )}
        {isApproved && <p>{t('approved.body')}</p>}
        {mayRenew && <p>{t('fps.timedOut')}</p>}
        {context.message && !mayRenew && <BankMessage message={context.message} />}
        {wasNotCharged && !mayRenew && <p>{t('notCharged')}</p>}
      </div>
      <OtherPayments others={context.otherPayments} />
      <PaymentFacts context={context} />
      <NextActions actor={actor} mayRenew={mayRenew} />
    </div>
  );
}

interface NextActionsProps {
  readonly actor: PaymentActor;
  /** Whether a new QR code can replace the expired code. */
  readonly mayRenew: boolean;
}

/**
 * Renders the buttons of the possible next actions: a new QR code, a retry, a refresh, or Close.
 */
function NextActions({ actor, mayRenew }: NextActionsProps) {
  const { t } = useTranslation('payment');
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'retry' }));
  const mayClose = useSelector(actor, (snapshot) => snapshot.can({ type: 'close' }));
  const mayRefresh = useSelector(actor, (snapshot) => snapshot.can({ type: 'methods.refresh' }));
  const { outcome, transactionId = '' } = useSelector(actor, ({ context }) => context);
  const hasEnded = outcome !== undefined;
  const isOver = hasEnded && outcome !== 'approved' && !mayRetry && !mayRenew;
  return (
    <>
      {mayRetry && !mayRenew && hasEnded && <p>{t('retryOther')}</p>}
      {isOver && <p>{t('retryNever', { transaction: transactionId })}</p>}
      <div className="button-row">
        {mayRenew && (
          <button
            type="button"
            className="button button-primary"
            onClick={() => actor.send({ type: 'code.renew' })}
          >
            {t('fps.new')}
          </button>
        )}
        {mayRetry && (
          <button
            type="button"
            className={mayRenew ? 'button' : 'button button-primary'}
            onClick={() => actor.send({ type: 'retry' })}
          >
            {t(mayRenew ? 'retryMethod' : 'retry')}
          </button>
        )}
        {mayRefresh && (
          <button
            type="button"
            className="button button-primary"
            onClick={() => actor.send({ type: 'methods.refresh' })}
          >
            {t('common:button.refresh')}
          </button>
        )}
        {mayClose && (
          <button type="button" className="button" onClick={() => actor.send({ type: 'close' })}>
            {t('btnClose')}
          </button>
        )}
      </div>
    </>
  );
}
