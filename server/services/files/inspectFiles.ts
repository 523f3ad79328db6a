import type { FieldError } from '#engine';
import type { AttachmentInspector } from '../../ports/files/AttachmentInspector.ts';
import type { FileRecord } from '../../ports/store/SubmissionStore.ts';
import type { NamedFile } from '../answers/filesOfAnswers.ts';
import type { IncomingFile } from '../contract/SubmissionServices.ts';

/** Message key for a file that the answers name but nobody sent. */
const MISSING = 'validation_file_required';

/**
 * Inspects the files that the answers name. Each file must be sent now and pass the inspection, or
 * be stored already.
 *
 * @param named files of the evaluated answers
 * @param incoming files sent now
 * @param kept stored files of the submission; they were inspected when they arrived
 * @returns one error for each invalid file, in page order
 * @throws {InspectorBusyError} when too many files are queued
 */
export async function inspectFiles(
  inspector: AttachmentInspector,
  named: readonly NamedFile[],
  incoming: readonly IncomingFile[],
  kept: readonly FileRecord[],
): Promise<readonly FieldError[]> {
  const contents = new Map(incoming.map(({ sha256, content }) => [sha256, content]));
  const known = new Set(kept.map(({ sha256 }) => sha256));
  const errors: FieldError[] = [];
  for (const { pointer, sha256, name, type, limits } of named) {
    const content = contents.get(sha256);
    if (content) {
      const verdict = await inspector.inspect({ name, type, content }, limits);
      if (!verdict.ok) errors.push({ path: pointer, key: verdict.key, args: verdict.args });
    } else if (!known.has(sha256)) {
      errors.push({ path: pointer, key: MISSING, args: [] });
    }
  }
  return errors;
}
