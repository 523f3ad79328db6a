import { fileDigest } from '../../attachments/fileDigest.ts';
import { type FileValue, keepFile } from '../../attachments/pendingFileCache.ts';

/**
 * Reads a file once to compute its digest, and stores the file in the file cache.
 *
 * @param onProgress called with whole percentages
 * @throws {DOMException} when the browser cannot read the file, for example because it was moved or
 *   changed meanwhile
 */
export async function readFile(
  file: File,
  onProgress: (percent: number) => void,
): Promise<FileValue> {
  const bytes = await bytesOf(file, onProgress);
  return {
    name: file.name,
    size: file.size,
    type: file.type,
    sha256: await fileDigest(bytes),
    ref: keepFile(file),
  };
}

function bytesOf(file: File, onProgress: (percent: number) => void): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((100 * loaded) / total) : 0);
    reader.onerror = () => reject(reader.error);
    reader.onload = () => {
      if (reader.result instanceof ArrayBuffer) resolve(reader.result);
      else reject(new TypeError('Cannot read the file: the reader returned no bytes'));
    };
    reader.readAsArrayBuffer(file);
  });
}
