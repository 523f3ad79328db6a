import { useTranslation } from 'react-i18next';
import { formatAmount, formatInstant, methodName, type PaymentContext } from '#engine';
import { useLanguage } from '../portal/LanguageProvider.tsx';

interface PaymentFactsProps {
  readonly context: PaymentContext;
}

/**
 * Lists the facts of a payment on a result screen (document 1, section 2). Unknown facts have no
 * line.
 */
export function PaymentFacts({ context }: PaymentFactsProps) {
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
