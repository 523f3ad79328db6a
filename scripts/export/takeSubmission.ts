import { join } from 'node:path';
import { randomIds } from '../../server/adapters/system/randomIds.ts';
import { readPackage } from '../../server/services/export/readPackage.ts';
import { sha256Of } from '../../server/services/files/sealedFiles.ts';
import { placeFolder } from './placeFolder.ts';
import type { Source } from './withSource.ts';

/** An operator's request for a submission. */
export interface TakeWish {
  readonly reference: string;
  /** The absolute path of an existing folder. */
  readonly folder: string;
  /** Whether to export a submission again that was exported before. */
  readonly isAgain: boolean;
}

/**
 * Writes one submission into `folder/reference`, checks the files on the disk, then marks the
 * submission as exported. A run that was killed before the mark can be repeated: the next run
 * accepts the written folder.
 *
 * @returns the lines for the operator
 * @throws {Error} with one sentence when it fails; then nothing is marked
 */
export async function takeSubmission(
  source: Source,
  { reference, folder, isAgain }: TakeWish,
): Promise<readonly string[]> {
  const { desk } = source;
  const { found, lines } = await desk({ order: 'export:find', reference, isAgain });
  if (!found) throw new Error(lines.join('\n'));
  const { files, list } = await readPackage(source, found, source.filesDir);
  const target = join(folder, reference);
  const wasThere = await placeFolder(folder, reference, [...files, list]);
  const sha256 = sha256Of(list.content);
  const run = randomIds.id();
  const marked = await desk({ order: 'export:mark', reference, run, sha256, isAgain });
  if (!marked.isDone) throw new Error(`${marked.lines.join('\n')}. ${target} is a copy of it`);
  const verb = wasThere ? 'were there already, whole' : 'written';
  return [`${target}: ${files.length + 1} files ${verb}.`, ...marked.lines];
}
