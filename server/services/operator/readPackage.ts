import type { FileStore } from '../../ports/FileStore.ts';
import type { Vault } from '../../ports/Vault.ts';
import { getSealed, sha256Of } from '../files/sealedFiles.ts';
import type { ExportPackage } from './ExportPackage.ts';
import { namePackage, type PlainFile } from './namePackage.ts';

/** Name of the list of checksums; `sha256sum -c` reads it. */
const CHECKSUMS = 'SHA256SUMS';

/**
 * Reads and opens every file of a submission, and compares it with the checksum that the portal recorded.
 *
 * @param place name of the file store, for errors: the path of its folder
 * @returns the files, and the list of their checksums
 * @throws {Error} in one sentence, when a file is missing or other than it was
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

/** As `sha256sum` writes it, in the order of the paths. */
function checksumList(files: readonly PlainFile[]): PlainFile {
  const lines = files
    .map(({ path, content }) => ({ path, hash: sha256Of(content) }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, hash }) => `${hash}  ${path}\n`);
  return { path: CHECKSUMS, content: Buffer.from(lines.join('')) };
}
