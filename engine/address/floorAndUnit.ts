import { chineseNumber } from '../values/chineseNumber.ts';
import { searchText } from '../values/searchText.ts';

/** An address without its floor and unit, and these two separately. */
export interface OutsideAndInside {
  readonly outside: string;
  /** The floor in the form of the address part, such as `12`, `G`, `UG`. */
  readonly floor?: string;
  /** The unit, such as `A`, `1203`, `A&B`. */
  readonly unit?: string;
}

/**
 * Separates floor and unit from an address: "Flat B, 12/F, Amoy Plaza", 「淘大商場十二樓B室」. Lists of
 * buildings do not contain them, so they would spoil a search. After the applicant chooses a
 * result, the page fills in these parts.
 *
 * @param text the typed address, in English or Chinese; stays whole if nothing else would remain
 *
 * @example
 * takeFloorAndUnit('Flat B, 12/F, Amoy Plaza').floor; // '12'
 * takeFloorAndUnit('淘大商場十二樓B室'); // { outside: '淘大商場  ', floor: '12', unit: 'B' }
 * takeFloorAndUnit('12/F'); // { outside: '12/F' }: nothing else would be left
 */
export function takeFloorAndUnit(text: string): OutsideAndInside {
  let outside = searchText(text);
  const take = (patterns: readonly RegExp[]) => {
    for (const pattern of patterns) {
      const [whole, found] = pattern.exec(outside) ?? [];
      const part = found && spelt(found);
      if (whole === undefined || part === undefined) continue;
      outside = outside.replace(pattern, ' ');
      return part;
    }
    return undefined;
  };
  const unit = take(UNITS);
  const floor = take(FLOORS);
  if (!/[\p{L}\p{N}]/u.test(outside)) return { outside: text };
  return {
    outside,
    ...(floor === undefined ? {} : { floor }),
    ...(unit === undefined ? {} : { unit }),
  };
}

/**
 * Returns the block number in an address. The address keeps it, because lists of buildings contain
 * blocks. A tower is part of a name.
 *
 * @param text the typed address, in English or Chinese
 * @returns `undefined` for an address without a block
 *
 * @example
 * blockIn('Block 3, Amoy Gardens'); // '3'
 * blockIn('淘大花園三座'); // '3'
 * blockIn('Tower 3, Example Court'); // undefined
 */
export function blockIn(text: string): string | undefined {
  const plain = searchText(text);
  const [found] = BLOCKS.flatMap((pattern) => pattern.exec(plain)?.[1] ?? []);
  return found === undefined ? undefined : spelt(found);
}

/** One unit, or two combined units: `A`, `12B`, `A1`, `A & B`, `1203-05`. */
const UNIT = '((?:[a-z]?\\d{1,4}[a-z]?|[a-z])(?:[ ]?[&-][ ]?(?:\\d{1,4}[a-z]?|[a-z]))?)';
const NUMERAL = '[一二三四五六七八九十廿卅]{1,3}';

const UNITS = [
  new RegExp(`\\b(?:flat|flt|unit|room|rm)s?[ .]{1,3}${UNIT}(?![\\p{L}\\p{N}])`, 'iu'),
  new RegExp(`(?<![a-z0-9])${UNIT}[ ]?號?号?(?:室|單位|单位)`, 'iu'),
  new RegExp(`(?:單位|单位)[ ]?${UNIT}(?![\\p{L}\\p{N}])`, 'iu'),
];
const FLOORS = [
  /(?<![a-z0-9])(\d{1,3}|[gum]|lg|ug)[ ]?\/[ ]?f(?![a-z0-9])/iu,
  /(?<![a-z0-9])(\d{1,3})(?:st|nd|rd|th)[ ]floor(?![a-z0-9])/iu,
  /\b((?:(?:upper|lower)[ ])?ground)[ ]floor(?![a-z0-9])/iu,
  /\b(?:floor|level)[ .]{1,3}(\d{1,3}|[gum]|lg|ug)(?![\p{L}\p{N}])/iu,
  /(?<![a-z0-9])(\d{1,3}|[gum]|lg|ug)[ ]?[樓楼]/iu,
  new RegExp(`(${NUMERAL})[樓楼]`, 'u'),
  /([高低]層地下|[高低]层地下|地下)(?![街道路])/u,
];
const BLOCKS = [
  /\b(?:block|blk)[ .]{1,3}(\d{1,3}[a-z]?|[a-z]\d{0,2})(?![\p{L}\p{N}])/iu,
  /(?<![a-z0-9])(\d{1,3}[a-z]?|[a-z]\d{0,2})[ ]?座/iu,
  new RegExp(`(${NUMERAL})座`, 'u'),
];

const GROUND: Readonly<Record<string, string>> = {
  GROUND: 'G',
  'UPPER GROUND': 'UG',
  'LOWER GROUND': 'LG',
  地下: 'G',
  高層地下: 'UG',
  高层地下: 'UG',
  低層地下: 'LG',
  低层地下: 'LG',
};

/**
 * Returns a part in the letters and digits of the address form; `undefined` when it is not a
 * number.
 */
function spelt(found: string): string | undefined {
  const upper = found.toUpperCase();
  const ground = Object.hasOwn(GROUND, upper) ? GROUND[upper] : undefined;
  if (ground !== undefined) return ground;
  return /^\p{Script=Han}+$/u.test(upper) ? chineseNumber(upper) : upper.replaceAll(' ', '');
}
