import { join } from 'node:path';
import { randomIds } from '../../server/adapters/system/randomIds.ts';
import { sha256Of } from '../../server/services/files/sealedFiles.ts';
import { readPackage } from '../../server/services/operator/readPackage.ts';
import { placeFolder } from './placeFolder.ts';
import type { Source } from './withSource.ts';

/** What an operator asks for. */
export interface TakeWish {
  readonly reference: string;
  /** Absolute path of a folder that exists. */
  readonly folder: string;
  /** Also takes a submission that was taken before. */
  readonly isAgain: boolean;
}

/**
 * Writes one submission into `folder/reference`, checks what is on the disk, then marks the
 * submission as taken. A run that was killed before the mark is repeated: it finds its own folder.
 *
 * @returns lines for the operator
 * @throws {Error} in one sentence when it cannot; then nothing is marked
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
