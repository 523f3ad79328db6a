import type { OutboxTopic } from '../../ports/store/Outbox.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { SubmissionStore } from '../../ports/store/SubmissionStore.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import type { ExportPackage, PackagedFile } from './ExportPackage.ts';

type Deps = Pick<ServiceDeps, 'store' | 'clock'>;

/**
 * The outbox work that must be done before a submission can be exported, and the kind of file that
 * it creates.
 */
const AWAITED = [
  { topic: 'export', kind: 'export', name: 'export' },
  { topic: 'ackPdf', kind: 'acknowledgement', name: 'acknowledgement' },
] as const;

/**
 * Lists the files of a submission that was submitted online, or returns one sentence that explains
 * why it cannot be exported now. Queues abandoned outbox work again. The portal then does the work,
 * and a later call can export the submission.
 *
 * @param wish.isAgain whether to accept a submission that was exported before
 */
export async function findPackage(
  deps: Deps,
  { reference, isAgain }: { readonly reference: string; readonly isAgain: boolean },
): Promise<{ readonly found: ExportPackage } | { readonly refusal: string }> {
  const { store } = deps;
  const known = await store.references.find(reference);
  const submission = known && (await store.submissions.find(known.submissionId));
  if (!submission) return { refusal: `No submission has the reference number ${reference}` };
  const refusal = refusalOf(submission, reference, isAgain);
  if (refusal !== undefined) return { refusal };
  const files = await filesOf(store, submission.id);
  const refusals: string[] = [];
  for (const { topic, kind, name } of AWAITED) {
    if (files.some((file) => file.kind === kind)) continue;
    refusals.push(await unfinished(deps, submission, { topic, name, reference }));
  }
  const [first] = refusals;
  if (first !== undefined) return { refusal: first };
  return { found: { referenceNumber: reference, files } };
}

function refusalOf(
  { status, sealedData, takenAt, takenBy }: Submission,
  reference: string,
  isAgain: boolean,
): string | undefined {
  if (status !== 'SUBMITTED' && status !== 'ACKNOWLEDGED') {
    return `Cannot export ${reference}: the form was not submitted online (${status})`;
  }
  const taken = takenAt && `taken at ${takenAt.toISOString()} by run ${takenBy}`;
  if (!sealedData) {
    return `Cannot export ${reference}: its answers and files were removed (${taken ?? 'no mark'})`;
  }
  return taken && !isAgain
    ? `${reference} was ${taken}. Add --again to export it once more`
    : undefined;
}

/** Lists the files that are exported with a submission. */
export async function filesOf(
  { files, signatures }: SubmissionStore,
  id: string,
): Promise<readonly PackagedFile[]> {
  const stored = (await files.ofSubmission(id)).map(({ kind, key, sha256, type }) => ({
    kind,
    key,
    sha256,
    type,
  }));
  // Each signer signs the previous document, so the last document has all signatures.
  const last = (await signatures.ofSubmission(id)).filter(isMade).at(-1);
  if (!last) return stored;
  const { fileKey: key, documentHash: sha256 } = last;
  return [...stored, { kind: 'signed', key, sha256, type: 'application/pdf' }];
}

function isMade({ status }: { readonly status: string }): boolean {
  return status === 'SIGNED';
}

async function unfinished(
  { store, clock }: Deps,
  { id, referenceNumber = '' }: Submission,
  about: { readonly topic: OutboxTopic; readonly name: string; readonly reference: string },
): Promise<string> {
  const { topic, name, reference } = about;
  const key = `${topic}:${id}`;
  const message = await store.outbox.find(key);
  const now = clock.now();
  const hint = 'Run this again in a minute, while the portal runs';
  if (message?.doneAt) return `Cannot export ${reference}: its ${name} is not in the store`;
  if (message && !message.deadAt) {
    const last = message.error === undefined ? '' : ` (${message.tries} tries, ${message.error})`;
    return `Cannot export ${reference} yet: the portal has not written its ${name}${last}. ${hint}`;
  }
  await store.transact(async (records) => {
    if (message) await records.outbox.requeue(key, now);
    else
      await records.outbox.add({
        key,
        topic,
        submissionId: id,
        payload: { referenceNumber },
        dueAt: now,
      });
    await records.events.append({
      submissionId: id,
      at: now,
      kind: 'outbox.requeued',
      detail: { key },
    });
  });
  const why = message
    ? `was abandoned (${message.tries} tries, ${message.error})`
    : 'was never made';
  return `Cannot export ${reference} yet: its ${name} ${why} and is queued again now. ${hint}`;
}
