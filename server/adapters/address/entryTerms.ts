import type { FoundAddress, PremisesAddress } from '#engine';
import { type FoldedAddress, joined, keyOf } from './foldAddress.ts';

/** The search terms of an entry. */
export interface EntryTerms {
  /** Words of every part, in both languages. */
  readonly words: ReadonlySet<string>;
  /** House numbers, including every number of a range, and block numbers. */
  readonly numbers: ReadonlySet<string>;
  /** Chinese characters, alone and in pairs of neighbours. */
  readonly han: ReadonlySet<string>;
  /** The names of exactly this entry, each between line breaks; see `keyOf`. */
  readonly keys: string;
  /**
   * The numbers of words and of Chinese characters. If two entries have equal scores, the shorter
   * entry ranks first.
   */
  readonly wordCount: number;
  readonly hanCount: number;
}

/**
 * A function like `foldAddress`, which may cache results. Names of streets and districts repeat.
 */
export type Fold = (text: string) => FoldedAddress;

/** Returns the terms of an entry. */
export function entryTerms({ english, chinese }: FoundAddress, fold: Fold): EntryTerms {
  const languages = [english, chinese].filter((premises) => premises !== undefined);
  const folded = languages.flatMap(textsOf).map(fold);
  const words = new Set(folded.flatMap((part) => part.words));
  const numbers = new Set([
    ...folded.flatMap((part) => part.numbers),
    ...languages.flatMap((premises) => houseNumbers(premises, fold)),
  ]);
  const runs = folded.flatMap((part) => part.han);
  const keys = new Set(languages.flatMap((premises) => keysOf(premises, fold)));
  keys.delete('');
  return {
    words,
    numbers,
    han: new Set(runs.flatMap(hanTerms)),
    keys: `\n${[...keys].join('\n')}\n`,
    wordCount: words.size + numbers.size,
    hanCount: runs.join('').length + numbers.size,
  };
}

function textsOf(premises: PremisesAddress): readonly string[] {
  const { buildingName, block, estate, street, village, district, region } = premises;
  const texts = [
    buildingName,
    block && `${block.descriptor ?? ''} ${block.number ?? ''}`,
    estate?.name,
    estate?.phase,
    street?.streetName,
    street?.locationName,
    village?.streetName,
    village?.locationName,
    district,
    region && (REGIONS[region] ?? region),
  ];
  return texts.filter((text) => text !== undefined);
}

const REGIONS: Readonly<Record<string, string>> = {
  HK: 'HONG KONG',
  KLN: 'KOWLOON',
  NT: 'NEW TERRITORIES',
};

/**
 * Returns the names of an entry. The name of a street or an estate alone is a name only of the
 * street's or estate's own entry, not of each building there.
 */
function keysOf(premises: PremisesAddress, fold: Fold): readonly string[] {
  const { buildingName, block, estate, street, village } = premises;
  const road = street ?? village;
  const number = road?.buildingNoFrom ?? road?.buildingNoTo;
  const key = (...texts: readonly (string | undefined)[]): string => {
    const given = texts.filter((text) => text !== undefined);
    return given.length < texts.length ? '' : keyOf(joined(given.map(fold)));
  };
  const isMore = [buildingName, block, number].some((part) => part !== undefined);
  return [
    key(buildingName),
    key(estate?.name, buildingName),
    key(block?.descriptor, block?.number, estate?.name),
    number === undefined ? '' : key(number, road?.streetName),
    road?.buildingNoTo === undefined ? '' : key(road.buildingNoTo, road.streetName),
    road?.buildingNoTo === undefined ? '' : key(number, road.buildingNoTo, road.streetName),
    ...(isMore ? [] : [key(estate?.name), estate ? '' : key(road?.streetName)]),
  ];
}

/** Maximum size of a range of house numbers that is expanded. */
const LONGEST_RANGE = 200;

/**
 * Returns the house numbers of a range: "56" to "60" are 56, 58 and 60. Each side of a street has
 * only even or only odd numbers.
 */
function houseNumbers({ street, village }: PremisesAddress, fold: Fold): readonly string[] {
  const { buildingNoFrom = '', buildingNoTo = '' } = street ?? village ?? {};
  const ends = [buildingNoFrom, buildingNoTo].flatMap((text) => fold(text).numbers);
  const [first, last] = [Number.parseInt(buildingNoFrom, 10), Number.parseInt(buildingNoTo, 10)];
  if (!(last > first && last - first <= LONGEST_RANGE)) return ends;
  const step = (last - first) % 2 === 0 ? 2 : 1;
  const between = Array.from({ length: Math.floor((last - first) / step) }, (_, index) =>
    String(first + index * step),
  );
  return [...ends, ...between];
}

function hanTerms(run: string): readonly string[] {
  const characters = [...run];
  return characters.flatMap((character, index) => {
    const next = characters[index + 1];
    return next === undefined ? [character] : [character, character + next];
  });
}
