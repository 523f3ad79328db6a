import { useTranslation } from 'react-i18next';
import { canPostpone, isSwitchedOff, type WizardFacts } from '#engine';
import { FormFields } from '../../form/FormFields.tsx';
import { SIGNED_FORM } from '../../i18n/lazy/signedForm.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import { Markdown } from '../../i18n/Markdown.tsx';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import { usePortal } from '../../portal/Portal.ts';
import { SignatureCard } from '../../signing/SignatureCard.tsx';
import { FeeSummary } from '../../templates/FeeSummary.tsx';
import type { ScreenProps } from '../state/Wizard.ts';
import { DocumentHash, useDocumentHash } from './DocumentHash.tsx';
import { HandOn } from './HandOn.tsx';
import { UnknownPayment } from './UnknownPayment.tsx';

/**
 * Renders the last screen before the submission: the acknowledgement e-mail, the signatures and the
 * payment.
 */
export function SubmissionStep(props: ScreenProps) {
  const { t } = useTranslation('wizard');
  const { context, services, store, texts, messageText } = props;
  const { language } = useLanguage();
  const { workflowFields } = services.form.plan;
  const isElectronic = context.facts.submissionType === 'ALLOW_ESUBM';
  return (
    <>
      <div className="notice notice-warning">
        <p>{t('submission.warning')}</p>
      </div>
      {isElectronic && workflowFields.length > 0 && (
        <section className="section" aria-labelledby="submission-email">
          <h2 id="submission-email" className="section-title">
            {t('submission.ackEmail')}
          </h2>
          <FormFields
            store={store}
            texts={texts}
            language={language}
            messageText={messageText}
            pointers={workflowFields}
            headingLevel={3}
          />
        </section>
      )}
      <Signatures {...props} />
      {isElectronic && isCharged(context.facts) && context.facts.amountCents > 0 && (
        <Payment {...props} />
      )}
    </>
  );
}

/** Checks whether a fee is paid through the gateway or by an attached e-Cheque. */
function isCharged({ paymentRequired, paymentMethod }: WizardFacts): boolean {
  return paymentRequired || paymentMethod === 'echq';
}

function Signatures({ actor, context, screen, texts, services }: ScreenProps) {
  const { t } = useTranslation('wizard');
  const { facts, signed, signErrors, signLater, paymentOutcome } = context;
  const words = useLazyTexts(SIGNED_FORM);
  const hash = useDocumentHash(services.pdf);
  const { language } = useLanguage();
  const { features, identityOff } = usePortal().config;
  const hasApp = features.includes('identityApp') && !services.form.plan.manifest.disableIAMSmart;
  if (facts.signatures.length === 0) return null;
  const toSign = `${words('fingerprintNote')}${language === 'en' ? ' ' : ''}${words('fingerprint')}`;
  const declaration = texts['$form.signDeclaration'];
  const isLocked = paymentOutcome === 'approved' || paymentOutcome === 'unknown';
  return (
    <section className="section" aria-labelledby="submission-signature">
      <h2 id="submission-signature" className="section-title">
        {t('submission.signature')}
      </h2>
      {declaration !== undefined && <Markdown text={declaration} headingLevel={3} />}
      <DocumentHash label={signed.length > 0 ? words('signedFingerprint') : toSign} hash={hash} />
      {facts.signatures.map((fact) => (
        <SignatureCard
          key={fact.id}
          fact={fact}
          label={texts[`$signatures.${fact.id}.label`] ?? fact.id}
          signed={signed.find(({ fieldId }) => fieldId === fact.id)}
          error={signErrors[fact.id]}
          isPutOff={signLater.includes(fact.id)}
          mayPostpone={canPostpone(context, fact.id)}
          isLocked={isLocked}
          hasIdentityApp={hasApp}
          isIdentityAppOff={hasApp && isSwitchedOff(identityOff.signing, services.form.now())}
          onSign={(way) => actor.send({ type: 'sign', fieldId: fact.id, way })}
          onLater={() => actor.send({ type: 'sign.later', fieldId: fact.id })}
        />
      ))}
      {!isLocked && <HandOn context={context} screen={screen} services={services} />}
    </section>
  );
}

function Payment(props: ScreenProps) {
  const { context, store, texts } = props;
  const { t } = useTranslation(['payment', 'wizard']);
  return (
    <section className="section" aria-labelledby="submission-payment">
      <h2 id="submission-payment" className="section-title">
        {t('wizard:submission.payment')}
      </h2>
      <UnknownPayment {...props} />
      <FeeSummary
        lines={store.fee().lines}
        texts={texts}
        totalLabel={t('total')}
        totalCents={context.facts.paymentRequired ? context.amountCents : context.facts.amountCents}
      />
    </section>
  );
}
