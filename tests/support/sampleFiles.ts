import { deflateSync } from 'node:zlib';

/** Builds small files of each kind, good and bad, byte by byte. */

/**
 * Returns a PDF of one empty page.
 *
 * @param objects further objects, in the syntax of a file
 * @param trailer further entries of the trailer
 */
export function pdfWith(objects: readonly (string | Buffer)[] = [], trailer = ''): Buffer {
  const all: readonly (string | Buffer)[] = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] >>\nendobj\n',
    ...objects,
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  for (const object of all) {
    offsets.push(Buffer.concat(parts).length);
    parts.push(Buffer.from(object as string, 'latin1'));
  }
  const start = Buffer.concat(parts).length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = offsets.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n` +
        `<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/**
 * Returns a PDF that encloses a file.
 *
 * @param type dictionary entries of the file's stream
 */
export function enclosing(file: Buffer, type = '/Type /EmbeddedFile'): Buffer {
  return pdfWith([
    packedStream(4, file, type),
    '5 0 obj\n<< /Type /Filespec /F (a.pdf) /EF << /F 4 0 R >> >>\nendobj\n',
    '6 0 obj\n<< /EmbeddedFiles << /Names [(a.pdf) 5 0 R] >> >>\nendobj\n',
  ]);
}

/** Returns a compressed object stream. */
export function objectStream(
  number: number,
  content: string | Buffer,
  type = '/Type /ObjStm',
): Buffer {
  return packedStream(number, Buffer.from(content as string), `${type} /N 1 /First 4`);
}

/**
 * Returns an object stream as PDF producers write it: with numbers and offsets of its objects.
 *
 * @param objects the texts of the objects, by object number
 */
export function packedObjects(number: number, objects: Readonly<Record<number, string>>): Buffer {
  let body = '';
  const pairs = Object.entries(objects).map(([inside, text]) => {
    const pair = `${inside} ${body.length}`;
    body += `${text}\n`;
    return pair;
  });
  const list = `${pairs.join(' ')}\n`;
  const entries = `/Type /ObjStm /N ${pairs.length} /First ${list.length}`;
  return packedStream(number, Buffer.from(list + body), entries);
}

/** Returns a compressed stream object. */
export function packedStream(number: number, content: Buffer, entries = ''): Buffer {
  return streamObject(number, deflateSync(content), `${entries} /Filter /FlateDecode`);
}

/**
 * Returns a stream object.
 *
 * @param data the bytes of the stream, as they are in the file
 * @param between the text between the dictionary and the keyword `stream`
 */
export function streamObject(number: number, data: Buffer, entries = '', between = '\n'): Buffer {
  const head = `${number} 0 obj\n<< ${entries} /Length ${data.length} >>${between}stream\n`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream\nendobj\n')]);
}

/** Returns the headers of a PNG picture of a size, without pixels. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 2, 0, 0, 0], 16);
  const data = Buffer.from([0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    header,
    data,
  ]);
}

/** Returns the headers of a JPEG picture of a size, after an application segment. */
export function jpegOf(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const app = Buffer.concat([
    Buffer.from([0xff, 0xe0, 0, 16]),
    Buffer.from('JFIF\0'),
    Buffer.alloc(9),
  ]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), app, frame, Buffer.from([0xff, 0xd9])]);
}
