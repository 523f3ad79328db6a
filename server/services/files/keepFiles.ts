import type { FileRecord, StoreRecords } from '../../ports/store/SubmissionStore.ts';
import type { NamedFile } from '../answers/filesOfAnswers.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import type { IncomingFile } from '../contract/SubmissionServices.ts';
import { putSealed } from './sealedFiles.ts';

/**
 * Seals the named files of a submission and stores them in the file store. Must be called before
 * the transaction that records the files. A file without a record only wastes space, but a record
 * without its file is a loss. Skips files that the answers do not name.
 *
 * @returns the records to write
 */
export async function putFiles(
  deps: Pick<ServiceDeps, 'files' | 'vault'>,
  submissionId: string,
  incoming: readonly IncomingFile[],
  named: readonly NamedFile[],
): Promise<readonly FileRecord[]> {
  const records: FileRecord[] = [];
  for (const { sha256, type, content } of incoming) {
    if (!named.some((file) => file.sha256 === sha256)) continue;
    const key = keyOf(submissionId, sha256);
    await putSealed(deps, key, content);
    records.push({ key, submissionId, kind: 'attachment', sha256, size: content.length, type });
  }
  return records;
}

/**
 * Writes the records of new files, and removes the records of files that the answers no longer
 * name.
 *
 * @returns keys to remove from the file store once the transaction is committed
 */
export async function recordFiles(
  records: StoreRecords,
  submissionId: string,
  change: {
    readonly added: readonly FileRecord[];
    readonly named: readonly NamedFile[];
    readonly now: Date;
  },
): Promise<readonly string[]> {
  for (const record of change.added) await records.files.add(record, change.now);
  const hashes = new Set(change.named.map(({ sha256 }) => sha256));
  const unnamed = (await records.files.ofSubmission(submissionId)).filter(
    ({ kind, sha256 }) => kind === 'attachment' && !hashes.has(sha256),
  );
  for (const { key } of unnamed) await records.files.remove(key);
  return unnamed.map(({ key }) => key);
}

/** Returns the key of a file. Keys of the file store are lower case. */
function keyOf(submissionId: string, sha256: string): string {
  return `attachments/${submissionId.toLowerCase()}/${sha256}`;
}
