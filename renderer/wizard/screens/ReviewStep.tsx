import { useTranslation } from 'react-i18next';
import type { SubmissionType } from '#engine';
import { SIGNED_FORM } from '../../i18n/lazy/signedForm.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import { PaymentChoice } from '../../payment/methods/PaymentChoice.tsx';
import { ReviewTree } from '../../review/ReviewTree.tsx';
import { FeeSummary } from '../../templates/FeeSummary.tsx';
import type { ScreenProps } from '../state/Wizard.ts';
import { DocumentHash, useDocumentHash } from './DocumentHash.tsx';
import { PaperDocuments } from './PaperDocuments.tsx';
import { PdfPreview } from './PdfPreview.tsx';
import { SignedSoFar } from './SignedSoFar.tsx';
import { TextSummary } from './TextSummary.tsx';
import { useReviewSections } from './useReviewSections.ts';

/**
 * Renders the review: all answers, read-only, with links that change them, the fee, the payment
 * method and the PDF.
 */
export function ReviewStep(props: ScreenProps) {
  const { actor, context, services, store, texts } = props;
  const { t } = useTranslation('wizard');
  const sections = useReviewSections(services);
  const { facts } = context;
  const { payment, manifest } = services.form.plan;
  const isPaidOnline = facts.paymentRequired || facts.paymentMethod === 'echq';
  // The server quotes only fees that are paid online. For a fee at the counter, the page's own
  // amount is shown.
  const totalCents = facts.paymentRequired ? context.amountCents : facts.amountCents;
  return (
    <>
      <SignedSoFar context={context} texts={texts} />
      <ReviewTree
        sections={sections}
        onChange={(stepId, pointer) => {
          services.wishes.focus(pointer);
          actor.send({ type: 'change', screenId: stepId });
        }}
      />
      {payment && totalCents > 0 && (
        <section className="section" aria-labelledby="review-fee">
          <h2 id="review-fee" className="section-title">
            {t('review.fee')}
          </h2>
          <FeeSummary
            lines={store.fee().lines}
            texts={texts}
            totalLabel={t(
              facts.submissionType === 'ALLOW_ESUBM' && isPaidOnline
                ? 'review.total'
                : 'review.totalAtCounter',
            )}
            totalCents={totalCents}
          />
        </section>
      )}
      <PaymentChoice {...props} />
      <PaperDocuments services={services} store={store} texts={texts} />
      {manifest.isTextOnly ? (
        <TextSummary services={services} texts={texts} sections={sections} />
      ) : (
        <PdfPreview services={services} />
      )}
      {facts.signatures.length > 0 && <ReviewedHash services={services} />}
      <div className="notice">
        <p>{t(CONFIRMATIONS[facts.submissionType])}</p>
      </div>
    </>
  );
}

/** Shows the hash of the document that will be signed. */
function ReviewedHash({ services }: Pick<ScreenProps, 'services'>) {
  const words = useLazyTexts(SIGNED_FORM);
  return <DocumentHash label={words('fingerprint')} hash={useDocumentHash(services.pdf)} />;
}

/**
 * The confirmation texts, which depend on how the form can be submitted (document 1, section 2).
 */
const CONFIRMATIONS: Readonly<Record<SubmissionType, string>> = {
  ALLOW_ESUBM: 'review.confirm.allow',
  OFFLINE_SUBM: 'review.confirm.offline',
  NO_ESUBM: 'review.confirm.none',
  SIGN_ONLY: 'review.confirm.signOnly',
};
