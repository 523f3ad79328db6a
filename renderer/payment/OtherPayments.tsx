import { useTranslation } from 'react-i18next';
import { formatAmount, type OtherPayment } from '#engine';

interface OtherPaymentsProps {
  readonly others: readonly OtherPayment[];
}

/** Names each further payment for a form that is paid: its refund, or its cancellation. */
export function OtherPayments({ others }: OtherPaymentsProps) {
  const { t } = useTranslation('payment');
  if (others.length === 0) return null;
  return (
    <div className="notice notice-warning ack-word">
      <p>
        <strong>{t('other.title')}</strong>
      </p>
      {others.map(({ transactionId, amountCents, state }) => (
        <p key={transactionId}>
          {t(`other.${state}`, { amount: formatAmount(amountCents), transaction: transactionId })}
        </p>
      ))}
    </div>
  );
}
