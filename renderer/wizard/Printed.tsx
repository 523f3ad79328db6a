import { useTranslation } from 'react-i18next';
import { ReviewTree } from '../review/ReviewTree.tsx';
import type { PrintViewProps } from './PrintView.tsx';
import { useReviewSections } from './useReviewSections.ts';

/** Every answer as words, for paper. */
export function Printed({ services, reference }: PrintViewProps) {
  const { t } = useTranslation('wizard');
  const sections = useReviewSections(services);
  return (
    <div className="print-view">
      {reference === undefined && <p className="print-mark">{t('review.notSubmitted')}</p>}
      <ReviewTree sections={sections} />
    </div>
  );
}
