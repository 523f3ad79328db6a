import { describe, expect, it } from 'vitest';
import { foldAddress } from '../../../../server/adapters/address/foldAddress.ts';
import { mistypedWords, searchedTerms } from '../../../../server/adapters/address/searchedTerms.ts';
import { lettersOf, Vocabulary } from '../../../../server/adapters/address/Vocabulary.ts';

const termsOf = (text: string, forgiving = false) =>
  searchedTerms(foldAddress(text), forgiving).map(
    ({ kind, first, last }) => `${kind} ${first === last ? first : `${first}-${last}`}`,
  );

describe('searchedTerms', () => {
  it.each([
    [
      'words of two letters and more, by their beginning',
      'nathan x ab',
      ['word NATHAN-NATHAN~', 'word X', 'word AB-AB~'],
    ],
    ['a number', '26a', ['number 26A']],
    ['Chinese by pairs', '太古城', ['han 太古', 'han 古城']],
    ['a Chinese character', '城', ['han 城']],
    ['repeated parts once', 'nathan 1 nathan 1', ['word NATHAN-NATHAN~', 'number 1']],
    ['nothing', ', -', []],
  ])('returns the terms of %s', (_, text, expected) => {
    expect(termsOf(text)).toEqual(expected);
  });

  it('includes numbers with another letter if the search forgives mistakes', () => {
    expect(termsOf('26a', true)).toEqual(['number 26A', 'number 26', 'number 26A-26Z']);
    expect(termsOf('7', true)).toEqual(['number 7', 'number 7A-7Z']);
  });
});

describe('mistypedWords', () => {
  const known = new Vocabulary(new Map([['NATHAN', Int32Array.of(0)]]));
  const wordsIn = (text: string) => mistypedWords(foldAddress(text), known);

  it('returns words that are no beginning of a term, with the letters that may be wrong', () => {
    expect(wordsIn('natham queenswai')).toEqual([
      { word: 'NATHAM', mostWrong: 1, letters: lettersOf('NATHAM') },
      { word: 'QUEENSWAI', mostWrong: 2, letters: lettersOf('QUEENSWAI') },
    ]);
  });

  it.each(['nathan', 'nath', 'abc', '26', '彌敦道'])('returns nothing for %s', (text) => {
    expect(wordsIn(text)).toEqual([]);
  });

  it('returns a repeated word once', () => {
    expect(wordsIn('natham natham')).toHaveLength(1);
  });
});
