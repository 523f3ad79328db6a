import { type Conduct, type OpenSignatures, openSignatures } from '#engine';
import type { SignatureRecord } from '../../ports/Signature.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { StoreRecords } from '../../ports/SubmissionStore.ts';

/** How far a submission is signed. */
export interface SignatureState extends OpenSignatures {
  /** In the order in which they were made. */
  readonly signed: readonly SignatureRecord[];
  /** Fields whose signature is over other answers than the submission holds. */
  readonly stale: readonly string[];
}

/** Compares the signatures that a submission has with those that its conduct asks for. */
export async function signatureState(
  records: Pick<StoreRecords, 'signatures'>,
  submission: Pick<Submission, 'id' | 'dataHash'>,
  { signatures }: Pick<Conduct, 'signatures'>,
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
