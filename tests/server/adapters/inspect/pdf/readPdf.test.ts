import { describe, expect, it } from 'vitest';
import { Budget } from '../../../../../server/adapters/inspect/pdf/Budget.ts';
import { readPdf } from '../../../../../server/adapters/inspect/pdf/readPdf.ts';
import { pdfValue } from '../../../support/pdfValues.ts';

const read = (text: string) => readPdf(Buffer.from(text, 'latin1'), new Budget());

/** Returns a file of these objects, whose end points to its table. */
function fileOf(objects: string, trailer = 'trailer<</Size 1>>'): string {
  const body = `%PDF-1.7\n${objects}\n`;
  return `${body}xref\n0 0\n${trailer}\nstartxref\n${body.length}\n%%EOF\n`;
}
const streamOf = (length: string, data: string, end = '\nendstream') =>
  fileOf(`4 0 obj<<${length}>>stream\n${data}${end} endobj`);
const dataOf = (text: string) => read(text).objects.map(({ stream }) => String(stream?.data));

describe('readPdf: objects', () => {
  it('reads every version of every object, and the trailers', () => {
    const objects = '1 0 obj<</A 1>>endobj\n2 0 obj[]endobj 12 345 1 7 obj /B endobj';
    const { objects: read1, trailers } = read(fileOf(objects));
    expect(read1).toEqual([
      { number: 1, value: pdfValue('<</A 1>>') },
      { number: 2, value: [] },
      { number: 1, value: 'B' },
    ]);
    expect(trailers).toEqual([pdfValue('<</Size 1>>')]);
  });

  it('skips words and comments between objects', () => {
    const objects = '5 word\n2 % two\n0 obj 8 endobj % end';
    expect(read(fileOf(objects)).objects).toEqual([{ number: 2, value: 8 }]);
  });

  it.each([
    ['an object without a number', '0 obj 1 endobj', 'an object without a number'],
    ['an object without an end', '1 0 obj 1 endxxx', 'an object without end'],
    ['a stream without a dictionary', '1 0 obj 7 stream\na\nendstream', 'an object without end'],
    ['a stream without an end', '1 0 obj<<>>stream\nabc', 'a stream without end'],
    ['a second header', '1 0 obj 1 endobj\n%PDF-1.7', 'it is two documents'],
    ['an object in a comment', '% 1 0 obj 7 endobj', 'an object is inside another'],
    ['a value that cannot be read', '1 0 obj (a endobj', 'a string has no end'],
  ])('rejects %s', (_, objects, message) => {
    expect(() => read(fileOf(objects))).toThrow(`Cannot read the PDF: ${message}`);
  });
});

describe('readPdf: streams', () => {
  it.each([
    ['its length', '/Length 3', 'abc', 'abc'],
    [
      'its length, although the data contain the end mark',
      '/Length 13',
      'abc endstream',
      'abc endstream',
    ],
    ['the end mark when the length is too short', '/Length 1', 'abc', 'abc\n'],
    ['the end mark when the length is too long', '/Length 99', 'abc', 'abc\n'],
    ['the end mark when the length is negative', '/Length -3', 'abc', 'abc\n'],
    ['the end mark when the length is elsewhere', '/Length 5 0 R', 'abc', 'abc\n'],
    ['the end mark without a length', '', 'abc', 'abc\n'],
    ['the second of two lengths', '/Length 99/Length 2', 'ab', 'ab'],
  ])('ends the data by %s', (_, length, data, expected) => {
    expect(dataOf(streamOf(length, data))).toEqual([expected]);
  });

  it.each([
    ['16 spaces', ' '.repeat(16), 'abc'],
    ['17 spaces and more', ' '.repeat(30), `abc${' '.repeat(30)}`],
  ])('accepts %s before the end mark', (_, space, expected) => {
    expect(dataOf(streamOf('/Length 3', 'abc', `${space}endstream`))).toEqual([expected]);
  });

  it.each(['\r\n', '\n', '\r', '  \r\n'])('begins the data after %j', (end) => {
    const file = fileOf(`4 0 obj<</Length 3>>stream${end}abc\nendstream endobj`);
    expect(dataOf(file)).toEqual(['abc']);
  });

  it('keeps an empty line at the start of the data', () => {
    expect(dataOf(fileOf('4 0 obj<</Length 2>>stream\n\na\nendstream endobj'))).toEqual(['\na']);
  });
});

describe('readPdf: the end', () => {
  const BODY = '%PDF-1.7\n1 0 obj 1 endobj\n';

  it('accepts an end that points to an object', () => {
    expect(read(`${BODY}startxref 9 %%EOF`).objects).toHaveLength(1);
    expect(read(`${BODY}startxref 8 %%EOF`).objects).toHaveLength(1);
  });

  it('ignores 0 in all ends except the last', () => {
    const linearized = `${BODY}startxref 0 %%EOF\n2 0 obj 1 endobj startxref 9`;
    expect(read(linearized).objects).toHaveLength(2);
    expect(() => read(`${BODY}startxref 0`)).toThrow('its end points to no cross-reference');
  });

  it.each([
    ['no end', BODY, 'its end points to no cross-reference'],
    ['an end that points elsewhere', `${BODY}startxref 11`, 'its end points to no cross-reference'],
    [
      'an earlier end that points elsewhere',
      `${BODY}startxref 3\n2 0 obj 1 endobj startxref 9`,
      'its end points',
    ],
    ['an end without an offset', `${BODY}startxref %%EOF`, 'its end is unclear'],
    ['two ends in turn', `${BODY}startxref 9 startxref 9`, 'its end is unclear'],
    ['a trailer without an end', `${BODY}trailer<<>>other`, 'a trailer without end'],
  ])('rejects %s', (_, text, message) => {
    expect(() => read(text)).toThrow(`Cannot read the PDF: ${message}`);
  });
});
