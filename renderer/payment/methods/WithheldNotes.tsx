import { useTranslation } from 'react-i18next';
import { disabledUntil, formatAmount, formatInstant, methodName, PAYMENT_METHODS } from '#engine';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import { usePortal } from '../../portal/Portal.ts';
import type { WithheldEntry } from './withheldEntries.ts';

/**
 * Explains why methods are not available now, with the same texts on the review and in the dialog
 * (U-46).
 */
export function WithheldNotes({ withheld }: { readonly withheld: readonly WithheldEntry[] }) {
  return withheld.map((entry) => <WithheldNote key={entry.method} {...entry} />);
}

/** The specification's texts about the browsers' payment sheets (document 1, section 8). */
const SHEETS = {
  applepay: { device: 'error.applePayIncapable', browser: 'error.applePayUnsupported' },
  androidpay: { device: 'error.googlePayIncapable', browser: 'error.googlePayUnsupported' },
} as const;

function WithheldNote({ method, reason }: WithheldEntry) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  const { config } = usePortal();
  const name = methodName(method, language);
  if (reason === 'overLimit') {
    const { maxCents = 0 } = PAYMENT_METHODS[method];
    const limit = { method: name, amount: formatAmount(maxCents) };
    return <p className="quiet">{t('hidden.limit', limit)}</p>;
  }
  if (reason === 'device' || reason === 'browser') {
    const isSheet = method === 'applepay' || method === 'androidpay';
    const words = isSheet ? t(SHEETS[method][reason]) : t('hidden.device', { method: name });
    return <p className="quiet">{words}</p>;
  }
  const until =
    reason === 'disabledWindow'
      ? disabledUntil(config.paymentWindows, method, new Date().toISOString())
      : undefined;
  return (
    <p className="quiet">
      {t('payment_methodUnavailable', { 0: name })}
      {until !== undefined && ` ${t('hidden.until', { time: formatInstant(until, language) })}`}
    </p>
  );
}
