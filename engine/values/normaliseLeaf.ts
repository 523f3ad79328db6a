import type { LeafNode } from '../definition/PlanNode.ts';
import { SPELLINGS } from './spellings.ts';

/**
 * Respells one value as it is tested, sent and stored: composed characters (NFC), no invisible
 * ones, no white space around, digits and letters half-width where the field wants Latin ones, then
 * the field's own steps (`1/1/2026` to `01/01/2026`). What cannot be read stays as typed, so that
 * it can be shown and reported. Passwords stay as they are to the byte.
 *
 * @param value whatever stands at the leaf; what is no text is given back, `false` and `null` as absent
 * @returns the respelt value; `undefined` when there is none. Respelling twice changes nothing
 */
export function normaliseLeaf(node: LeafNode, value: unknown): unknown {
  return node.valueType === 'json' ? tidyJson(value) : single(node, value);
}

function single(node: LeafNode, value: unknown): unknown {
  if (value === null || (value === false && !node.options)) return undefined;
  if (typeof value !== 'string') return Object.is(value, -0) ? 0 : value;
  if (node.valueType === 'password') return value === '' ? undefined : value;
  const respelt = respell(node, value);
  if (node.valueType === 'number' && NUMBER.test(respelt)) return Number(respelt);
  return respelt === '' ? undefined : respelt;
}

function respell({ spelling, valueType }: LeafNode, value: string): string {
  const isPlain = PLAIN.test(value);
  let text = isPlain ? value : tidy(value, valueType === 'multiline');
  for (const name of spelling) {
    // Narrowing comes first, and a plain text is narrow.
    if (!isPlain || name !== 'narrow') text = SPELLINGS[name](text);
  }
  return text;
}

/** Every text of an answer of any shape; deeper than the shape allows nothing is touched. */
function tidyJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return tidy(value, true);
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => tidyJson(each, depth + 1));
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.map(([name, each]) => [name, tidyJson(each, depth + 1)]));
}

const DEEPEST = 32;

/** A number as JSON spells it, with an exponent or none; a plus sign and leading zeros are forgiven. */
const NUMBER = /^[+-]?\d{1,15}(?:\.\d{1,15})?(?:e[+-]?\d{1,2})?$/i;

/** Longest text that is worth respelling; a longer one is refused by the shape or its rules. */
const LONGEST = 100_000;

function tidy(value: string, multiline: boolean): string {
  if (PLAIN.test(value)) return value;
  if (value.length > LONGEST) return value;
  // Composed last: a character dropped from between could keep a letter from its accent.
  const composed = value.replace(INVISIBLE, '').replace(ODD_SPACE, ' ').normalize('NFC');
  const lines = multiline
    ? composed.replace(LINE_BREAK, '\n').replace(LINE_END, '')
    : composed.replace(/[\r\n\u2028\u2029]+/g, ' ');
  return lines.trim();
}

// Printable ASCII with something other than a space at both ends: most texts, nothing to do.
const PLAIN = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;
/**
 * What has no shape of its own: zero-width characters, soft hyphen, variation selectors, tags. Documents
 * leave it out as well. The marks that turn the direction of writing stay, to be refused.
 */
export const INVISIBLE = /(?![\u061c\u202a-\u202e\u2066-\u2069])\p{Default_Ignorable_Code_Point}/gu;
/** Tab, and every width of space but the one of Chinese text, which is respelt with its letters. */
const ODD_SPACE = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f]/g;
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;
// Looked for where spaces begin only: from every space of a long run it would take quadratic time.
const LINE_END = /(?<![ \t])[ \t]+$/gm;
