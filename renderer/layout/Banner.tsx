import { useTranslation } from 'react-i18next';
import { usePortal } from '../portal/Portal.ts';

interface BannerProps {
  /** Title of the form. */
  readonly title: string;
  /** Reference of the form, shown in brackets after the title. */
  readonly reference: string;
  /**
   * Whether to show the note that mandatory fields are marked. False on a screen without fields.
   */
  readonly withNote?: boolean;
}

/**
 * Renders the bar under the header with the title of the form. The title is not the h1, which
 * belongs to the step.
 */
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
