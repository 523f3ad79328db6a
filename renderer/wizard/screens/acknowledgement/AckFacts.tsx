import { useTranslation } from 'react-i18next';
import {
  type Acknowledgement,
  formatAmount,
  formatInstant,
  isPaymentGatewayKey,
  type Language,
  methodName,
} from '#engine';
import { useLanguage } from '../../../portal/LanguageProvider.tsx';

/** Lists the time of submission and the payment. */
export function AckFacts({ acknowledgement }: { readonly acknowledgement: Acknowledgement }) {
  const { t } = useTranslation('wizard');
  const { language } = useLanguage();
  const { submissionTime, paymentTxnNum, paymentCents, paymentMethod } = acknowledgement;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [t('ack.submissionTime'), submissionTime && formatInstant(submissionTime, language)],
    [t('ack.paymentNumber'), paymentTxnNum],
    [
      t('ack.amount'),
      (paymentTxnNum || paymentMethod) && paymentCents !== undefined
        ? formatAmount(paymentCents)
        : undefined,
    ],
    [t('ack.method'), paymentMethod && nameOf(paymentMethod, language)],
  ];
  return (
    <dl className="answers">
      {rows
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function nameOf(method: string, language: Language): string {
  return isPaymentGatewayKey(method) || method === 'echq' ? methodName(method, language) : method;
}
