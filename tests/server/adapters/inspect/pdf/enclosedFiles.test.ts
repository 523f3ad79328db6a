import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../../../../server/adapters/inspect/pdf/Budget.ts';
import { enclosedFiles } from '../../../../../server/adapters/inspect/pdf/enclosedFiles.ts';
import { ObjectIndex } from '../../../../../server/adapters/inspect/pdf/ObjectIndex.ts';
import type { PdfObject } from '../../../../../server/adapters/inspect/pdf/PdfValue.ts';
import { pdfDict, pdfValue } from '../../../support/pdfValues.ts';

const object = (number: number, text: string): PdfObject => ({ number, value: pdfValue(text) });
function stream(number: number, entries: string, data: string | Buffer): PdfObject {
  const dict = pdfDict(`<<${entries}>>`);
  return { number, value: dict, stream: { dict, data: Buffer.from(data as string) } };
}
const filesOf = (...objects: readonly PdfObject[]) =>
  [...enclosedFiles(new ObjectIndex(objects, []), new Budget())].map(String);
const FILE = stream(4, '', 'file');

describe('enclosedFiles', () => {
  it('unpacks streams of the type EmbeddedFile', () => {
    const packed = stream(4, '/Type/EmbeddedFile/Filter/FlateDecode', deflateSync('packed'));
    const second = stream(5, '/Type/X/Type/EmbeddedFile', 'plain');
    expect(filesOf(packed, second, stream(6, '/Type/Metadata', 'other'))).toEqual([
      'packed',
      'plain',
    ]);
  });

  it.each([
    ['EF', [object(5, '<</Type/Filespec/EF<</F 4 0 R>>>>')]],
    ['RF', [object(5, '<</RF<</F[(a) 4 0 R]>>>>')]],
    ['EF by reference', [object(5, '<</EF 6 0 R>>'), object(6, '<</UF 4 0 R>>')]],
    ['EF twice', [object(5, '<</EF<<>>/EF<</F 4 0 R>>>>')]],
  ])('unpacks a stream that a file specification names: %s', (_, objects) => {
    expect(filesOf(FILE, ...objects)).toEqual(['file']);
  });

  it('resolves a reference of two specifications once', () => {
    const both = object(5, '[<</EF 6 0 R>><</EF 6 0 R>>]');
    expect(filesOf(FILE, both, object(6, '<</F 4 0 R>>'))).toEqual(['file']);
  });

  it('unpacks a stream once, and each version of it', () => {
    const twice = object(5, '<</EF<</F 4 0 R/UF 4 0 R>>>>');
    const typed = stream(4, '/Type/EmbeddedFile', 'new');
    expect(filesOf(FILE, typed, twice).toSorted()).toEqual(['file', 'new']);
  });

  it('returns nothing for a reference to a missing object', () => {
    expect(filesOf(FILE, object(5, '<</EF 9 0 R/RF<</F 8 0 R>>>>'))).toEqual([]);
  });

  it.each([
    ['a file that is not a stream', '<</EF<</F 6 0 R>>>>'],
    ['a specification that is a list', '<</EF[4 0 R]>>'],
    ['a specification by reference that is a number', '<</EF 6 0 R>>'],
    ['a file that is a text', '<</EF<</F(a)>>>>'],
  ])('rejects %s', (_, text) => {
    expect(() => filesOf(FILE, object(5, text), object(6, '1'))).toThrow(
      'Cannot read the enclosed files of the PDF',
    );
  });

  it('rejects an enclosed file with an unusual encoding', () => {
    const hex = stream(4, '/Type/EmbeddedFile/Filter/ASCIIHexDecode', '41>');
    expect(() => filesOf(hex)).toThrow('it is packed in an unusual way');
  });
});
