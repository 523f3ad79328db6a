import { useTranslation } from 'react-i18next';
import { methodName, type OfferedMethod, PAYMENT_METHODS } from '#engine';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import { MethodIcon } from './MethodIcon.tsx';

/** Shows the method that was chosen on the review, without asking for it again. */
export function ChosenMethod({ method }: { readonly method: OfferedMethod }) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  const { icon, flow } = PAYMENT_METHODS[method.key];
  return (
    <p className="payment-chosen">
      <MethodIcon name={icon} />
      <span className="payment-card-words">
        <span className="payment-card-hint">{t('chosenMethod')}</span>
        <strong>{methodName(method.key, language)}</strong>
        {flow === 'qr' && <span className="payment-card-hint">{t('method.fps.hint')}</span>}
      </span>
    </p>
  );
}
