import type { MessagePort } from 'node:worker_threads';
import { fileTypeFromBuffer } from 'file-type';
import type { CheckedCheque } from '#cheque';
import type { EChequeFieldNames } from '#engine';
import type { FileProblem } from '../../ports/files/AttachmentInspector.ts';
import { imageSize } from './imageSize.ts';
import { pdfProblem } from './pdfProblem.ts';

/** The result of inspecting a file's bytes. */
export interface InspectionResult {
  /** Media type; absent for an unknown type. */
  readonly type?: string;
  readonly fault?: FileProblem;
}

/** Most pixels of a picture: a camera's, not a bomb's. */
const MOST_PIXELS = 64_000_000;

/**
 * Looks at the bytes of one file, and gives their memory back. Runs in a worker that may be ended at
 * any moment.
 */
export async function inspect({
  content,
  started,
}: Started<InspectTask>): Promise<InspectionResult> {
  started.postMessage(null);
  try {
    return await look(content);
  } finally {
    // The worker's own copy. It rests now, and no collector would come for 30 MB.
    (content.buffer as ArrayBuffer).transfer(0);
  }
}

/** A task with a port on which the worker reports its start: the time limit counts from then. */
export type Started<T> = T & { readonly started: MessagePort };

/** A file to look at. */
export interface InspectTask {
  readonly content: Uint8Array;
}

/** An e-Cheque to read. */
export interface ChequeTask {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly fields: EChequeFieldNames;
}

/** Reads an e-Cheque; see `readECheque`. */
export async function readCheque({
  content,
  fields,
  started,
}: Started<ChequeTask>): Promise<CheckedCheque | undefined> {
  // Most files are no e-Cheques: the worker stays small without what reads them. Loading it is part
  // of the start.
  const { readECheque } = await import('#cheque');
  started.postMessage(null);
  return readECheque(content, fields);
}

async function look(content: Uint8Array): Promise<InspectionResult> {
  // The library also finds a PDF behind leading junk; readers differ there, so we do not.
  const found = await fileTypeFromBuffer(content);
  if (!found) return {};
  const fault = await fileProblem(content, found.mime);
  return fault === undefined ? { type: found.mime } : { type: found.mime, fault };
}

async function fileProblem(content: Uint8Array, type: string): Promise<FileProblem | undefined> {
  if (type === 'application/pdf') return pdfProblem(content);
  if (!type.startsWith('image/')) return undefined;
  const size = imageSize(content, type);
  if (!size) return 'validation_fileDamaged';
  return size.width * size.height > MOST_PIXELS ? 'validation_imageTooLarge' : undefined;
}
