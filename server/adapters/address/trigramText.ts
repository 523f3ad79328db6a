import type { FoundAddress } from '#engine';
import { WEIGHTS, weightOfHan, weightOfWord } from './addressWords.ts';
import { entryTerms } from './entryTerms.ts';
import { type FoldedAddress, foldAddress } from './foldAddress.ts';

/**
 * What the trigrams of an entry are made of, in plain letters: in a database of the locale C a Chinese
 * character is no letter and has no trigrams, so each stands as its number. Spaces stand around each.
 */
export function trigramText(entry: FoundAddress): string {
  const { words, numbers, han } = entryTerms(entry, foldAddress);
  const characters = [...han].filter((term) => [...term].length === 1);
  return ` ${[...words, ...numbers, ...characters.map(asLetters)].join(' ')} `;
}

/**
 * The words of a search to look for by trigrams: those that tell entries apart, or all where none
 * does. Together with the numbers they would draw every entry of a street in.
 */
export function trigramSearch({ words, numbers, han }: FoldedAddress): string {
  const characters = [...han.join('')];
  const telling = [
    ...words.filter((word) => weightOfWord(word) === WEIGHTS.name),
    ...characters.filter((character) => weightOfHan(character) === WEIGHTS.han).map(asLetters),
  ];
  const all = [...words, ...characters.map(asLetters)];
  const [some] = [telling, all, numbers].filter((list) => list.length > 0);
  return (some ?? []).join(' ');
}

function asLetters(character: string): string {
  return `u${character.codePointAt(0)?.toString(36) ?? ''}`;
}
