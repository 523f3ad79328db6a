import type { Spelling } from '../definition/PlanNode.ts';
import { isValidHkid } from '../rules/hkid.ts';
import { monthNumber } from './monthNumber.ts';

/**
 * The normalisation steps by name. Each takes a tidy text and returns it unchanged when it cannot
 * parse it. Applying a step twice has the same result as applying it once.
 */
export const SPELLINGS: Readonly<Record<Spelling, (text: string) => string>> = {
  narrow: (text) =>
    ASCII.test(text)
      ? text.trim()
      : text.replace(FULL_WIDTH, narrowed).replace(SIGNS, plainSign).normalize('NFC').trim(),
  upperCase: (text) => text.toUpperCase(),
  unspaced: (text) => (VISIBLE.test(text) ? text : text.replace(/\s/g, '').normalize('NFC')),
  hkid: compactHkid,
  maybeHkid: (text) => {
    const compact = compactHkid(text);
    return isValidHkid(compact) ? compact : text;
  },
  date: (text) => padded(text, DATE),
  monthYear: (text) => padded(text, MONTH_YEAR),
  time: respeltTime,
  mailDomain,
  currency: (text) => text.replace(CURRENCY, ''),
  ungrouped: (text) => (GROUPED.test(text) ? text.replaceAll(',', '') : text),
  pointed: (text) => {
    const [, sign = '', whole, fraction] = BARE_POINT.exec(text) ?? [];
    if (whole === undefined && fraction === undefined) return text;
    return fraction === undefined ? `${sign}${whole}` : `${sign}0.${fraction}`;
  },
  percent: (text) => PERCENT.exec(text)?.[1] ?? text,
  monthNumber,
  twoDigits: (text) => (/^\d$/.test(text) ? `0${text}` : text),
};

// ASCII is half-width already, and most texts are ASCII.
const ASCII = /^[\0-\x7f]*$/;
// These texts contain no space, and ASCII is composed.
const VISIBLE = /^[\x21-\x7e]*$/;
const FULL_WIDTH = /[\uff01-\uff5e\u3000]/g;
// Includes the full stop that Chinese input methods write.
const SIGNS = /[\u2018\u2019\u201c\u201d\u2010-\u2015\u2212\u3002\uff61]/g;

function narrowed(character: string): string {
  return character === '\u3000' ? ' ' : String.fromCharCode(character.charCodeAt(0) - 0xfee0);
}

function plainSign(character: string): string {
  if (character === '\u2018' || character === '\u2019') return "'";
  if (character === '\u3002' || character === '\uff61') return '.';
  return character === '\u201c' || character === '\u201d' ? '"' : '-';
}

function mailDomain(text: string): string {
  const at = text.lastIndexOf('@');
  const domain = at < 0 ? '' : text.slice(at);
  const lower = domain.toLowerCase();
  return lower === domain ? text : text.slice(0, at) + lower;
}

function compactHkid(text: string): string {
  // Removes the spaces first: a pattern that also allows spaces takes quadratic time over a long
  // run.
  const close = SPELLINGS.narrow(text).replace(/[\s-]/g, '').toUpperCase();
  return HKID_FORM.test(close) ? close.replace(/[()[\]]/g, '') : text;
}

// Only the check character may be in brackets.
const HKID_FORM = /^[A-Z]{1,2}\d{6}(?:[\dA]|[([][\dA][)\]])$/;

const DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const MONTH_YEAR = /^(\d{1,2})[/.-](\d{4})$/;

// Two patterns, the first only at the start of a run of spaces: a single pattern takes quadratic
// time.
const SPACES_BEFORE = /(?<!\s)\s+([/.-])/g;
const SPACES_AFTER = /([/.-])\s+/g;

function padded(text: string, form: RegExp): string {
  const close = SPELLINGS.narrow(text).replace(SPACES_BEFORE, '$1').replace(SPACES_AFTER, '$1');
  const match = form.exec(close);
  if (!match) return text;
  return match
    .slice(1)
    .map((part) => part.padStart(2, '0'))
    .join('/');
}

/**
 * Normalises a time. Chinese words for morning and afternoon precede the time, Latin ones follow
 * it.
 */
function respeltTime(text: string): string {
  const narrow = SPELLINGS.narrow(text);
  const match = CHINESE_TIME.exec(narrow) ?? LATIN_TIME.exec(narrow);
  if (!match?.groups) return text;
  const { half = '', hour = '', minute = '' } = match.groups;
  return `${Number(hour)}:${minute} ${AFTERNOON.test(half) ? 'PM' : 'AM'}`;
}

const CHINESE_TIME = /^(?<half>上午|下午)\s*(?<hour>\d{1,2}):(?<minute>\d{2})$/;
const LATIN_TIME = /^(?<hour>\d{1,2}):(?<minute>\d{2})\s*(?<half>[ap]\.?m\.?)$/i;
const AFTERNOON = /^(?:下午|p)/i;

const CURRENCY = /^(?:HK\$|HKD|\$) ?(?=\d)/i;
/** A decimal whose point has no digit before it or after it: `.5`, `-.5`, `5.`. */
const BARE_POINT = /^(-?)(?:(\d+)\.|\.(\d+))$/;
const PERCENT = /^(-?\d+(?:\.\d+)?) ?%$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
