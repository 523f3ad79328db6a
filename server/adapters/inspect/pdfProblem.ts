import type { FileProblem } from '../../ports/files/AttachmentInspector.ts';
import { actsByItself } from './pdf/actions.ts';
import { Budget } from './pdf/Budget.ts';
import { enclosedFiles } from './pdf/enclosedFiles.ts';
import { readNames, tellOfAction } from './pdf/names.ts';
import { ObjectIndex } from './pdf/ObjectIndex.ts';
import { isObjectStream, readObjects, unpack } from './pdf/objectStream.ts';
import { type PdfParts, readPdf } from './pdf/readPdf.ts';

/**
 * Checks a PDF without rendering it: whether it is complete, encrypted, or contains an action.
 *
 * Reads everything that a PDF reader could find: every version of every object, and the contents of
 * object streams. An ambiguous file counts as damaged. Names of actions are also searched in all
 * bytes, which depends on no structure. Pages and pictures are not decompressed. An enclosed file
 * must be a PDF that passes this check, such as the signed form in an acknowledgement.
 *
 * @returns the fault, or `undefined` for a file without a fault
 */
export function pdfProblem(content: Uint8Array): FileProblem | undefined {
  const pdf = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return problemIn(pdf, new Budget(), 0);
}

/** @param depth number of PDFs that enclose this PDF */
function problemIn(pdf: Buffer, budget: Budget, depth: number): FileProblem | undefined {
  if (!isWhole(pdf)) return 'validation_fileDamaged';
  const names = new Set<string>();
  readNames(pdf, names);
  if (names.has('Encrypt')) return 'validation_fileEncrypted';
  if (tellOfAction(names)) return 'validation_fileActive';
  let index: ObjectIndex;
  try {
    index = indexOf(readPdf(pdf, budget), budget, names);
  } catch {
    return tellOfAction(names) ? 'validation_fileActive' : 'validation_fileDamaged';
  }
  if (tellOfAction(names) || actsByItself(index)) return 'validation_fileActive';
  return enclosedProblem(index, budget, depth);
}

/** @param names set to which the names in object streams are added */
function indexOf({ objects, trailers }: PdfParts, budget: Budget, names: Set<string>): ObjectIndex {
  const packed = objects.flatMap(({ stream }) => {
    if (!stream || !isObjectStream(stream)) return [];
    const unpacked = unpack(stream, budget);
    readNames(unpacked, names);
    return readObjects(stream, unpacked, budget);
  });
  return new ObjectIndex([...objects, ...packed], trailers);
}

/** @returns the first fault of an enclosed file; `undefined` without a fault */
function enclosedProblem(
  index: ObjectIndex,
  budget: Budget,
  depth: number,
): FileProblem | undefined {
  try {
    for (const file of enclosedFiles(index, budget)) {
      if (depth === MOST_ENCLOSED) return 'validation_fileAttachments';
      const fault = problemIn(file, budget, depth + 1);
      if (fault === 'validation_fileActive') return fault;
      if (fault !== undefined) return 'validation_fileAttachments';
    }
    return undefined;
  } catch {
    return 'validation_fileAttachments';
  }
}

/**
 * Maximum depth of enclosed PDFs. An acknowledgement that encloses a signed form may be enclosed in
 * turn.
 */
const MOST_ENCLOSED = 3;

/**
 * Number of bytes at the end in which the end mark is searched. PDF readers search the last
 * thousand.
 */
const TAIL_BYTES = 1_100;

function isWhole(pdf: Buffer): boolean {
  const tail = pdf.subarray(-TAIL_BYTES).toString('latin1');
  return (
    /^%PDF-[12]\.\d/.test(pdf.subarray(0, 8).toString('latin1')) &&
    tail.includes('startxref') &&
    tail.includes('%%EOF')
  );
}
