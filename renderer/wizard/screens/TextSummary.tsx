import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReviewSection, textSummary } from '#engine';
import { downloadFile } from '../../browser/downloadFile.ts';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { TEXT_SUMMARY } from '../../i18n/lazy/textSummary.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import type { ScreenProps } from '../state/Wizard.ts';

interface TextSummaryProps extends Pick<ScreenProps, 'services' | 'texts'> {
  readonly sections: readonly ReviewSection[];
}

/**
 * Shows the answers as plain text, to view and to download. A text-only form has this summary
 * instead of the PDF preview (document 1, section 2).
 */
export function TextSummary({ services, texts, sections }: TextSummaryProps) {
  const { t } = useTranslation('wizard');
  const [isOpen, setOpen] = useState(false);
  const words = useLazyTexts(TEXT_SUMMARY);
  const { code } = services.form;
  const write = () =>
    textSummary(`${texts['$form.title'] ?? code} (${code})`, sections, {
      notProvided: t('review.notProvided'),
      notCalculated: t('review.notCalculated'),
      colon: words('colon'),
    });
  const keep = () =>
    downloadFile(new Blob([write()], { type: 'text/plain;charset=utf-8' }), `${code}-draft.txt`);
  return (
    <div className="pdf-preview no-print">
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words('show')}
      </button>
      {isOpen && (
        <Dialog title={words('title')} wide onClose={() => setOpen(false)}>
          <p className="text-summary">{write()}</p>
          <div className="button-row">
            <button type="button" className="button button-primary" onClick={keep}>
              {words('download')}
            </button>
            <button type="button" className="button" onClick={() => setOpen(false)}>
              {t('common:button.close')}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
