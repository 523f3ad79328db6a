import { useTranslation } from 'react-i18next';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import { usePortal } from '../portal/Portal.ts';
import { returnAddress } from '../portal/runtimeConfig.ts';

/**
 * Renders a link to the forms page of the site from which the visitor came (document 1, section 2).
 */
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
