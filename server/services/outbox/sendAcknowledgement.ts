import { nextStepIds, nextStepTexts } from '#engine';
import type { CatalogueForm } from '../../ports/forms/FormCatalogue.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import { openAckWish, openOwnAnswers, sealAckAddress } from '../answers/answers.ts';
import type { OutboxDeps } from '../contract/OutboxDeps.ts';
import type { TaskOutcome } from '../contract/OutboxTask.ts';
import { lockedAcknowledgement } from '../documents/acknowledgementDocument.ts';
import { signaturesLeft } from '../signatures/signaturesLeft.ts';
import { signedHash } from '../signatures/signedDocument.ts';
import { refundsOf } from '../transitions/otherPayments.ts';
import { SUBMISSION_STEPS } from '../transitions/transitions.ts';

/**
 * Mails the acknowledgement: reference, time and amount. The mail contains the filled form only
 * inside a PDF that the applicant's password locks. A repeated mail has the same Message-ID.
 *
 * @returns a function that removes the password and moves the submission to `ACKNOWLEDGED`
 * @throws {MailError} when the mail system did not accept the mail
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
    throw new Error(
      `Cannot acknowledge submission ${id}: it is not submitted yet, or has no address`,
    );
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

/**
 * Returns the next steps. The answers select the steps, but the steps contain no text from an
 * applicant.
 */
function nextStepsOf(
  form: CatalogueForm,
  { vault, rules }: OutboxDeps,
  submission: Submission,
): readonly string[] {
  const { language, submittedAt = submission.createdAt } = submission;
  const data = openOwnAnswers(vault, submission);
  const { next, submissionType } = rules.behaviour(form, data, submittedAt.toISOString());
  return nextStepTexts(nextStepIds(next, submissionType), form.texts[language]);
}

/** Returns the locked form; `undefined` when the applicant did not request the filled form. */
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
