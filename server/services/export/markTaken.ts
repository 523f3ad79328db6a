import type { ServiceDeps } from '../contract/ServiceDeps.ts';

/** The proof of a copy, from the run that created the copy. */
export interface TakenProof {
  readonly reference: string;
  readonly run: string;
  /** SHA-256 (hex) of the checksum list. */
  readonly sha256: string;
  readonly isAgain: boolean;
}

/**
 * Marks a submission as exported, which starts the retention period. A mark that another run set
 * meanwhile stays, unless `isAgain` is set.
 *
 * @returns the time of the mark, or the reason why the submission was not marked
 */
export async function markTaken(
  { store, clock }: Pick<ServiceDeps, 'store' | 'clock'>,
  { reference, run, sha256, isAgain }: TakenProof,
): Promise<{ readonly takenAt: Date } | { readonly refusal: string }> {
  const known = await store.references.find(reference);
  if (!known) return { refusal: `No submission has the reference number ${reference}` };
  const { submissionId } = known;
  const takenAt = clock.now();
  return store.transact(async (records) => {
    const submission = await records.submissions.lock(submissionId);
    if (submission?.takenAt && !isAgain) {
      return { refusal: `Cannot mark ${reference}: run ${submission.takenBy} took it meanwhile` };
    }
    const mark = { takenAt, takenBy: run, takenSha256: sha256 };
    if (!(await records.retention.markTaken(submissionId, mark))) {
      return { refusal: `Cannot mark ${reference}: it is not here any more` };
    }
    const detail = { run, sha256, isAgain };
    await records.events.append({ submissionId, at: takenAt, kind: 'submission.taken', detail });
    return { takenAt };
  });
}
