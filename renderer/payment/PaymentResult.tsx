import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatInstant, methodName, type PaymentContext } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { useMessageText } from '../i18n/useMessageText.ts';
import type { WaitingProps } from './LongWait.tsx';
import type { PaymentActor } from './PaymentDialog.tsx';

interface PaymentResultProps extends WaitingProps {
  readonly view: 'checking' | 'result';
}

/**
 * How a payment ended, or that nobody knows yet. Three things only are ever said: done, not done
 * (and whether money was taken), or "we are checking, do not pay again" (U-44, U-45).
 */
export function PaymentResult({ actor, view, isMailed }: PaymentResultProps) {
  const { t } = useTranslation('payment');
  const messageText = useMessageText();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const mayRenew = useSelector(actor, (snapshot) => snapshot.can({ type: 'code.renew' }));
  if (view === 'checking') return <Checking actor={actor} context={context} isMailed={isMailed} />;
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
        {mayRenew && <p>{t('fps.timedOut')}</p>}
        {context.message && <p>{messageText(context.message)}</p>}
        {wasNotCharged && <p>{t('notCharged')}</p>}
      </div>
      <Facts context={context} />
      <WaysOn actor={actor} mayRenew={mayRenew} />
    </div>
  );
}

interface WaysOnProps {
  readonly actor: PaymentActor;
  /** Another code may be had in place of the one whose time is over. */
  readonly mayRenew: boolean;
}

/** Another code, another try, or the end. */
function WaysOn({ actor, mayRenew }: WaysOnProps) {
  const { t } = useTranslation('payment');
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'retry' }));
  const mayClose = useSelector(actor, (snapshot) => snapshot.can({ type: 'close' }));
  const hasEnded = useSelector(actor, ({ context }) => context.outcome !== undefined);
  return (
    <>
      {mayRetry && !mayRenew && hasEnded && <p>{t('retryOther')}</p>}
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
        {mayClose && (
          <button type="button" className="button" onClick={() => actor.send({ type: 'close' })}>
            {t('btnClose')}
          </button>
        )}
      </div>
    </>
  );
}

interface WithContext {
  readonly context: PaymentContext;
}

function Checking({ actor, context, isMailed }: WithContext & WaitingProps) {
  const { t } = useTranslation('payment');
  const transaction = context.transactionId ?? '';
  return (
    <div>
      <div className="notice notice-warning" role="alert">
        <h3>{t('checking')}</h3>
        <p>{t(isMailed ? 'checking.body' : 'checking.bodyHere', { transaction })}</p>
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

/** What a result screen tells of a payment (document 1, section 2); what is not known has no line. */
function Facts({ context }: WithContext) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  const { transactionId, amountCents, record } = context;
  const method = context.method ?? record?.method;
  const { settledAt } = record ?? {};
  return (
    <dl className="answers payment-facts">
      <Fact label={t('transactionReference')} value={transactionId} kind="figure" />
      <Fact label={t('date')} value={settledAt && formatInstant(settledAt, language)} />
      <Fact label={t('reference')} value={record?.paymentId} kind="figure" />
      <Fact label={t('method')} value={method && methodName(method, language)} />
      <Fact label={t('totalAmount')} value={formatAmount(amountCents)} kind="money" />
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly kind?: 'figure' | 'money';
}

function Fact({ label, value, kind }: FactProps) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd className={kind}>{value}</dd>
    </div>
  );
}
