import { type FormBehaviour, type OpenSignatures, openSignatures } from '#engine';
import type { SignatureRecord } from '../../ports/store/Signature.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';

/** The signatures of a submission, and the required signatures that are not made yet. */
export interface SignatureState extends OpenSignatures {
  /** In signing order. */
  readonly signed: readonly SignatureRecord[];
  /** Fields whose signature covers other answers than the submission has. */
  readonly stale: readonly string[];
}

/** Compares the signatures of a submission with those that its behaviour requires. */
export async function signatureState(
  records: Pick<StoreRecords, 'signatures'>,
  submission: Pick<Submission, 'id' | 'dataHash'>,
  { signatures }: Pick<FormBehaviour, 'signatures'>,
): Promise<SignatureState> {
  const kept = await records.signatures.ofSubmission(submission.id);
  const signed = kept.filter(({ status }) => status === 'SIGNED');
  const stale = signed.filter(({ dataHash }) => dataHash !== submission.dataHash);
  return {
    signed,
    stale: stale.map(({ field }) => field),
    ...openSignatures(
      signatures,
      signed.map(({ field }) => field),
    ),
  };
}
