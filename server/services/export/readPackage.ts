import type { FileStore } from '../../ports/files/FileStore.ts';
import type { Vault } from '../../ports/system/Vault.ts';
import { getSealed, sha256Of } from '../files/sealedFiles.ts';
import type { ExportPackage } from './ExportPackage.ts';
import { namePackage, type PlainFile } from './namePackage.ts';

/** Name of the list of checksums; `sha256sum -c` reads it. */
const CHECKSUMS = 'SHA256SUMS';

/**
 * Reads and decrypts every file of a submission. Compares each file with the checksum that the
 * portal recorded.
 *
 * @param place name of the file store, for errors: the path of its folder
 * @returns the files, and the list of their checksums
 * @throws {Error} when a file is missing or was changed; the message is one sentence
 */
export async function readPackage(
  store: { readonly files: FileStore; readonly vault: Vault },
  found: ExportPackage,
  place: string,
): Promise<{ readonly files: readonly PlainFile[]; readonly list: PlainFile }> {
  const read = await Promise.all(
    found.files.map(async (file) => {
      const content = await getSealed(store, file.key).catch(() => undefined);
      if (!content || sha256Of(content) !== file.sha256) {
        const state = content ? 'other than it was' : 'missing or cannot be opened';
        const where = `${place}/${file.key}.sealed`;
        throw new Error(`Cannot export ${found.referenceNumber}: ${where} is ${state}`);
      }
      return { ...file, content };
    }),
  );
  const files = namePackage(read);
  return { files, list: checksumList(files) };
}

/** Creates the list in the format of `sha256sum`, sorted by path. */
function checksumList(files: readonly PlainFile[]): PlainFile {
  const lines = files
    .map(({ path, content }) => ({ path, hash: sha256Of(content) }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, hash }) => `${hash}  ${path}\n`);
  return { path: CHECKSUMS, content: Buffer.from(lines.join('')) };
}
