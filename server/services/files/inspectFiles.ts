import type { FieldError } from '#engine';
import type { AttachmentInspector } from '../../ports/AttachmentInspector.ts';
import type { FileRecord } from '../../ports/SubmissionStore.ts';
import type { IncomingFile } from '../Services.ts';
import type { NamedFile } from '../submission/filesOfAnswers.ts';

/** What the message says when the answers name a file that nobody has. */
const MISSING = 'validation_file_required';

/**
 * Looks into the files that answers name: each must have been sent now, and be what it says it is,
 * or be kept from before.
 *
 * @param named files of the evaluated answers
 * @param incoming files sent now
 * @param kept files that the submission has already; they were looked into when they came
 * @returns one error for each file that will not do, in page order
 * @throws {InspectorBusyError} when too many files wait
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
