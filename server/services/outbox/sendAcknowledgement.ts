import { nextStepIds, nextStepTexts } from '#engine';
import type { CatalogueForm } from '../../ports/FormCatalogue.ts';
import type { Submission } from '../../ports/Submission.ts';
import { refundsOf } from '../payment/otherPayments.ts';
import { SUBMISSION_STEPS } from '../payment/transitions.ts';
import { signaturesLeft } from '../signing/signaturesLeft.ts';
import { signedHash } from '../signing/signedDocument.ts';
import { lockedAcknowledgement } from '../submission/acknowledgementDocument.ts';
import { openAckWish, openOwnAnswers, sealAckAddress } from '../submission/answers.ts';
import type { OutboxDeps } from './OutboxDeps.ts';
import type { TaskOutcome } from './outboxTasks.ts';

/**
 * Mails the acknowledgement: reference, time and amount, and the filled form only inside a PDF that
 * the applicant's password locks. A second sending carries the same Message-ID.
 *
 * @returns forgets the password and moves the submission to `ACKNOWLEDGED`
 * @throws {MailError} when the mail system did not take it
 */
export async function sendAcknowledgement(
  deps: OutboxDeps,
  submission: Submission,
): Promise<TaskOutcome> {
  const wish = openAckWish(deps.vault, submission);
  const to = typeof wish.ackEmail === 'string' ? wish.ackEmail : '';
  const { id, language, formCode, referenceNumber, submittedAt } = submission;
  const form = await deps.catalogue.byHash(submission.definitionHash);
  if (referenceNumber === undefined || submittedAt === undefined || to === '') {
    throw new Error(`Cannot acknowledge submission ${id}: it is not handed in, or has no address`);
  }
  const mail = deps.mailWriter.write({
    language,
    to,
    formCode,
    formTitle: form?.texts[language]['$form.title'] ?? formCode,
    referenceNumber,
    submittedAt,
    amountCents: submission.amountCents,
    transactionId: submission.paidAttemptId,
    signedFormHash: await signedHash(deps, id),
    toSign: await labelsLeft(deps, submission),
    refunds: await refundsOf(deps.store, submission),
    nextSteps: form ? nextStepsOf(form, deps, submission) : [],
    lockedPdf: await lockedForm(deps, submission, wish),
  });
  await deps.mailer.send(mail);
  const { from, to: acknowledged } = SUBMISSION_STEPS.acknowledged;
  return async (records) => {
    const now = deps.clock.now();
    await records.submissions.replaceAck(id, sealAckAddress(deps.vault, id, to), now);
    await records.submissions.move(id, from, acknowledged, now);
    await records.events.append({ submissionId: id, at: now, kind: 'ack.mailed', detail: {} });
  };
}

async function labelsLeft(deps: OutboxDeps, submission: Submission): Promise<readonly string[]> {
  const { toSign } = await signaturesLeft(deps, submission);
  const form = await deps.catalogue.byHash(submission.definitionHash);
  const texts = form?.texts[submission.language] ?? {};
  return toSign.map((id) => texts[`$signatures.${id}.label`] ?? id);
}

/** Nothing that was typed is in them, but the answers choose them. */
function nextStepsOf(
  form: CatalogueForm,
  { vault, rules }: OutboxDeps,
  submission: Submission,
): readonly string[] {
  const { language, submittedAt = submission.createdAt } = submission;
  const data = openOwnAnswers(vault, submission);
  const { next, submissionType } = rules.conduct(form, data, submittedAt.toISOString());
  return nextStepTexts(nextStepIds(next, submissionType), form.texts[language]);
}

/** @returns `undefined` when the filled form is not to be sent */
async function lockedForm(
  deps: OutboxDeps,
  submission: Submission,
  wish: Readonly<Record<string, unknown>>,
): Promise<Uint8Array | undefined> {
  if (wish.ackEmailIncludeFilledForm !== true || typeof wish.password !== 'string') {
    return undefined;
  }
  return lockedAcknowledgement(deps, submission, wish.password);
}
