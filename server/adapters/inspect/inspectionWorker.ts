import { fileTypeFromBuffer } from 'file-type';
import type { FileFault } from '../../ports/AttachmentInspector.ts';
import { imageSize } from './imageSize.ts';
import { pdfFault } from './pdfFault.ts';

/** What the bytes of a file show. */
export interface Sighting {
  /** Media type; absent when it is none that is known. */
  readonly type?: string;
  readonly fault?: FileFault;
}

/** Most pixels of a picture: a camera's, not a bomb's. */
const MOST_PIXELS = 64_000_000;

/**
 * Looks at the bytes of one file, and gives their memory back. Runs in a worker that may be ended at
 * any moment.
 */
export async function sight(content: Uint8Array<ArrayBuffer>): Promise<Sighting> {
  try {
    return await look(content);
  } finally {
    // The worker's own copy. It rests now, and no collector would come for 30 MB.
    content.buffer.transfer(0);
  }
}

async function look(content: Uint8Array): Promise<Sighting> {
  // The library also finds a PDF behind leading junk; readers differ there, so we do not.
  const found = await fileTypeFromBuffer(content);
  if (!found) return {};
  const fault = faultOf(content, found.mime);
  return fault === undefined ? { type: found.mime } : { type: found.mime, fault };
}

function faultOf(content: Uint8Array, type: string): FileFault | undefined {
  if (type === 'application/pdf') return pdfFault(content);
  if (!type.startsWith('image/')) return undefined;
  const size = imageSize(content, type);
  if (!size) return 'validation_fileDamaged';
  return size.width * size.height > MOST_PIXELS ? 'validation_imageTooLarge' : undefined;
}
