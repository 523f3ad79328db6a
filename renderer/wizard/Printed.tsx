import { useTranslation } from 'react-i18next';
import { ReviewTree } from '../review/ReviewTree.tsx';
import type { PrintViewProps } from './PrintView.tsx';
import { useReviewSections } from './useReviewSections.ts';

/** Every answer as words, for paper; of an acknowledgement that was reloaded there are none. */
export function Printed({ services, reference }: PrintViewProps) {
  const { t } = useTranslation('wizard');
  const sections = useReviewSections(services);
  return (
    <div className="print-view">
      {reference === undefined && <p className="print-mark">{t('review.notSubmitted')}</p>}
      {!services.context()?.acknowledgement?.answersGone && <ReviewTree sections={sections} />}
    </div>
  );
}
