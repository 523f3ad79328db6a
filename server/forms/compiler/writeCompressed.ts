import { readFile, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Writes a text file with its brotli and gzip copies, so that no request waits for compression.
 * Each file appears complete or not at all. A file with the same content is left unchanged, so that
 * the folder may become read-only.
 *
 * @param path absolute path
 */
export async function writeCompressed(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return;
  const content = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE_BYTES ? QUICK : BEST,
  };
  await writeWhole(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeWhole(
    `${path}.gz`,
    await promisify(gzip)(content, { level: content.length > LARGE_BYTES ? QUICK : 9 }),
  );
  await writeWhole(path, content);
}

/**
 * Size of a file from which the best compression would take seconds. Only the files of a large
 * external schema are longer.
 */
const LARGE_BYTES = 1_000_000;
const BEST = constants.BROTLI_MAX_QUALITY;
const QUICK = 5;

/**
 * Writes a file that appears complete or not at all. @param path absolute path in an existing
 * folder
 */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, content);
  await rename(draft, path);
}
