import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { EnvelopeVault } from '../../server/adapters/crypto/EnvelopeVault.ts';
import { LocalFileStore } from '../../server/adapters/file/LocalFileStore.ts';
import { randomIds } from '../../server/adapters/system/randomIds.ts';
import { type Config, readConfig } from '../../server/config.ts';
import { loadSecrets } from '../../server/secrets.ts';
import { getSealed, sha256Of } from '../../server/services/files/sealedFiles.ts';
import type { ExportPackage } from '../../server/services/operator/ExportPackage.ts';
import { withDesk } from '../operator/withDesk.ts';
import { namePackage } from './namePackage.ts';
import { type PlainFile, placeFolder } from './placeFolder.ts';

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
export async function takeSubmission(wish: TakeWish): Promise<readonly string[]> {
  const config = readConfig(process.env);
  const { reference, folder, isAgain } = wish;
  return withDesk(config, async (desk) => {
    const { found, lines } = await desk({ order: 'export:find', reference, isAgain });
    if (!found) throw new Error(lines.join('\n'));
    const files = await readFiles(config, found);
    const list = checksumList(files);
    const target = join(folder, reference);
    const wasThere = await placeFolder(folder, reference, [...files, list]);
    const sha256 = sha256Of(list.content);
    const run = randomIds.id();
    const marked = await desk({ order: 'export:mark', reference, run, sha256, isAgain });
    if (!marked.isDone) throw new Error(`${marked.lines.join('\n')}. ${target} is a copy of it`);
    const verb = wasThere ? 'were there already, whole' : 'written';
    return [`${target}: ${files.length + 1} files ${verb}.`, ...marked.lines];
  });
}

/** Reads and opens every file, and compares it with the checksum that the portal recorded. */
async function readFiles(config: Config, found: ExportPackage): Promise<readonly PlainFile[]> {
  const files = new LocalFileStore(join(config.dataDir, 'files'));
  const vault = new EnvelopeVault(loadSecrets(config).keysFor('data'));
  const read = await Promise.all(
    found.files.map(async (file) => {
      const content = await getSealed({ files, vault }, file.key).catch(() => undefined);
      if (!content || sha256Of(content) !== file.sha256) {
        const where = join(config.dataDir, 'files', `${file.key}.sealed`);
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
