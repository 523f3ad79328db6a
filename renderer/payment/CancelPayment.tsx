import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { PaymentActor } from './PaymentActor.ts';

/**
 * Renders the Cancel button after ten seconds. It only requests a cancellation; the bank decides.
 */
export function CancelPayment({ actor }: { readonly actor: PaymentActor }) {
  const { t } = useTranslation('payment');
  const isOffered = useSelector(actor, ({ context }) => context.cancelOffered);
  const isAsked = useSelector(
    actor,
    (snapshot) => snapshot.matches({ waiting: 'cancelling' }) || snapshot.context.cancelledByUser,
  );
  if (!isOffered) return <p className="quiet payment-cancel">{t('wait.cancelSoon')}</p>;
  return (
    <div className="button-row payment-cancel">
      <button
        type="button"
        className="button"
        aria-disabled={isAsked}
        onClick={() => actor.send({ type: 'cancel' })}
      >
        {t('cancel')}
      </button>
      <p role="status" className="quiet">
        {isAsked && t('cancelling')}
      </p>
    </div>
  );
}
