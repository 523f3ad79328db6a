import { describe, expect, it } from 'vitest';
import { Budget } from '../../../../../server/adapters/inspect/pdf/Budget.ts';
import { PdfTokens } from '../../../../../server/adapters/inspect/pdf/PdfTokens.ts';
import {
  PdfDict,
  PdfRef,
  type PdfValue,
  TEXT,
} from '../../../../../server/adapters/inspect/pdf/PdfValue.ts';
import { readValue } from '../../../../../server/adapters/inspect/pdf/readValue.ts';

const read = (text: string) =>
  readValue(new PdfTokens(Buffer.from(text, 'latin1'), 0, new Budget()));
const valueIn = (text: string) => read(text).value;
const dict = (...entries: [string, PdfValue][]) => new PdfDict(entries);

describe('readValue', () => {
  it.each([
    ['a name', '/Type', 'Type'],
    ['a name with escapes', '/J#61va#53cript', 'JavaScript'],
    ['a name with a wrong escape', '/A#G1', 'A#G1'],
    ['an empty name', '/ ', ''],
    ['a number', ' 12 ', 12],
    ['a signed number', '-3.5', -3.5],
    ['a number that ends with a point', '4.', 4],
    ['true', 'true', true],
    ['null', 'null', null],
    ['nothing', '', null],
    ['white space of every kind', '\0\t\n\f\r 7', 7],
    ['a comment before it', '% /JS (x)\r7', 7],
    ['a comment after it', '7 % 8 9', 7],
    ['a string', '(a)', TEXT],
    ['a string with brackets', '(a (b) c)', TEXT],
    ['a string with escapes', '(a \\) \\( \\\\)', TEXT],
    ['a string with a comment', '(% >>)', TEXT],
    ['a hexadecimal string', '<48 65>', TEXT],
    ['a list', '[1/A(b)[]true]', [1, 'A', TEXT, [], true]],
    ['a reference', '12 0 R', new PdfRef(12)],
    ['references of a list', '[1 0 R 2 0 R]', [new PdfRef(1), new PdfRef(2)]],
    ['a dictionary', '<</A 1/B<</C[2]>>>>', dict(['A', 1], ['B', dict(['C', [2]])])],
    ['a dictionary with a key twice', '<</A 1/A 2>>', dict(['A', 1], ['A', 2])],
    ['names side by side', '<</A/B/C/D>>', dict(['A', 'B'], ['C', 'D'])],
    ['a reference in a dictionary', '<</A 3 0 R>>', dict(['A', new PdfRef(3)])],
  ])('reads %s', (_, text, expected) => {
    expect(valueIn(text)).toEqual(expected);
  });

  it.each([
    ['<</A 1>> endobj 7', 'endobj'],
    ['<</A 1>>stream', 'stream'],
    ['7', undefined],
    ['7 True', 'True'],
  ])('%s ends with the keyword %s', (text, endedBy) => {
    expect(read(text).endedBy).toBe(endedBy);
  });

  it('a second call continues after the first value', () => {
    const tokens = new PdfTokens(Buffer.from('1 endobj [2] endobj'), 0, new Budget());
    expect([readValue(tokens).value, readValue(tokens).value]).toEqual([1, [2]]);
  });

  it.each([
    ['a list that ends as a dictionary', '[1>>', 'its brackets do not match'],
    ['a dictionary that ends as a list', '<</A 1]', 'its brackets do not match'],
    ['an end without a beginning', '>>', 'its brackets do not match'],
    ['half a bracket', '>', 'a bracket is missing at 0'],
    ['a list without an end', '[1 2', 'bad value'],
    ['a list that a keyword ends', '[1 endobj]', 'bad value'],
    ['two values', '1 2', 'bad value'],
    ['a string without an end', '(a (b)', 'a string has no end'],
    ['a string that ends with an escape', '(a\\)', 'a string has no end'],
    ['a hexadecimal string without an end', '<48', 'a string has no end'],
    ['a key without a value', '<</A 1/B>>', 'a dictionary is no list of names and values'],
    ['a key that is no name', '<<(A) 1>>', 'a dictionary is no list of names and values'],
    ['a reference without numbers', 'R', 'a reference without a number'],
    ['a reference of one number', '1 R', 'a reference without a number'],
    ['a reference of a name', '/A 0 R', 'a reference without a number'],
  ])('refuses %s', (_, text, message) => {
    expect(() => valueIn(text)).toThrow(`Cannot read the PDF: ${message}`);
  });

  it.each([
    [100, undefined],
    [101, 'Cannot read the PDF: its values are too deep'],
    [200_000, 'Cannot read the PDF: its values are too deep'],
  ])('%d nested lists: %s', (depth, message) => {
    const text = '['.repeat(depth) + ']'.repeat(depth);
    const reading = () => valueIn(text);
    if (message === undefined) expect(reading).not.toThrow();
    else expect(reading).toThrow(message);
  });
});
