import type { MessagePort } from 'node:worker_threads';
import { fileTypeFromBuffer } from 'file-type';
import type { CheckedCheque } from '#cheque';
import type { EChequeFieldNames } from '#engine';
import type { FileProblem } from '../../ports/files/AttachmentInspector.ts';
import { imageSize } from './imageSize.ts';
import { pdfProblem } from './pdfProblem.ts';

/** The result of inspecting a file's bytes. */
export interface InspectionResult {
  /** Media type of the bytes; absent for an unknown type. */
  readonly type?: string;
  readonly fault?: FileProblem;
}

/**
 * Maximum number of pixels of a picture: enough for a camera, but not for a decompression bomb.
 */
const MOST_PIXELS = 64_000_000;

/**
 * Inspects the bytes of one file, then frees their memory. Runs in a worker that may be terminated
 * at any moment.
 */
export async function inspect({
  content,
  started,
}: Started<InspectTask>): Promise<InspectionResult> {
  started.postMessage(null);
  try {
    return await look(content);
  } finally {
    // Frees the worker's own copy at once. An idle worker runs no garbage collection.
    (content.buffer as ArrayBuffer).transfer(0);
  }
}

/** A task with a port on which the worker reports its start. The time limit starts then. */
export type Started<T> = T & { readonly started: MessagePort };

/** A file to inspect. */
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
  // Most files are not e-Cheques, so the code that reads them is lazy-loaded. Loading the code is
  // part of the start.
  const { readECheque } = await import('#cheque');
  started.postMessage(null);
  return readECheque(content, fields);
}

async function look(content: Uint8Array): Promise<InspectionResult> {
  // The library detects a PDF also after other leading bytes. `pdfProblem` refuses such a file.
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
