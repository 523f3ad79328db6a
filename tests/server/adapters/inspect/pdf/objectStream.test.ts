import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../../../../server/adapters/inspect/pdf/Budget.ts';
import {
  isObjectStream,
  readObjects,
  unpack,
} from '../../../../../server/adapters/inspect/pdf/objectStream.ts';
import { type PdfStream, TEXT } from '../../../../../server/adapters/inspect/pdf/PdfValue.ts';
import { pdfDict } from '../../../support/pdfValues.ts';

const streamOf = (entries: string, data: Buffer | string = ''): PdfStream => ({
  dict: pdfDict(`<<${entries}>>`),
  data: Buffer.from(data as string),
});

describe('isObjectStream', () => {
  it.each([
    ['/Type/ObjStm', true],
    ['/Type/XObject/Type/ObjStm', true],
    ['/First 4/N 1', true],
    ['/First 4', false],
    ['/N 1', false],
    ['/Type/XObject', false],
  ])('is for %s %s', (entries, expected) => {
    expect(isObjectStream(streamOf(entries))).toBe(expected);
  });
});

describe('unpack', () => {
  const packed = deflateSync('content');

  it.each<[string, string, Buffer | string]>([
    ['no filter', '', 'content'],
    ['a filter null', '/Filter null', 'content'],
    ['an empty list of filters', '/Filter[]', 'content'],
    ['FlateDecode', '/Filter/FlateDecode', packed],
    ['FlateDecode in a list', '/Filter[/FlateDecode]/DecodeParms[null]', packed],
    ['no predictor', '/Filter/FlateDecode/DecodeParms<</Columns 4>>', packed],
    ['the predictor 1', '/Filter/FlateDecode/DecodeParms[<</Predictor 1>>]', packed],
  ])('unpacks data with %s', (_, entries, data) => {
    const budget = new Budget();
    const before = budget.bytesLeft;
    expect(unpack(streamOf(entries, data), budget).toString()).toBe('content');
    expect(before - budget.bytesLeft).toBe('content'.length);
  });

  it.each([
    ['two filters', '/Filter[/FlateDecode/FlateDecode]'],
    ['another filter', '/Filter/LZWDecode'],
    ['a short name of the filter', '/Filter/Fl'],
    ['a predictor', '/Filter/FlateDecode/DecodeParms<</Predictor 12>>'],
    ['a predictor after others', '/Filter/FlateDecode/DecodeParms[null<</Predictor 2>>]'],
    ['parameters that are no dictionary', '/Filter/FlateDecode/DecodeParms 4 0 R'],
    ['a key for a file', '/F(a)'],
    ['a key for a filter of a file', '/FFilter null'],
    ['a key for parameters of a file', '/FDecodeParms null'],
    ['a short key for parameters', '/DP null'],
  ])('rejects data with %s', (_, entries) => {
    const stream = streamOf(entries, packed);
    expect(() => unpack(stream, new Budget())).toThrow('it is packed in an unusual way');
  });

  it('rejects two filters of one key', () => {
    const stream = streamOf('/Filter null/Filter/FlateDecode', packed);
    expect(() => unpack(stream, new Budget())).toThrow('two values of Filter');
  });

  it('rejects damaged data and data above the budget', () => {
    const entries = '/Filter/FlateDecode';
    expect(() => unpack(streamOf(entries, 'damaged'), new Budget())).toThrow(
      'incorrect header check',
    );
    const spent = new Budget();
    spent.takeBytes(spent.bytesLeft - 6);
    expect(() => unpack(streamOf(entries, packed), spent)).toThrow(RangeError);
    expect(() => unpack(streamOf('', 'content'), spent)).toThrow('it unpacks to too much');
  });
});

describe('readObjects', () => {
  const read = (entries: string, data: string) =>
    readObjects(streamOf(entries), Buffer.from(data), new Budget());

  it('reads the objects at their offsets', () => {
    expect(read('/N 3/First 13', '7 0 8 4 9 11 (a) /Name  [1 2]')).toEqual([
      { number: 7, value: TEXT },
      { number: 8, value: 'Name' },
      { number: 9, value: [1, 2] },
    ]);
    expect(read('/N 0/First 0', '')).toEqual([]);
  });

  it('reads an object without content as null', () => {
    expect(read('/N 2/First 8', '7 0 8 0 1')).toEqual([
      { number: 7, value: null },
      { number: 8, value: 1 },
    ]);
  });

  it.each([
    ['no number of objects', '/First 4', '7 0 1', 'the object stream'],
    ['a negative start', '/N 1/First -1', '7 0 1', 'the object stream'],
    ['half an object', '/N 0.5/First 4', '7 0 1', 'the object stream'],
    ['a short list', '/N 2/First 4', '7 0 1', 'the list of the object stream'],
    ['a long list', '/N 1/First 8', '7 0 8 0 1', 'the list of the object stream'],
    ['a name in the list', '/N 1/First 5', '/A 0 1', 'the list of the object stream'],
    ['overlapping objects', '/N 2/First 8', '7 1 8 0 12', 'its objects overlap'],
    ['a keyword after an object', '/N 1/First 4', '7 0 1 endobj', 'an object of the object stream'],
  ])('rejects %s', (_, entries, data, message) => {
    expect(() => read(entries, data)).toThrow(message);
  });

  it('rejects two starts', () => {
    expect(() => read('/N 1/First 4/First 0', '7 0 1')).toThrow('two values of First');
  });
});
