import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialogs/Dialog.tsx';
import { fetchShownPdf } from './fetchShownPdf.ts';
import { pdfBlob } from './pdfBlob.ts';
import { pdfName } from './pdfName.ts';
import type { PdfState } from './ReviewPdf.ts';
import { useAckWords } from './useAckWords.ts';
import type { WizardServices } from './WizardServices.ts';

interface PdfPreviewProps {
  readonly services: WizardServices;
  readonly onDownload?: () => void;
}

/**
 * The form as PDF: to look at and to keep. It is made when it is asked for, and anew after answers
 * have changed; the review above it is the same in words (U-31).
 */
export function PdfPreview({ services, onDownload }: PdfPreviewProps) {
  const { t } = useTranslation('wizard');
  const { pdf } = services;
  const state = useSyncExternalStore(pdf.subscribe, pdf.get, () => NONE);
  const [isOpen, setOpen] = useState(false);
  const address = useBlobAddress(state);
  const reference = services.context?.()?.acknowledgement?.referenceNumber;
  const preview = () => {
    setOpen(true);
    void pdf.need(() => fetchShownPdf(services));
  };
  return (
    <div className="pdf-preview no-print">
      {state.kind === 'made' && state.isStale && <p className="quiet">{t('pdf.stale')}</p>}
      <button type="button" className="button" aria-haspopup="dialog" onClick={preview}>
        {t('pdf.preview')}
      </button>
      {isOpen && (
        <Dialog title={t('pdf.title')} wide onClose={() => setOpen(false)}>
          <p role="status" className={address && 'visually-hidden'}>
            {state.kind === 'making' ? t('pdf.making') : address && t('pdf.made')}
          </p>
          {state.kind === 'failed' && (
            <p className="notice notice-error" role="alert">
              {t('pdf.failed')}
            </p>
          )}
          {address && <Shown address={address} />}
          <div className="button-row">
            {address && (
              <a
                className="button button-primary"
                href={address}
                download={pdfName(services.form.code, reference)}
                onClick={onDownload}
              >
                {t('pdf.download')}
              </a>
            )}
            {state.kind === 'failed' && (
              <button type="button" className="button button-primary" onClick={preview}>
                {t('common:button.retry')}
              </button>
            )}
            <button type="button" className="button" onClick={() => setOpen(false)}>
              {t('common:button.close')}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** The PDF in a frame, or a way to it where this browser has no viewer for a frame. */
function Shown({ address }: { readonly address: string }) {
  const { t } = useTranslation('wizard');
  const words = useAckWords();
  if (navigator.pdfViewerEnabled) {
    return <iframe className="pdf-frame" title={t('pdf.title')} src={address} />;
  }
  return (
    <div className="notice">
      <p>{words.noViewer}</p>
      <p>
        <a href={address} target="_blank" rel="noopener">
          {words.open}
        </a>
      </p>
    </div>
  );
}

const NONE: PdfState = { kind: 'none' };

/** An address of the page for the bytes, let go when they change. */
function useBlobAddress(state: PdfState): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (state.kind !== 'made') {
      setAddress(undefined);
      return undefined;
    }
    const made = URL.createObjectURL(pdfBlob(state.base64));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [state]);
  return address;
}
