import { useTranslation } from 'react-i18next';
import { type Acknowledgement, formEnd } from '#engine';
import { rememberedPayment } from '../../state/tabMemory.ts';
import type { ScreenProps } from '../../state/Wizard.ts';
import { PaperDocuments } from '../PaperDocuments.tsx';
import { AckActions } from './AckActions.tsx';
import { AckDocument } from './AckDocument.tsx';
import { AckFacts } from './AckFacts.tsx';
import { NextSteps } from './NextSteps.tsx';
import { hasPaperSteps, PaperGuide } from './PaperGuide.tsx';
import { PaperNotice } from './PaperNotice.tsx';
import { PaymentsBeside } from './PaymentsBeside.tsx';
import { ReferencePanel } from './ReferencePanel.tsx';
import { StillToSign } from './StillToSign.tsx';

/**
 * Renders the last screen: the reference number, the document and the next steps (U-36). For a form
 * that is not submitted online, explains how to submit it instead of showing the time of
 * submission.
 */
export function AckStep(props: ScreenProps) {
  const { actor, context, services, store, texts } = props;
  const { acknowledgement } = context;
  if (!acknowledgement) return null;
  const { referenceNumber, answersGone = false } = acknowledgement;
  const end = formEnd(context);
  const isOnline = end === 'submitted';
  return (
    <>
      {!isOnline && <PaperNotice context={context} answersGone={answersGone} />}
      {referenceNumber !== undefined && (
        <ReferencePanel actor={actor} reference={referenceNumber} isOnline={isOnline} />
      )}
      {isOnline && <AckFacts acknowledgement={acknowledgement} />}
      <PaymentsBeside acknowledgement={acknowledgement} services={services} />
      {isOnline && <OnlineWords {...props} />}
      <StillToSign context={context} texts={texts} />
      <AckDocument {...{ actor, context, services, acknowledgement }} />
      {!isOnline && !answersGone && (
        <PaperDocuments services={services} store={store} texts={texts} />
      )}
      {(end !== 'onPaper' || hasPaperSteps(context)) && (
        <NextSteps ids={context.facts.nextSteps ?? []} texts={texts} />
      )}
      {end === 'onPaper' && !answersGone && <PaperGuide {...props} />}
      <AckActions actor={actor} services={services} canSave={!isOnline && !answersGone} />
    </>
  );
}

/**
 * Checks whether the fee was paid by an e-Cheque file, which the bank has not cleared yet. An
 * e-Cheque that is paid through the gateway has a transaction instead.
 */
function isChequeFile(acknowledgement: Acknowledgement | undefined): boolean {
  const { paymentMethod, paymentTxnNum } = acknowledgement ?? {};
  return paymentMethod === 'echq' && paymentTxnNum === undefined;
}

/** Explains the pending parts of an online submission: the check of an e-Cheque and the e-mail. */
function OnlineWords({ context, services, store }: ScreenProps) {
  const { t } = useTranslation('wizard');
  // After a reload, the answers are gone, but the tab has stored the e-mail address.
  const remembered = rememberedPayment(services.form.code)?.done?.ackEmail;
  const email: unknown = store.get('/ackEmail') ?? remembered;
  return (
    <>
      {isChequeFile(context.acknowledgement) && (
        <p className="notice ack-word">{t('ack.eCheque')}</p>
      )}
      {typeof email === 'string' && <p className="ack-word">{t('ack.emailPending', { email })}</p>}
    </>
  );
}
