import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { randomIds } from '../../server/adapters/system/randomIds.ts';
import { getSealed, sha256Of } from '../../server/services/files/sealedFiles.ts';
import type { ExportPackage } from '../../server/services/operator/ExportPackage.ts';
import { namePackage } from './namePackage.ts';
import { type PlainFile, placeFolder } from './placeFolder.ts';
import type { Source } from './withSource.ts';

/** What an operator asks for. */
export interface TakeWish {
  readonly reference: string;
  /** Absolute path of a folder that exists. */
  readonly folder: string;
  /** Also takes a submission that was taken before. */
  readonly isAgain: boolean;
}

/** Name of the list of checksums; `sha256sum -c` reads it. */
const CHECKSUMS = 'SHA256SUMS';

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
  const files = await readFiles(source, found);
  const list = checksumList(files);
  const target = join(folder, reference);
  const wasThere = await placeFolder(folder, reference, [...files, list]);
  const sha256 = sha256Of(list.content);
  const run = randomIds.id();
  const marked = await desk({ order: 'export:mark', reference, run, sha256, isAgain });
  if (!marked.isDone) throw new Error(`${marked.lines.join('\n')}. ${target} is a copy of it`);
  const verb = wasThere ? 'were there already, whole' : 'written';
  return [`${target}: ${files.length + 1} files ${verb}.`, ...marked.lines];
}

/** Reads and opens every file, and compares it with the checksum that the portal recorded. */
async function readFiles(source: Source, found: ExportPackage): Promise<readonly PlainFile[]> {
  const read = await Promise.all(
    found.files.map(async (file) => {
      const content = await getSealed(source, file.key).catch(() => undefined);
      if (!content || sha256Of(content) !== file.sha256) {
        const where = join(source.filesDir, `${file.key}.sealed`);
        const state = content ? 'other than it was' : 'missing or cannot be opened';
        throw new Error(`Cannot export ${found.referenceNumber}: ${where} is ${state}`);
      }
      return { ...file, content };
    }),
  );
  return namePackage(read);
}

/** As `sha256sum` writes it, in the order of the paths. */
function checksumList(files: readonly PlainFile[]): PlainFile {
  const lines = files
    .map(({ path, content }) => ({
      path,
      hash: createHash('sha256').update(content).digest('hex'),
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, hash }) => `${hash}  ${path}\n`);
  return { path: CHECKSUMS, content: Buffer.from(lines.join('')) };
}
