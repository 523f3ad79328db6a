import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewTree } from '../review/ReviewTree.tsx';
import { useReviewSections } from './useReviewSections.ts';
import type { WizardServices } from './WizardServices.ts';

interface PrintViewProps {
  readonly services: WizardServices;
  /** Before the acknowledgement the print-out says that nothing was submitted. */
  readonly reference: string | undefined;
}

/** What goes on paper: every answer as words, marked as not submitted before it is (U-37). */
export function PrintView({ services, reference }: PrintViewProps) {
  const { printer } = services;
  const isPrinting = useSyncExternalStore(printer.subscribe, printer.get, () => false);
  return isPrinting ? <Printed services={services} reference={reference} /> : null;
}

function Printed({ services, reference }: PrintViewProps) {
  const { t } = useTranslation('wizard');
  const sections = useReviewSections(services);
  return (
    <div className="print-view">
      {reference === undefined && <p className="print-mark">{t('review.notSubmitted')}</p>}
      <ReviewTree sections={sections} />
    </div>
  );
}
