import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { PAYMENT_METHODS } from '#engine';
import { useMessageText } from '../i18n/useMessageText.ts';
import { ConnectionNote } from './ConnectionNote.tsx';
import type { WaitingProps } from './LongWait.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';

/**
 * Reports that the result of the payment is unknown and that money may have been taken. The machine
 * continues to poll. A second payment is offered only after the bank has confirmed that this
 * payment is cancelled (U-44).
 */
export function UnknownResult({ actor, isMailed }: WaitingProps) {
  const { t } = useTranslation('payment');
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const messageText = useMessageText();
  const { message, transactionId: transaction = '' } = context;
  return (
    <div>
      <div className="notice notice-warning" role="alert">
        <h3>{t('checking')}</h3>
        {message && message.key !== 'payment_generic' && <p>{messageText(message)}</p>}
        <p>
          <strong>{t('checking.money')}</strong>
        </p>
        <p>{t(isMailed ? 'checking.body' : 'checking.bodyHere', { transaction })}</p>
      </div>
      <div className="payment-busy">
        <span className="spinner" aria-hidden="true" />
        <p role="status">{t('payment_outcomeProcessing')}</p>
      </div>
      <ConnectionNote />
      <PaymentFacts context={context} />
      <WayToPayAgain actor={actor} />
    </div>
  );
}

/**
 * Renders buttons that ask the bank to cancel the payment. Only the bank's confirmation allows
 * another payment.
 */
function WayToPayAgain({ actor }: Pick<WaitingProps, 'actor'>) {
  const { t } = useTranslation('payment');
  const { method, codeWanted, cancelledByUser } = useSelector(actor, ({ context }) => context);
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches({ checking: 'cancelling' }));
  const isByCode = method !== undefined && PAYMENT_METHODS[method].flow === 'qr';
  return (
    <>
      <p>{t(isByCode ? 'checking.code' : 'checking.again')}</p>
      <p role="status">
        {isAsking && t(codeWanted ? 'fps.newSoon' : 'cancelling')}
        {!isAsking && cancelledByUser && t('checking.notCancelled')}
      </p>
      <div className="button-row">
        {isByCode && (
          <button
            type="button"
            className="button"
            aria-disabled={isAsking}
            onClick={() => actor.send({ type: 'code.renew' })}
          >
            {t('fps.new')}
          </button>
        )}
        <button
          type="button"
          className="button"
          aria-disabled={isAsking}
          onClick={() => actor.send({ type: 'cancel' })}
        >
          {t('cancel')}
        </button>
        <button type="button" className="button" onClick={() => actor.send({ type: 'close' })}>
          {t('btnClose')}
        </button>
      </div>
    </>
  );
}
