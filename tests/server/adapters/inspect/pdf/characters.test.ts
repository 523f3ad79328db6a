import { describe, expect, it } from 'vitest';
import {
  endOfLine,
  endOfWord,
  endsWord,
  isSpace,
  skipSpace,
  unescapedName,
} from '../../../../../server/adapters/inspect/pdf/characters.ts';

const SPACES = '\0\t\n\f\r ';
const DELIMITERS = '()<>[]{}/%';
const bytesOf = (text: string) => Buffer.from(text, 'latin1');
/** Returns the characters of one byte for which a check is true. */
const charactersThat = (check: (byte: number) => boolean) =>
  Array.from({ length: 256 }, (_, byte) => byte)
    .filter(check)
    .map((byte) => String.fromCharCode(byte));

describe('isSpace', () => {
  it('is true for the six characters of white space only', () => {
    expect(charactersThat(isSpace)).toEqual([...SPACES]);
    expect(isSpace(undefined)).toBe(false);
  });
});

describe('endsWord', () => {
  it('is true for white space, delimiters and the end', () => {
    expect(charactersThat(endsWord)).toEqual([...SPACES, ...DELIMITERS].toSorted());
    expect(endsWord(undefined)).toBe(true);
  });
});

describe('endOfWord, skipSpace and endOfLine', () => {
  it.each([
    ['ab cd', 0, 2, 0, 5],
    ['ab cd', 2, 2, 3, 5],
    ['ab cd', 3, 5, 3, 5],
    ['ab/cd', 0, 2, 0, 5],
    [' \t\0x\rz', 0, 0, 3, 4],
    ['xyz\n', 1, 3, 1, 3],
    ['\n\n', 0, 0, 2, 0],
    ['', 0, 0, 0, 0],
    ['ab', 7, 7, 7, 7],
  ])('find the offsets in %j from %i', (text, at, word, space, line) => {
    const bytes = bytesOf(text);
    expect(endOfWord(bytes, at)).toBe(word);
    expect(skipSpace(bytes, at)).toBe(space);
    expect(endOfLine(bytes, at)).toBe(line);
  });
});

describe('unescapedName', () => {
  it.each([
    ['Type', 'Type'],
    ['#54ype', 'Type'],
    ['a#2Fb#2fc', 'a/b/c'],
    ['#2341', '#41'],
    ['#G1', '#G1'],
    ['a#4', 'a#4'],
    ['#', '#'],
  ])('converts %s to %s', (name, plain) => {
    expect(unescapedName(name)).toBe(plain);
  });
});
