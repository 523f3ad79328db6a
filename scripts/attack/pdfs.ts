import { deflateSync } from 'node:zlib';
import { packedObjects, pdfWith, streamObject } from '../../tests/support/sampleFiles.ts';
import { type Attack, unless } from './Attack.ts';
import { answersWithFile, bodyOf, lreal1, type Saved, save } from './honestForm.ts';
import type { Target } from './Target.ts';

const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>';
const WEB_PAGE = '<< /S /URI /URI (https://evil.example) >>';
const HEADER = '5 0 ';
/** An object stream that contains a script, before compression. */
const INSIDE = Buffer.from(`${HEADER}${SCRIPT}`);
const HEX = Buffer.from(`${INSIDE.toString('hex')}>`);
const OBJECTS = `/Type /ObjStm /N 1 /First ${HEADER.length}`;
const FLATE = `${OBJECTS} /Filter /FlateDecode`;
const REFUSALS = new Set(['validation_fileActive', 'validation_fileDamaged']);

const HIDDEN: readonly (readonly [string, Buffer])[] = [
  [
    'a script that is packed twice',
    hidden(`${OBJECTS} /Filter [/FlateDecode /FlateDecode]`, deflateSync(deflateSync(INSIDE))),
  ],
  [
    'a script that is packed, then in hexadecimal',
    hidden(`${OBJECTS} /Filter [/FlateDecode /ASCIIHexDecode]`, deflateSync(HEX)),
  ],
  [
    'a packed script whose filter is spelled /F#69lter',
    hidden(`${OBJECTS} /F#69lter /FlateDecode`, deflateSync(INSIDE)),
  ],
  [
    'a packed script with a comment before "stream"',
    hidden(FLATE, deflateSync(INSIDE), '\n% a comment\n'),
  ],
  [
    'a packed script behind a dictionary of 5 KB',
    hidden(`${FLATE} /Pad (${'x'.repeat(5000)})`, deflateSync(INSIDE)),
  ],
  [
    'a packed script behind the word "obj" in a text',
    hidden(`${FLATE} /Note (an obj)`, deflateSync(INSIDE)),
  ],
  [
    'an action that opens a web page',
    pdfWith([`4 0 obj\n<< /Type /Catalog /OpenAction ${WEB_PAGE} >>\nendobj\n`]),
  ],
];

/**
 * Attacks with PDF files that contain a script or an action, mostly hidden from the inspection
 * (F9).
 */
export const pdfs: readonly Attack[] = [
  {
    fault: 'F9',
    sends: 'an honest PDF with a packed object (for comparison)',
    expects: 'it is saved',
    run: async (target) => {
      const { result, text } = await upload(target, pdfWith([packedObjects(4, { 5: '(text)' })]));
      return unless(result === 'ok', text);
    },
  },
  ...HIDDEN.map(
    ([what, content]): Attack => ({
      fault: 'F9',
      sends: `a PDF with ${what}`,
      expects: 'rejected as active or damaged, nothing is saved',
      run: async (target) => {
        const { faults, submissionId, text } = await upload(target, content);
        const isRefused = faults.length > 0 && faults.every((key) => REFUSALS.has(key));
        return unless(isRefused && submissionId === undefined, text);
      },
    }),
  ),
];

/**
 * Returns a PDF with an object stream.
 *
 * @param entries the dictionary entries of the stream
 * @param before the text between the dictionary and the data
 */
function hidden(entries: string, data: Buffer, before = '\n'): Buffer {
  return pdfWith([streamObject(4, data, entries, before)]);
}

async function upload(target: Target, content: Buffer): Promise<Saved> {
  const form = await lreal1(target);
  return save(target, bodyOf(form, answersWithFile(content)));
}
