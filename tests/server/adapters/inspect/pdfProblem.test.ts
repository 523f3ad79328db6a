import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfProblem } from '../../../../server/adapters/inspect/pdfProblem.ts';
import type { FileProblem } from '../../../../server/ports/files/AttachmentInspector.ts';
import { packedObjects, pdfWith, streamObject } from '../../../support/sampleFiles.ts';

const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>';
const WEB_PAGE = '<< /S /URI /URI (https://example.com) >>';
const HEADER = '5 0 ';
const INSIDE = Buffer.from(`${HEADER}${SCRIPT}`);
const HEX = Buffer.from(`${INSIDE.toString('hex')}>`);
const OBJECTS = `/Type /ObjStm /N 1 /First ${HEADER.length}`;
const FLATE = `${OBJECTS} /Filter /FlateDecode`;

/** Returns an object stream with the given data and the text between dictionary and data. */
function hidden(entries: string, data: Buffer, before = '\n'): Buffer {
  return pdfWith([streamObject(4, data, entries, before)]);
}

function opening(action: string, objects: readonly (string | Buffer)[] = []): Buffer {
  return pdfWith([`4 0 obj\n<< /Type /Catalog /OpenAction ${action} >>\nendobj\n`, ...objects]);
}

/** Replaces a text with another of the same length, so that offsets remain correct. */
function patched(pdf: Buffer, from: string, to: string): Buffer {
  expect(to).toHaveLength(from.length);
  expect(pdf.includes(from, 0, 'latin1')).toBe(true);
  return Buffer.from(pdf.toString('latin1').replace(from, to), 'latin1');
}

/** Returns a PDF with object 5 inside the data of stream 4, a possible cross-reference target. */
function nested(object: string | Buffer): Buffer {
  return pdfWith([
    streamObject(4, Buffer.concat([Buffer.from(object as string), Buffer.from(' ')])),
  ]);
}

describe('pdfProblem', () => {
  const active = 'validation_fileActive';
  const damaged = 'validation_fileDamaged';

  it.each([
    [
      'packed twice',
      hidden(`${OBJECTS} /Filter [/FlateDecode /FlateDecode]`, deflateSync(deflateSync(INSIDE))),
      damaged,
    ],
    [
      'packed, then as hex',
      hidden(`${OBJECTS} /Filter [/FlateDecode /ASCIIHexDecode]`, deflateSync(HEX)),
      damaged,
    ],
    ['as hex', hidden(`${OBJECTS} /Filter /ASCIIHexDecode`, HEX), damaged],
    [
      'packed, a filter with an escaped key',
      hidden(`${OBJECTS} /F#69lter /FlateDecode`, deflateSync(INSIDE)),
      active,
    ],
    [
      'packed, a filter with an escaped name',
      hidden(`${OBJECTS} /Filter /Flate#44ecode`, deflateSync(INSIDE)),
      active,
    ],
    [
      'packed, a filter with a short key',
      hidden(`${OBJECTS} /F /FlateDecode`, deflateSync(INSIDE)),
      damaged,
    ],
    [
      'packed, a filter with a short name',
      hidden(`${OBJECTS} /Filter /Fl`, deflateSync(INSIDE)),
      damaged,
    ],
    [
      'packed, a filter elsewhere',
      pdfWith([
        Buffer.from('5 0 obj\n/FlateDecode\nendobj\n'),
        streamObject(4, deflateSync(INSIDE), `${OBJECTS} /Filter 5 0 R`),
      ]),
      damaged,
    ],
    [
      'packed, with two filters of one key',
      hidden(`${FLATE} /Filter /ASCIIHexDecode`, deflateSync(INSIDE)),
      damaged,
    ],
    [
      'predicted',
      hidden(`${FLATE} /DecodeParms << /Predictor 12 /Columns 4 >>`, deflateSync(INSIDE)),
      damaged,
    ],
    ['in another file', hidden(`${OBJECTS} /F (a.bin)`, Buffer.from('x')), damaged],
    ['behind a comment', hidden(FLATE, deflateSync(INSIDE), '\n% a comment\n'), active],
    [
      'behind a comment on the same line',
      hidden(FLATE, deflateSync(INSIDE), '% a comment\n'),
      active,
    ],
    [
      'behind a large dictionary',
      hidden(`${FLATE} /Pad (${'x'.repeat(5_000)})`, deflateSync(INSIDE)),
      active,
    ],
    [
      'behind the word obj in a text',
      hidden(`${FLATE} /Note (an obj)`, deflateSync(INSIDE)),
      active,
    ],
    ['behind the word obj in a name', hidden(`${FLATE} /obj 1`, deflateSync(INSIDE)), active],
    [
      'behind a text with a bracket',
      hidden(`${FLATE} /Note (\\) >> stream)`, deflateSync(INSIDE)),
      damaged,
    ],
    [
      'inside the data of another stream',
      nested(streamObject(5, deflateSync(INSIDE), FLATE)),
      damaged,
    ],
    [
      'inside the data of another stream, behind a comment',
      nested(streamObject(5, deflateSync(INSIDE), FLATE, '%\n')),
      damaged,
    ],
    [
      'inside a text',
      pdfWith([
        Buffer.concat([
          Buffer.from('4 0 obj\n('),
          streamObject(5, deflateSync(INSIDE), FLATE),
          Buffer.from(')\nendobj\n'),
        ]),
      ]),
      damaged,
    ],
    ['inside a comment', pdfWith([`% 4 0 obj << ${OBJECTS} >> stream\n`]), damaged],
    [
      'with an invalid list of objects',
      hidden(`/Type /ObjStm /N 1 /First 3`, Buffer.from('abc 1')),
      damaged,
    ],
    [
      'with a list longer than its declared length',
      hidden(`/Type /ObjStm /N 1 /First 8`, Buffer.from('5 0 6 2 1 1 ')),
      damaged,
    ],
    [
      'with descending offsets in its list',
      hidden(`/Type /ObjStm /N 2 /First 8`, Buffer.from('5 2 6 0 1 1 ')),
      damaged,
    ],
    ['that is cut short', hidden(FLATE, deflateSync(INSIDE).subarray(0, -8)), damaged],
  ] as readonly (readonly [string, Buffer, FileProblem])[])(
    'refuses a script in an object stream %s',
    (_, content, fault) => {
      expect(pdfProblem(content)).toBe(fault);
    },
  );

  it.each([
    ['a web page', WEB_PAGE],
    ['a web page with escaped names', '<< /#53 /#55RI /URI (https://example.com) >>'],
    ['another document', '<< /S /GoToR /F (a.pdf) /D [0 /Fit] >>'],
    ['a print', '<< /S /Named /N /Print >>'],
    ['an action of no kind', '<< /D [3 0 R /Fit] >>'],
    ['an action of two kinds', '<< /S /GoTo /S /URI /URI (https://example.com) >>'],
    ['a page and then a web page', `<< /S /GoTo /D [3 0 R /Fit] /Next ${WEB_PAGE} >>`],
    ['a page and then many', `<< /S /GoTo /D [3 0 R /Fit] /Next [${WEB_PAGE}] >>`],
    ['a text', '(a)'],
  ])('refuses a PDF that opens with %s', (_, action) => {
    expect(pdfProblem(opening(action))).toBe(active);
    const elsewhere = `5 0 obj\n${action}\nendobj\n`;
    expect(pdfProblem(opening('5 0 R', [elsewhere]))).toBe(active);
    expect(pdfProblem(opening('5 0 R', [packedObjects(6, { 5: action })]))).toBe(active);
    const later = pdfWith([`4 0 obj\n<< /AA << /O ${action} >> >>\nendobj\n`]);
    expect(pdfProblem(later)).toBe(active);
  });

  it('refuses an opening action with a web page in either version', () => {
    const versions = [WEB_PAGE, '<< /S /GoTo /D [3 0 R /Fit] >>'];
    const objects = versions.map((action) => `5 0 obj\n${action}\nendobj\n`);
    expect(pdfProblem(opening('5 0 R', objects))).toBe(active);
    expect(pdfProblem(opening('5 0 R', objects.toReversed()))).toBe(active);
  });

  it.each([
    ['null', 'null'],
    ['a place on a page', '[3 0 R /XYZ null null 0]'],
    ['a page', '<< /S /GoTo /D [3 0 R /Fit] >>'],
    ['the next page', '<< /Type /Action /S /Named /N /NextPage >>'],
    [
      'a page and then another',
      '<< /S /GoTo /D [3 0 R /Fit] /Next [<< /S /Named /N /LastPage >>] >>',
    ],
    ['a page that follows itself', '<< /S /GoTo /D [3 0 R /Fit] /Next 5 0 R >>'],
  ])('accepts a PDF that opens with %s', (_, action) => {
    expect(pdfProblem(opening('5 0 R', [`5 0 obj\n${action}\nendobj\n`]))).toBeUndefined();
  });

  it.each([
    [
      'an update behind it',
      updated(pdfWith(), '3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n'),
    ],
    ['bytes behind its end', Buffer.concat([pdfWith(), Buffer.alloc(500)])],
    [
      'line breaks of one character',
      Buffer.from(pdfWith().toString('latin1').replaceAll('\n', '\r'), 'latin1'),
    ],
    [
      'comments between its objects',
      pdfWith(['% 100% of an object\n4 0 obj % one\n1 % two\nendobj\n']),
    ],
    ['an object without value', pdfWith(['4 0 obj\nendobj\n'])],
    [
      'objects without space',
      pdfWith(['4 0 obj<</A[1 2]/B(\\)>>)/C<41>/D 3 0 R/E true>>endobj 5 0 obj[]endobj\n']),
    ],
    [
      'a stream with a wrong declared length',
      pdfWith(['4 0 obj\n<< /Length 3 >>\nstream\nabcdef\nendstream\nendobj\n']),
    ],
    [
      'a stream with its length in another object',
      pdfWith([
        '4 0 obj\n<< /Length 5 0 R >>\nstream\nabc\nendstream\nendobj\n5 0 obj\n3\nendobj\n',
      ]),
    ],
    ['objects in a stream', pdfWith([packedObjects(4, { 5: '<< /Kids [3 0 R] >>', 6: '(a)' })])],
    [
      'metadata that mention objects',
      pdfWith([
        streamObject(
          4,
          Buffer.from('<x:xmpmeta>100 % stream of an obj </x:xmpmeta>'),
          '/Type /Metadata',
        ),
      ]),
    ],
  ])('accepts a PDF with %s', (_, content) => {
    expect(pdfProblem(content)).toBeUndefined();
  });

  it('accepts a link to a web page', () => {
    const link = `4 0 obj\n<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${WEB_PAGE} >>\nendobj\n`;
    expect(pdfProblem(pdfWith([link]))).toBeUndefined();
  });

  it.each([
    ['a script without its kind', '<< /JS (app.alert(1)) >>'],
    ['an XFA form', '<< /XFA (x) >>'],
    ['a script of a three-dimensional drawing', '<< /OnInstantiate 5 0 R >>'],
  ])('refuses %s', (_, dictionary) => {
    expect(pdfProblem(pdfWith([`4 0 obj\n${dictionary}\nendobj\n`]))).toBe(active);
    expect(pdfProblem(pdfWith([packedObjects(6, { 4: dictionary })]))).toBe(active);
  });

  it.each([
    ['a second document behind it', Buffer.concat([pdfWith(), pdfWith()])],
    [
      'two ends without anything between them',
      Buffer.concat([pdfWith(), Buffer.from('startxref\n0\n%%EOF\n')]),
    ],
    [
      'an end that points nowhere',
      Buffer.from(
        pdfWith()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n20'),
        'latin1',
      ),
    ],
    ['an object without end', patched(pdfWith(), 'endobj\n2 0 obj', 'endxxx\n2 0 obj')],
    [
      'an object number without a space before obj',
      patched(pdfWith(), 'endobj\n2 0 obj', 'endobj 2 0obj '),
    ],
    ['a dictionary without value', pdfWith(['4 0 obj\n<< /A >>\nendobj\n'])],
    ['a text without end', pdfWith(['4 0 obj\n(a\nendobj\n'])],
    ['too deep lists', pdfWith([`4 0 obj\n${'['.repeat(1e5)}${']'.repeat(1e5)}\nendobj\n`])],
    ['too many values', pdfWith([`4 0 obj\n[${'1 '.repeat(4e6)}]\nendobj\n`])],
    ['thousands of streams that begin', pdfWith(['>>stream\n'.repeat(50_000)])],
    ['thousands of objects in a text', pdfWith([`4 0 obj\n(${'1 0 obj ('.repeat(50_000)}`])],
  ])('reports as damaged a PDF with %s', (_, content) => {
    expect(pdfProblem(content)).toBe(damaged);
  });
});

/** Returns a PDF with an incremental update: further objects and their own end marker. */
function updated(pdf: Buffer, objects: string): Buffer {
  const start = pdf.length + objects.length;
  const end = `xref\n0 0\ntrailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(objects + end, 'latin1')]);
}
