import { useTranslation } from 'react-i18next';
import { type Acknowledgement, formEnd } from '#engine';
import { DocumentHash } from './DocumentHash.tsx';
import { PdfPreview } from './PdfPreview.tsx';
import { SignedDownload } from './SignedDownload.tsx';
import { signedSubmission } from './signedSubmission.ts';
import { useSignedWords } from './useSignedWords.ts';
import type { ScreenProps } from './Wizard.ts';

interface AckDocumentProps extends Pick<ScreenProps, 'actor' | 'context' | 'services'> {
  readonly acknowledgement: Acknowledgement;
}

/** Prints, shows and downloads the document. A reloaded page has only what the server keeps. */
export function AckDocument({ actor, context, services, acknowledgement }: AckDocumentProps) {
  const { t } = useTranslation('wizard');
  const words = useSignedWords();
  const { answersGone, paymentTxnNum } = acknowledgement;
  // The signed document is the server's, and needs neither answers nor a captcha.
  const isSigned = signedSubmission(context) !== undefined;
  if (answersGone && !isSigned && formEnd(context) === 'signed') return null;
  // The server asks for a captcha, unless the form was paid for; a reloaded page has passed none.
  const canRead = paymentTxnNum !== undefined || context.captchaDisabled || context.hasCaptchaToken;
  return (
    <>
      <DocumentHash label={words.signedFingerprint} hash={acknowledgement.signedFormHash} />
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
