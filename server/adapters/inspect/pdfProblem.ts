import type { FileProblem } from '../../ports/files/AttachmentInspector.ts';
import { actsByItself } from './pdf/actions.ts';
import { Budget } from './pdf/Budget.ts';
import { enclosedFiles } from './pdf/enclosedFiles.ts';
import { readNames, tellOfAction } from './pdf/names.ts';
import { ObjectIndex } from './pdf/ObjectIndex.ts';
import { isObjectStream, readObjects, unpack } from './pdf/objectStream.ts';
import { type PdfParts, readPdf } from './pdf/readPdf.ts';

/**
 * Looks into a PDF without drawing it: is it whole, is it locked, can anything in it act?
 *
 * Everything that a reader could find is looked at: every version of every object, and the contents
 * of object streams. A file that leaves a doubt is damaged. Names of actions are also searched in all
 * bytes, as a second look that depends on no structure. Pages and pictures stay packed. An enclosed
 * file is fine when it is itself a PDF that passes this check, as in an acknowledgement, which carries
 * the signed form.
 *
 * @returns the fault, or `undefined` for a file without a fault
 */
export function pdfProblem(content: Uint8Array): FileProblem | undefined {
  const pdf = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return problemIn(pdf, new Budget(), 0);
}

/** @param depth how many PDFs this one is enclosed in */
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

/** @param names receives the names inside object streams */
function indexOf({ objects, trailers }: PdfParts, budget: Budget, names: Set<string>): ObjectIndex {
  const packed = objects.flatMap(({ stream }) => {
    if (!stream || !isObjectStream(stream)) return [];
    const unpacked = unpack(stream, budget);
    readNames(unpacked, names);
    return readObjects(stream, unpacked, budget);
  });
  return new ObjectIndex([...objects, ...packed], trailers);
}

/** @returns the fault of the enclosed files, or of one of them */
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

/** An acknowledgement that encloses a signed form may be enclosed in turn. */
const MOST_ENCLOSED = 3;

/** Some bytes may follow the end mark; readers look for it in the last thousand. */
const TAIL_BYTES = 1_100;

function isWhole(pdf: Buffer): boolean {
  const tail = pdf.subarray(-TAIL_BYTES).toString('latin1');
  return (
    /^%PDF-[12]\.\d/.test(pdf.subarray(0, 8).toString('latin1')) &&
    tail.includes('startxref') &&
    tail.includes('%%EOF')
  );
}
