import { chineseNumber } from '../values/chineseNumber.ts';
import { soughtText } from '../values/soughtText.ts';

/** An address without what stands inside the building, and that apart. */
export interface OutsideAndInside {
  readonly outside: string;
  /** `12`, `G`, `UG`: as the part "floor" of an address takes it. */
  readonly floor?: string;
  /** `A`, `1203`, `A&B`. */
  readonly unit?: string;
}

/**
 * Takes floor and unit out of an address: "Flat B, 12/F, Amoy Plaza", 「淘大商場十二樓B室」. No list of
 * buildings has them, so that they would only stand in the way of a search; whoever chooses what was
 * found has typed them already, and need not do it again.
 *
 * @param text as typed, in English or Chinese; stays whole when nothing else would be left of it
 */
export function takeFloorAndUnit(text: string): OutsideAndInside {
  let outside = soughtText(text);
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
 * The number of a block in an address: "Block 3", 「三座」. It stays where it stands, since lists of
 * buildings have blocks; a tower is part of a name.
 *
 * @param text as typed
 */
export function blockIn(text: string): string | undefined {
  const plain = soughtText(text);
  const [found] = BLOCKS.flatMap((pattern) => pattern.exec(plain)?.[1] ?? []);
  return found === undefined ? undefined : spelt(found);
}

/** One unit, or two that are one: `A`, `12B`, `A1`, `A & B`, `1203-05`. */
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

/** In the letters and digits that the parts take; nothing for what is no number. */
function spelt(found: string): string | undefined {
  const upper = found.toUpperCase();
  const ground = Object.hasOwn(GROUND, upper) ? GROUND[upper] : undefined;
  if (ground !== undefined) return ground;
  return /^\p{Script=Han}+$/u.test(upper) ? chineseNumber(upper) : upper.replaceAll(' ', '');
}
