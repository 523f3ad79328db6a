import { useState } from 'react';
import type { Acknowledgement } from '#engine';
import { fetchSignedForm } from '../../../api/submissionApi.ts';
import { downloadFile } from '../../../browser/downloadFile.ts';
import { SIGNED_FORM } from '../../../i18n/lazy/signedForm.ts';
import { useLazyTexts } from '../../../i18n/lazy/useLazyTexts.ts';
import { pdfBlob } from '../../effects/pdfBlob.ts';
import { signedFileName } from '../../effects/signedFileName.ts';
import type { WizardServices } from '../../state/WizardServices.ts';

interface SignedDownloadProps {
  readonly services: WizardServices;
  readonly acknowledgement: Acknowledgement;
}

/**
 * Renders a button that downloads the signed form with its bytes unchanged. Without a signature,
 * renders nothing.
 */
export function SignedDownload({ services, acknowledgement }: SignedDownloadProps) {
  const words = useLazyTexts(SIGNED_FORM);
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  const { submissionId, signedFields = [], referenceNumber } = acknowledgement;
  if (submissionId === undefined || signedFields.length === 0) return null;
  const download = async () => {
    if (state === 'working') return;
    setState('working');
    const { http, form, language } = services;
    const call = { http, formCode: form.code, definition: form.hash, language: language() };
    try {
      const pdf = await fetchSignedForm(call, submissionId);
      const name = signedFileName(form.code, referenceNumber);
      downloadFile(pdfBlob(pdf), name);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={state === 'working'}
        onClick={() => void download()}
      >
        {words('download')}
      </button>
      <span role="status" className="visually-hidden">
        {state === 'working' ? words('downloading') : ''}
      </span>
      {state === 'failed' && (
        <p className="notice notice-error" role="alert">
          {words('failed')}
        </p>
      )}
    </>
  );
}
