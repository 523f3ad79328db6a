import type { FormData } from '#engine';
import type { Acknowledgement } from '#schemas/types/acknowledgement.generated.d.ts';
import type { EnclosedFile } from '../../ports/documents/PdfEnvelope.ts';
import type { CatalogueForm } from '../../ports/forms/FormCatalogue.ts';
import { ACKNOWLEDGEMENT_FILE } from '../../ports/signing/AcknowledgementSeal.ts';
import type { PaymentAttempt } from '../../ports/store/PaymentAttempt.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { FileRecord } from '../../ports/store/SubmissionStore.ts';
import { filesOfAnswers } from '../answers/filesOfAnswers.ts';
import type { OtherPayment } from '../contract/OtherPayment.ts';

/** The facts of a submission that the file in its acknowledgement contains. */
export interface AcknowledgementFacts {
  readonly form: CatalogueForm;
  readonly submission: Submission & {
    readonly referenceNumber: string;
    readonly submittedAt: Date;
  };
  readonly answers: FormData;
  readonly attempt: Pick<PaymentAttempt, 'id' | 'method'> | undefined;
  readonly refunds: readonly OtherPayment[];
  readonly signers: readonly {
    readonly field: string;
    readonly name: string;
    readonly signedAt: Date;
  }[];
  /** SHA-256 (hex) of the signed form. */
  readonly signedFormHash: string | undefined;
  /** Files of the submission, of every kind. */
  readonly files: readonly FileRecord[];
}

/** Creates the JSON file with the data of a submission, to embed in the acknowledgement. */
export function acknowledgementFile(facts: AcknowledgementFacts): EnclosedFile {
  return {
    name: ACKNOWLEDGEMENT_FILE,
    type: 'application/json',
    content: Buffer.from(`${JSON.stringify(contentOf(facts), null, 2)}\n`),
    description: 'Answers and hashes',
    isData: true,
  };
}

function contentOf(facts: AcknowledgementFacts): Acknowledgement {
  const { form, submission, answers, attempt, refunds, signers, signedFormHash } = facts;
  return {
    format: 'landform-acknowledgement',
    formatVersion: 1,
    formCode: submission.formCode,
    formVersion: form.plan.version,
    definitionHash: submission.definitionHash,
    referenceNumber: submission.referenceNumber,
    submittedAt: submission.submittedAt.toISOString(),
    language: submission.language,
    amountCents: submission.amountCents,
    ...(attempt && { transactionId: attempt.id }),
    ...(attempt?.method && { paymentMethod: attempt.method }),
    ...(refunds.length > 0 && { refunds: refunds.flatMap(refundOf) }),
    answers,
    dataHash: submission.dataHash,
    ...(signedFormHash !== undefined && { signedFormHash }),
    signers: signers.map(({ field, name, signedAt }) => ({
      field,
      name,
      signedAt: signedAt.toISOString(),
    })),
    attachments: attachmentsOf(facts),
  };
}

function refundOf({ transactionId, amountCents, state, refundedAt }: OtherPayment) {
  if (state === 'beingCancelled') return [];
  const at = refundedAt && { refundedAt: refundedAt.toISOString() };
  return [{ transactionId, amountCents, state, ...at }];
}

/** Lists the stored attachments, with the names that the answers give them. */
function attachmentsOf({ form, answers, files }: AcknowledgementFacts) {
  const named = filesOfAnswers(form.plan.root, answers);
  return files
    .filter(({ kind }) => kind === 'attachment')
    .map(({ sha256, size, type }) => {
      const name = named.find((file) => file.sha256 === sha256)?.name;
      return { ...(name !== undefined && { name }), sha256, size, type };
    });
}
