import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formatAmount, type PaymentContext } from '#engine';
import { useMessageText } from '../i18n/useMessageText.ts';
import type { PaymentActor } from './PaymentDialog.tsx';

interface PaymentResultProps {
  readonly actor: PaymentActor;
  readonly view: 'checking' | 'result';
}

/**
 * How a payment ended, or that nobody knows yet. Three things only are ever said: done, not done
 * (and whether money was taken), or "we are checking, do not pay again" (U-44, U-45).
 */
export function PaymentResult({ actor, view }: PaymentResultProps) {
  const { t } = useTranslation('payment');
  const messageText = useMessageText();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'retry' }));
  const mayClose = useSelector(actor, (snapshot) => snapshot.can({ type: 'close' }));
  if (view === 'checking') return <Checking actor={actor} context={context} />;
  const isApproved = context.outcome === 'approved';
  const wasNotCharged = context.outcome === 'rejected' || context.outcome === 'cancelled';
  return (
    <div>
      <div
        className={isApproved ? 'notice notice-success' : 'notice notice-error'}
        role={isApproved ? 'status' : 'alert'}
      >
        {context.outcome !== undefined && <h3>{t(isApproved ? 'approved' : 'rejected')}</h3>}
        {isApproved && <p>{t('approved.body')}</p>}
        {context.message && <p>{messageText(context.message)}</p>}
        {wasNotCharged && <p>{t('notCharged')}</p>}
      </div>
      <Facts context={context} />
      {mayRetry && context.outcome !== undefined && <p>{t('retryOther')}</p>}
      <div className="button-row">
        {mayRetry && (
          <button
            type="button"
            className="button button-primary"
            onClick={() => actor.send({ type: 'retry' })}
          >
            {t('retry')}
          </button>
        )}
        {mayClose && (
          <button type="button" className="button" onClick={() => actor.send({ type: 'close' })}>
            {t('btnClose')}
          </button>
        )}
      </div>
    </div>
  );
}

interface WithContext {
  readonly context: PaymentContext;
}

function Checking({ actor, context }: WithContext & { readonly actor: PaymentActor }) {
  const { t } = useTranslation('payment');
  return (
    <div>
      <div className="notice notice-warning" role="alert">
        <h3>{t('checking')}</h3>
        <p>{t('checking.body', { transaction: context.transactionId ?? '' })}</p>
      </div>
      <div className="payment-busy">
        <span className="spinner" aria-hidden="true" />
        <p role="status">{t('wait.title')}</p>
      </div>
      <Facts context={context} />
      <div className="button-row">
        <button type="button" className="button" onClick={() => actor.send({ type: 'close' })}>
          {t('btnClose')}
        </button>
      </div>
    </div>
  );
}

function Facts({ context }: WithContext) {
  const { t } = useTranslation('payment');
  const { transactionId, method, amountCents } = context;
  return (
    <dl className="answers payment-facts">
      {transactionId && (
        <div>
          <dt>{t('transactionReference')}</dt>
          <dd className="figure">{transactionId}</dd>
        </div>
      )}
      <div>
        <dt>{t('totalAmount')}</dt>
        <dd className="money">{formatAmount(amountCents)}</dd>
      </div>
      {method && (
        <div>
          <dt>{t('method')}</dt>
          <dd>{t(`method.${method}`)}</dd>
        </div>
      )}
    </dl>
  );
}
