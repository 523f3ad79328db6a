import { describe, expect, it } from 'vitest';
import { Budget } from '../../../../../server/adapters/inspect/pdf/Budget.ts';
import {
  CLOSE_DICT,
  CLOSE_LIST,
  Keyword,
  OPEN_DICT,
  OPEN_LIST,
  PdfTokens,
  REFERENCE,
  type Token,
} from '../../../../../server/adapters/inspect/pdf/PdfTokens.ts';
import { TEXT } from '../../../../../server/adapters/inspect/pdf/PdfValue.ts';

const tokensOf = (text: string, at = 0) =>
  new PdfTokens(Buffer.from(text, 'latin1'), at, new Budget());
const allOf = (text: string) => {
  const tokens = tokensOf(text);
  const all: Token[] = [];
  for (let token = tokens.next(); token !== undefined; token = tokens.next()) all.push(token);
  return all;
};
const word = (text: string) => new Keyword(text);

describe('PdfTokens', () => {
  it.each<[string, readonly Token[]]>([
    ['', []],
    [' % only a comment', []],
    ['/Type/A#42 /', ['Type', 'AB', '']],
    ['1 -2.5 +.5 4.', [1, -2.5, 0.5, 4]],
    ['--5', [Number.NaN]],
    ['true false null', [true, false, null]],
    ['1 0 R', [1, 0, REFERENCE]],
    ['endobj Stream', [word('endobj'), word('Stream')]],
    ['(a(b)\\)c)(\\\\)7', [TEXT, TEXT, 7]],
    ['<48 65>7', [TEXT, 7]],
    ['<<[]>>', [OPEN_DICT, OPEN_LIST, CLOSE_LIST, CLOSE_DICT]],
    ['<</A<48>>>', [OPEN_DICT, 'A', TEXT, CLOSE_DICT]],
    ['{1}', [word(''), 1, word('')]],
    [')7', [word(''), 7]],
    ['1%2\n%3\r4', [1, 4]],
  ])('reads %j', (text, expected) => {
    expect(allOf(text)).toEqual(expected);
  });

  it('returns its own keywords for brackets and references', () => {
    const tokens = tokensOf('<< R');
    expect(tokens.next()).toBe(OPEN_DICT);
    expect(tokens.next()).toBe(REFERENCE);
  });

  it('begins at an offset, and moves it behind each token', () => {
    const tokens = tokensOf('skip /Name (text) <41> obj', 5);
    const offsets = [1, 2, 3, 4].map(() => {
      tokens.next();
      return tokens.at;
    });
    expect(offsets).toEqual([10, 17, 22, 26]);
    expect(tokens.next()).toBeUndefined();
    expect(tokens.at).toBe(26);
  });

  it.each([
    ['(a', 'a string has no end'],
    ['(a\\)', 'a string has no end'],
    ['<41', 'a string has no end'],
    ['>', 'a bracket is missing at 0'],
    ['1 > >', 'a bracket is missing at 2'],
  ])('rejects %j', (text, message) => {
    expect(() => allOf(text)).toThrow(`Cannot read the PDF: ${message}`);
  });

  it('counts each token in the budget, but not the end', () => {
    const counted = { taken: 0 };
    const budget = new Budget();
    budget.takeValue = () => {
      counted.taken += 1;
    };
    const tokens = new PdfTokens(Buffer.from('[1 (a)] % b'), 0, budget);
    while (tokens.next() !== undefined);
    expect(counted.taken).toBe(4);
  });
});
