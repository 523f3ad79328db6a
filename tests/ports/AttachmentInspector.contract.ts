import { afterAll, describe, expect, it } from 'vitest';
import { PdfLibEnvelope } from '../../server/adapters/pdf/PdfLibEnvelope.ts';
import type {
  AttachmentInspector,
  FileProblem,
} from '../../server/ports/files/AttachmentInspector.ts';
import {
  enclosing,
  jpegOf,
  objectStream,
  packedStream,
  pdfWith,
  pngOf,
} from '../support/sampleFiles.ts';

const ALLOWANCE = { maxBytes: 5_242_880, accept: ['.pdf', '.jpg', '.jpeg', '.png'] };
const SCRIPT = '4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n';

const PROGRAM = Buffer.from('MZ\x90\0'.padEnd(600, '\0'), 'latin1');

/** Describes the contract of every inspector of attachments. */
export function describeAttachmentInspector(name: string, make: () => AttachmentInspector): void {
  describe(`${name} as AttachmentInspector`, () => {
    const inspector = make();
    afterAll(() => inspector.close());

    function inspect(name: string, content: Uint8Array, type = '', allowance = ALLOWANCE) {
      return inspector.inspect({ name, type, content }, allowance);
    }

    it.each([
      ['a.pdf', pdfWith(), 'application/pdf'],
      ['A.PDF', pdfWith(), 'application/pdf'],
      ['photo.jpg', jpegOf(4000, 3000), 'image/jpeg'],
      ['photo.JPEG', jpegOf(4000, 3000), 'image/jpeg'],
      ['scan.png', pngOf(2000, 3000), 'image/png'],
    ])('B-56: accepts %s', async (name, content, type) => {
      expect(await inspect(name, content)).toEqual({ ok: true, type, name });
    });

    it.each([
      ['a program called PDF', 'a.pdf', Buffer.from('MZ\x90\0'.padEnd(600, '\0'), 'latin1')],
      ['text called PDF', 'a.pdf', Buffer.from('hello')],
      ['a picture called PDF', 'a.pdf', pngOf(10, 10)],
      ['a PDF called picture', 'a.png', pdfWith()],
      ['a PDF behind junk', 'a.pdf', Buffer.concat([Buffer.alloc(2048, 0x41), pdfWith()])],
      [
        'a type that the form does not accept',
        'a.gif',
        Buffer.from('GIF89a\x01\0\x01\0;', 'latin1'),
      ],
      ['an archive', 'a.zip', Buffer.from('PK\x03\x04', 'latin1')],
      ['a file without ending', 'a', pdfWith()],
      ['a program with a turned name', 'a\u202Efdp.exe', pdfWith()],
      ['a second ending', 'a.pdf.exe', pdfWith()],
    ])('T-18: B-56: refuses %s', async (_, name, content) => {
      expect(await inspect(name, content)).toEqual({
        ok: false,
        key: 'validation_wrongFileType',
        args: ['.pdf, .jpg, .jpeg, .png'],
      });
    });

    it.each([
      ['application/pdf', true],
      ['Application/PDF; charset=x', true],
      ['application/octet-stream', true],
      ['', true],
      ['image/png', false],
      ['text/html', false],
    ])('T-18: compares the declared type %j with the type of the content', async (type, ok) => {
      expect(await inspect('a.pdf', pdfWith(), type)).toMatchObject({ ok });
    });

    it('B-21: refuses a file above the size limit, and an empty file', async () => {
      const content = pdfWith();
      const exact = { ...ALLOWANCE, maxBytes: content.length };
      const less = { ...ALLOWANCE, maxBytes: content.length - 1 };
      expect(await inspect('a.pdf', content, '', exact)).toMatchObject({ ok: true });
      expect(await inspect('a.pdf', content, '', less)).toEqual({
        ok: false,
        key: 'validation_fileSizeExceed',
        args: [content.length - 1],
      });
      expect(await inspect('a.pdf', Buffer.alloc(0))).toMatchObject({
        key: 'validation_fileEmpty',
      });
    });

    const hidden = SCRIPT.replace('/JavaScript', '/J#61vaScr#69pt');
    const wide = Buffer.from(`${'% padding\n'.repeat(500)}${SCRIPT}`);
    it.each([
      ['a script', pdfWith([SCRIPT]), 'validation_fileActive'],
      ['a script with an escaped name', pdfWith([hidden]), 'validation_fileActive'],
      [
        'a script in an object stream',
        pdfWith([objectStream(4, `5 0 ${SCRIPT}`)]),
        'validation_fileActive',
      ],
      [
        'a script in an object stream without type',
        pdfWith([objectStream(4, wide, '')]),
        'validation_fileActive',
      ],
      [
        'a launch action',
        pdfWith(['4 0 obj\n<< /S /Launch /F (calc.exe) >>\nendobj\n']),
        'validation_fileActive',
      ],
      [
        'an enclosed text',
        pdfWith([packedStream(4, Buffer.from('x'), '/Type /EmbeddedFile')]),
        'validation_fileAttachments',
      ],
      ['an enclosed program', enclosing(PROGRAM), 'validation_fileAttachments'],
      ['an enclosed program without type', enclosing(PROGRAM, ''), 'validation_fileAttachments'],
      [
        'an enclosed program with an escaped name',
        enclosing(PROGRAM, '/Type /Embedded#46ile'),
        'validation_fileAttachments',
      ],
      ['an enclosed PDF with a script', enclosing(pdfWith([SCRIPT])), 'validation_fileActive'],
      [
        'an enclosed PDF with a password',
        enclosing(pdfWith(['4 0 obj\n<< /V 5 >>\nendobj\n'], '/Encrypt 4 0 R')),
        'validation_fileAttachments',
      ],
      [
        'too many nested PDFs',
        enclosing(enclosing(enclosing(enclosing(pdfWith())))),
        'validation_fileAttachments',
      ],
      [
        'an enclosed file with an unsupported filter',
        pdfWith([
          '4 0 obj\n<< /Type /EmbeddedFile /Filter /LZWDecode >>\nstream\nx\nendstream\nendobj\n',
        ]),
        'validation_fileAttachments',
      ],
      [
        'an XFA form',
        pdfWith(['4 0 obj\n<< /AcroForm << /XFA 5 0 R >> >>\nendobj\n']),
        'validation_fileActive',
      ],
      [
        'an XFA form with an escaped name',
        pdfWith(['4 0 obj\n<< /AcroForm << /#58FA 5 0 R >> >>\nendobj\n']),
        'validation_fileActive',
      ],
      [
        'a form with a submit action',
        pdfWith(['4 0 obj\n<< /S /SubmitForm >>\nendobj\n']),
        'validation_fileActive',
      ],
      [
        'a password',
        pdfWith(['4 0 obj\n<< /Filter /Standard /V 5 >>\nendobj\n'], '/Encrypt 4 0 R'),
        'validation_fileEncrypted',
      ],
      ['no end', pdfWith().subarray(0, 200), 'validation_fileDamaged'],
      [
        'an object stream with an unsupported filter',
        pdfWith([
          '4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /LZWDecode >>\nstream\nx\nendstream\nendobj\n',
        ]),
        'validation_fileDamaged',
      ],
      [
        'an object stream that is compressed twice',
        pdfWith([
          '4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] >>\nstream\nx\nendstream\nendobj\n',
        ]),
        'validation_fileDamaged',
      ],
    ] as readonly (readonly [string, Buffer, FileProblem])[])(
      'T-18, T-19, B-57: refuses a PDF with %s',
      async (_, content, key) => {
        expect(await inspect('a.pdf', content)).toMatchObject({ ok: false, key });
      },
    );

    it.each([
      ['a PDF', enclosing(pdfWith())],
      ['a PDF that encloses a PDF', enclosing(enclosing(pdfWith()))],
      ['nothing', pdfWith(['4 0 obj\n<< /EmbeddedFiles << /Names [] >> >>\nendobj\n'])],
    ])('promise 13: accepts a PDF that encloses %s', async (_, content) => {
      expect(await inspect('a.pdf', content)).toMatchObject({ ok: true });
    });

    it('promise 13: accepts an acknowledgement with its enclosed signed form', async () => {
      const signed = await new PdfLibEnvelope().enclose({ cover: pdfWith(), files: [] });
      const content = await new PdfLibEnvelope().enclose({
        cover: pdfWith(),
        files: [{ name: 'a.pdf', type: 'application/pdf', description: 'Signed', content: signed }],
      });
      expect(await inspect('a.pdf', content)).toMatchObject({ ok: true });
    });

    it('accepts a PDF with a compressed page that shows the text /JavaScript', async () => {
      const page = packedStream(4, Buffer.from('BT (How /JavaScript works) Tj ET'));
      expect(await inspect('a.pdf', pdfWith([page]))).toMatchObject({ ok: true });
    });

    it('T-18: B-57: refuses a PDF bomb within 5 seconds and 300 MB of memory', async () => {
      const bomb = pdfWith([objectStream(4, Buffer.alloc(200 * 1024 * 1024, 0x20))]);
      expect(bomb.length).toBeLessThan(400_000);
      const before = process.memoryUsage().rss;
      const started = performance.now();
      expect(await inspect('a.pdf', bomb)).toMatchObject({ key: 'validation_fileDamaged' });
      expect(performance.now() - started).toBeLessThan(5_000);
      expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
    });

    it.each([
      ['a PNG', 'a.png', pngOf(20_000, 20_000)],
      ['a JPEG', 'a.jpg', jpegOf(20_000, 20_000)],
    ])('T-18: B-57: refuses %s of 400 million pixels', async (_, name, content) => {
      expect(await inspect(name, content)).toMatchObject({ key: 'validation_imageTooLarge' });
    });

    it.each([
      ['a PNG without size', 'a.png', pngOf(0, 10)],
      [
        'a JPEG without frame',
        'a.jpg',
        Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0\0\0\0\0\0\0\0\0\0', 'latin1'),
      ],
    ])('refuses %s as damaged', async (_, name, content) => {
      expect(await inspect(name, content)).toMatchObject({ key: 'validation_fileDamaged' });
    });

    it.each([
      ['../../etc/x.pdf', 'x.pdf'],
      ['C:\\temp\\x.pdf', 'x.pdf'],
      ['a\u202Eb\u0000c\u200B.pdf', 'abc.pdf'],
      ['con.pdf', '_con.pdf'],
      ['a<b>"c".pdf', 'a_b__c_.pdf'],
      ['陳大文 身分證.pdf', '陳大文 身分證.pdf'],
      [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
      ['  ..x.pdf', 'x.pdf'],
    ])('B-56: returns the file name %j as %j', async (name, shown) => {
      expect(await inspect(name, pdfWith())).toMatchObject({ ok: true, name: shown });
    });
  });
}
