import type { LeafNode } from '../definition/PlanNode.ts';
import { SPELLINGS } from './spellings.ts';

/**
 * Normalises one value for validation, sending and storage. The result has composed characters
 * (NFC), no invisible ones and no outer white space. Fields for Latin text get half-width digits
 * and letters. Then the field's own steps follow (`1/1/2026` to `01/01/2026`). A text that no step
 * can parse stays as typed, so that it can be shown and reported. Passwords do not change.
 *
 * @param value any value. `null` counts as absent, and so does `false` for a leaf without options.
 *   Other values that are not texts are returned unchanged
 * @returns the normalised value; `undefined` for an absent one. Normalising it again changes
 *   nothing
 *
 * @example
 * const [applicantName, idNo] = FIRST.plan.root.children;
 * normaliseLeaf(idNo, ' ａ１２３４５６（３） '); // 'A1234563'
 * normaliseLeaf(idNo, 'a12'); // 'a12': unreadable, so it stays as typed
 * normaliseLeaf(applicantName, '  '); // undefined
 * normaliseLeaf(applicantName, 7); // 7
 * normaliseLeaf({ ...applicantName, valueType: 'number', spelling: [] }, '-.5'); // -0.5
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
    // A plain text is half-width already, so the first step is skipped.
    if (!isPlain || name !== 'narrow') text = SPELLINGS[name](text);
  }
  return text;
}

/**
 * Normalises every text of an answer of any shape, down to the deepest level that the shape allows.
 */
function tidyJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return tidy(value, true);
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => tidyJson(each, depth + 1));
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.map(([name, each]) => [name, tidyJson(each, depth + 1)]));
}

const DEEPEST = 32;

/**
 * A number in the form of JSON, with or without an exponent; also allows a plus sign, leading zeros,
 * and a point without digits before or after it (`.5`, `5.`).
 */
const NUMBER = /^[+-]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})(?:e[+-]?\d{1,2})?$/i;

/** The longest text that is normalised; the shape or its rules reject a longer one. */
const LONGEST = 100_000;

function tidy(value: string, multiline: boolean): string {
  if (PLAIN.test(value)) return value;
  if (value.length > LONGEST) return value;
  // NFC comes last: a removed character may have separated a letter from its accent.
  const composed = value.replace(INVISIBLE, '').replace(ODD_SPACE, ' ').normalize('NFC');
  const lines = multiline
    ? composed.replace(LINE_BREAK, '\n').replace(LINE_END, '')
    : composed.replace(/[\r\n\u2028\u2029]+/g, ' ');
  return lines.trim();
}

// Printable ASCII without a space at either end, as most texts: there is nothing to normalise.
const PLAIN = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;
/**
 * Characters without a visible shape: zero-width characters, soft hyphen, variation selectors,
 * tags. Documents omit them as well. The marks that change the writing direction stay, so that
 * validation rejects them.
 */
export const INVISIBLE = /(?![\u061c\u202a-\u202e\u2066-\u2069])\p{Default_Ignorable_Code_Point}/gu;
/** Tab, and spaces of every width except the ideographic space, which `narrow` converts. */
const ODD_SPACE = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f]/g;
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;
// Matches only at the start of a run of spaces: a match from every space would take quadratic time.
const LINE_END = /(?<![ \t])[ \t]+$/gm;
