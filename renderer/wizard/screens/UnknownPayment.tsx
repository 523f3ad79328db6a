import { useTranslation } from 'react-i18next';
import { PAYMENT_RECHECK_MAX_MS, PAYMENT_RECHECK_MS, settles } from '#engine';
import type { ScreenProps } from '../state/Wizard.ts';
import { useFollowedPayment } from './useFollowedPayment.ts';

/**
 * Reports a payment whose dialog was closed before the outcome was known, and continues to poll.
 * When the outcome is known, the dialog opens again and continues.
 */
export function UnknownPayment({ actor, context, services }: ScreenProps) {
  const { t } = useTranslation('payment');
  const isUnknown = context.paymentOutcome === 'unknown';
  useFollowedPayment({
    services,
    transactionId: isUnknown ? context.transactionId : undefined,
    firstMs: PAYMENT_RECHECK_MS,
    longestMs: PAYMENT_RECHECK_MAX_MS,
    onAnswer: (answer) => {
      if (settles(answer)) actor.send({ type: 'next' });
    },
  });
  if (!isUnknown) return null;
  return (
    <div className="notice notice-warning" role="status">
      <h3>{t('checking')}</h3>
      <p>
        <strong>{t('checking.money')}</strong>
      </p>
      <p>{t('checking.step', { transaction: context.transactionId ?? '' })}</p>
    </div>
  );
}
