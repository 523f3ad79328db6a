import { useTranslation } from 'react-i18next';
import { usePortal } from '../app/Portal.ts';

interface BannerProps {
  /** Title of the form. */
  readonly title: string;
  /** Stands behind the title in brackets. */
  readonly reference: string;
  /** Says that mandatory fields are marked; not where there is nothing to fill in. */
  readonly withNote?: boolean;
}

/** The bar under the header: which form this is. Not the h1: that is the step's. */
export function Banner({ title, reference, withNote = true }: BannerProps) {
  const { t } = useTranslation();
  const { config } = usePortal();
  return (
    <section className="banner" aria-label={title}>
      <div className="banner-inner">
        <p className="banner-title">
          {config.environment === 'UAT' && '[UAT] '}
          {title} <span className="banner-reference">({reference})</span>
        </p>
        {withNote && <p className="banner-note">{t('banner.mandatory')}</p>}
      </div>
    </section>
  );
}
