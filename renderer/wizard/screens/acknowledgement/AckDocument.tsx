import { useTranslation } from 'react-i18next';
import { type Acknowledgement, formEnd } from '#engine';
import { SIGNED_FORM } from '../../../i18n/lazy/signedForm.ts';
import { useLazyTexts } from '../../../i18n/lazy/useLazyTexts.ts';
import { signedSubmission } from '../../state/signedSubmission.ts';
import type { ScreenProps } from '../../state/Wizard.ts';
import { DocumentHash } from '../DocumentHash.tsx';
import { PdfPreview } from '../PdfPreview.tsx';
import { SignedDownload } from './SignedDownload.tsx';

interface AckDocumentProps extends Pick<ScreenProps, 'actor' | 'context' | 'services'> {
  readonly acknowledgement: Acknowledgement;
}

/**
 * Renders buttons that print, show and download the document. After a reload, only documents that
 * the server stores are available.
 */
export function AckDocument({ actor, context, services, acknowledgement }: AckDocumentProps) {
  const { t } = useTranslation('wizard');
  const words = useLazyTexts(SIGNED_FORM);
  const { answersGone, paymentTxnNum } = acknowledgement;
  // The server stores the signed document, which needs neither answers nor a captcha.
  const isSigned = signedSubmission(context) !== undefined;
  if (answersGone && !isSigned && formEnd(context) === 'signed') return null;
  // The server requires a captcha for an unpaid form, and a reloaded page has no captcha token.
  const canRead = paymentTxnNum !== undefined || context.captchaDisabled || context.hasCaptchaToken;
  return (
    <>
      <DocumentHash label={words('signedFingerprint')} hash={acknowledgement.signedFormHash} />
      <div className="button-row no-print ack-document">
        <button
          type="button"
          className="button button-primary"
          onClick={() => actor.send({ type: 'print' })}
        >
          {t('ack.printOrSave')}
        </button>
        <SignedDownload services={services} acknowledgement={acknowledgement} />
        {(!answersGone || isSigned || canRead) && (
          <PdfPreview
            services={services}
            onDownload={() => actor.send({ type: 'acknowledgement.kept' })}
          />
        )}
      </div>
    </>
  );
}
