import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { ACKNOWLEDGEMENT } from '../../i18n/lazy/acknowledgement.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import { fetchShownPdf } from '../effects/fetchShownPdf.ts';
import { pdfBlob } from '../effects/pdfBlob.ts';
import { pdfName } from '../effects/pdfName.ts';
import type { PdfState } from '../state/ReviewPdf.ts';
import type { WizardServices } from '../state/WizardServices.ts';

interface PdfPreviewProps {
  readonly services: WizardServices;
  readonly onDownload?: () => void;
}

/**
 * Renders a button that shows the form as a PDF, to view and to download. The PDF is created on
 * request, and again after the answers change. The review above has the same content as text
 * (U-31).
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
          {address && <PdfFrame address={address} />}
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

/** Renders the PDF in a frame, or a link to the PDF if the browser has no PDF viewer. */
function PdfFrame({ address }: { readonly address: string }) {
  const { t } = useTranslation('wizard');
  const words = useLazyTexts(ACKNOWLEDGEMENT);
  if (navigator.pdfViewerEnabled) {
    return <iframe className="pdf-frame" title={t('pdf.title')} src={address} />;
  }
  return (
    <div className="notice">
      <p>{words('noViewer')}</p>
      <p>
        <a href={address} target="_blank" rel="noopener">
          {words('open')}
        </a>
      </p>
    </div>
  );
}

const NONE: PdfState = { kind: 'none' };

/** Returns an object URL for the PDF. The URL is revoked when the PDF changes. */
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
