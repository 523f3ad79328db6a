import { useTranslation } from 'react-i18next';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { usePortal } from '../app/Portal.ts';
import { returnAddress } from '../app/runtimeConfig.ts';

/** The way back to where the visitor came from: the forms page of that site (document 1, section 2). */
export function ReturnLink({ isQuiet = false }: { readonly isQuiet?: boolean }) {
  const { t } = useTranslation();
  const { config, sourceType = 'lrw' } = usePortal();
  const { language } = useLanguage();
  return (
    <a
      className={isQuiet ? 'button button-quiet' : 'button'}
      href={returnAddress(config, sourceType, language)}
    >
      {t('returnToFormList')}
    </a>
  );
}
