import { isDeepStrictEqual } from 'node:util';
import type { FormData, Plan } from '#engine';
import { filesIn, withEachFile } from '../../../renderer/api/sentFiles.ts';
import { dropFile, fileOf } from '../../../renderer/attachments/pendingFileCache.ts';
import { packAnswers, unpackAnswers } from '../../../renderer/saved-file/answerLayout.ts';
import type { FileKey, FileLock } from '../../../renderer/saved-file/encryption/FileLock.ts';
import { fileVerifier } from '../../../renderer/saved-file/encryption/fileVerifier.ts';
import { sealAnswers, unsealAnswers } from '../../../renderer/saved-file/encryption/sealAnswers.ts';
import { fileReader, knownAnswers } from '../../../renderer/saved-file/knownAnswers.ts';
import type { SavedFiles } from '../../../server/services/files/savedFiles.ts';

/** A protection of saved files, and the key that opens it. */
export interface Protection {
  readonly lock: FileLock;
  readonly key: FileKey;
}

/** The answers of a form to save and load again. */
export interface SavedForm {
  readonly code: string;
  readonly plan: Plan;
  /** The answers in the format of a page, with their pending files. */
  readonly data: FormData;
  readonly protection: Protection;
}

/**
 * Saves answers to a file and loads them, through the same browser and server functions as the
 * product.
 *
 * @returns the difference between both; `undefined` when they agree
 */
export async function savedAndLoaded(
  { code, plan, data, protection }: SavedForm,
  files: SavedFiles,
): Promise<string | undefined> {
  const { lock, key } = protection;
  const sealed = await sealAnswers(await packAnswers(plan, data), lock, code);
  const origin = { formCode: code, definition: 'campaign', version: 1 };
  const file = files.seal(origin, await fileVerifier(lock), Buffer.from(sealed));
  const opened = files.open(file, await fileVerifier(key));
  if (!opened) return 'the server does not open the file';
  const plain = await unsealAnswers(new Uint8Array(opened.content), key, code);
  const saved = plain && unpackAnswers(plain);
  if (!saved) return 'the browser does not open the content';
  const loaded = knownAnswers(plan.root, saved.data, fileReader(saved.contentOf));
  try {
    if (loaded.dropped.length > 0) return `dropped: ${loaded.dropped.join(', ')}`;
    const [before, after] = [await withBytes(plan, data), await withBytes(plan, loaded.data)];
    if (isDeepStrictEqual(before, after)) return undefined;
    return `saved ${JSON.stringify(before)}, loaded ${JSON.stringify(after)}`;
  } finally {
    for (const { ref } of filesIn(plan.root, loaded.data)) dropFile(ref);
  }
}

/**
 * Replaces file references by bytes: a reference is new each time, and a digest is computed later.
 */
function withBytes(plan: Plan, data: FormData): Promise<FormData> {
  return withEachFile(plan, data, async ({ name, size, type, ref }) => {
    const content = await fileOf(ref)?.arrayBuffer();
    return { name, size, type, content: content && Buffer.from(content).toString('base64') };
  });
}
