import { useTranslation } from 'react-i18next';
import { methodName, type OfferedMethod, PAYMENT_METHODS } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { MethodIcon } from './MethodIcon.tsx';

/** The method that was chosen on the review: it is not asked for again. */
export function ChosenMethod({ method }: { readonly method: OfferedMethod }) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  const { icon, conduct } = PAYMENT_METHODS[method.key];
  return (
    <p className="payment-chosen">
      <MethodIcon name={icon} />
      <span className="payment-card-words">
        <span className="payment-card-hint">{t('chosenMethod')}</span>
        <strong>{methodName(method.key, language)}</strong>
        {conduct === 'qr' && <span className="payment-card-hint">{t('method.fps.hint')}</span>}
      </span>
    </p>
  );
}
