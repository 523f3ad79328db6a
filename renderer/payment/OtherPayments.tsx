import { useTranslation } from 'react-i18next';
import { formatAmount, formatInstant, type OtherPayment } from '#engine';
import { useLanguage } from '../portal/LanguageProvider.tsx';

interface OtherPaymentsProps {
  readonly others: readonly OtherPayment[];
}

/**
 * Lists the other payments for a paid form, each with its refund (due or done) or its cancellation.
 */
export function OtherPayments({ others }: OtherPaymentsProps) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  if (others.length === 0) return null;
  return (
    <div className="notice notice-warning ack-word">
      <p>
        <strong>{t('other.title')}</strong>
      </p>
      {others.map(({ transactionId, amountCents, state, refundedAt }) => (
        <p key={transactionId}>
          {t(`other.${state}`, {
            amount: formatAmount(amountCents),
            transaction: transactionId,
            time: refundedAt === undefined ? '' : formatInstant(refundedAt, language),
          })}
        </p>
      ))}
    </div>
  );
}
