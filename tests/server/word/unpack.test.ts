import PizZip from 'pizzip';
import { describe, expect, it } from 'vitest';
import { TEMPLATE_LIMITS, unpack } from '../../../server/word/unpack.ts';
import { zipOf } from '../../support/wordFile.ts';

const BROKEN = 'The file is not a Word document';
const TOO_MUCH = 'The file unpacks to more than 16 MB or 200 parts';
const ENTRY = Buffer.from('PK\x01\x02');

/** Creates an archive of one part, and changes bytes of its entry in the directory. */
function changedEntry(change: (zip: Buffer, at: number) => void, text = 'text'): Buffer {
  const zip = zipOf({ 'a.txt': text });
  change(zip, zip.indexOf(ENTRY));
  return zip;
}

const manyParts = (count: number) =>
  zipOf(Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, ''])));

describe('unpack', () => {
  it('returns the bytes of each part, packed or stored, without folders', () => {
    const zip = new PizZip();
    zip.folder('word');
    zip.file('word/a.txt', 'a'.repeat(5000), { compression: 'DEFLATE' });
    zip.file('文.txt', 'stored', { compression: 'STORE' });
    zip.file('empty', '');
    const parts = unpack(zip.generate({ type: 'uint8array' }));
    const texts = [...parts].map(([name, content]) => [name, Buffer.from(content).toString()]);
    expect(Object.fromEntries(texts)).toEqual({
      'word/a.txt': 'a'.repeat(5000),
      '文.txt': 'stored',
      empty: '',
    });
  });

  it('reads an archive with a comment, from the middle of a larger buffer', () => {
    const zip = zipOf({ a: 'text' });
    const larger = Buffer.concat([Buffer.alloc(7), zip, Buffer.from('a comment')]);
    expect([...unpack(larger.subarray(7)).keys()]).toEqual(['a']);
  });

  it('accepts a file of 1 MB, and no larger file', () => {
    const { fileBytes } = TEMPLATE_LIMITS;
    expect(() => unpack(new Uint8Array(fileBytes))).toThrow(BROKEN);
    expect(() => unpack(new Uint8Array(fileBytes + 1))).toThrow('The file is larger than 1 MB');
  });

  it('accepts 200 parts, and no more', () => {
    expect(unpack(manyParts(200)).size).toBe(200);
    expect(() => unpack(manyParts(201))).toThrow(TOO_MUCH);
  });

  it('refuses more than 16 MB together', () => {
    const half = 'a'.repeat(TEMPLATE_LIMITS.unpackedBytes / 2);
    expect(unpack(zipOf({ a: half, b: half })).size).toBe(2);
    expect(() => unpack(zipOf({ a: half, b: half, c: 'a' }))).toThrow(TOO_MUCH);
  });

  it.each<readonly [string, (zip: Buffer, at: number) => void]>([
    ['a smaller size than the content', (zip, at) => zip.writeUInt32LE(3, at + 24)],
    ['a larger size than the content', (zip, at) => zip.writeUInt32LE(5, at + 24)],
    ['a packed length behind the file', (zip, at) => zip.writeUInt32LE(100_000, at + 20)],
    ['encryption', (zip, at) => zip.writeUInt16LE(1, at + 8)],
    ['another method', (zip, at) => zip.writeUInt16LE(12, at + 10)],
    ['a stored part of another size', (zip, at) => zip.writeUInt16LE(0, at + 10)],
    ['another signature', (zip, at) => zip.writeUInt32LE(0, at)],
    ['a place outside the file', (zip, at) => zip.writeUInt32LE(100_000, at + 42)],
  ])('refuses an entry with %s', (_, change) => {
    expect(() => unpack(changedEntry(change, 'text '.repeat(20)))).toThrow(BROKEN);
  });

  it.each([
    ['no bytes', Buffer.of()],
    ['another file', Buffer.alloc(100, 'a')],
    ['a cut archive', zipOf({ a: 'text' }).subarray(0, -1)],
  ])('refuses %s', (_, file) => {
    expect(() => unpack(file)).toThrow(BROKEN);
  });
});
