import type { JsonObject } from '../../engine/definition/JsonSchema.ts';
import { monthNumber } from '../../engine/normalise/monthNumber.ts';
import { isValidHkid } from '../../engine/rules/hkid.ts';
import { paddedMonth } from './months.ts';
import { withoutSign } from './percentages.ts';
import { type Field, listOf, objectOf } from './readDefinition.ts';

/**
 * Returns a text as it is validated: composed, without invisible characters or surrounding white
 * space, and normalised for the field's rules. A step that cannot parse the text returns it
 * unchanged. A password is unchanged. Returns `undefined` for an empty text.
 */
export function respell(field: Field, holder: Field | undefined, text: string): string | undefined {
  if (field.schema.password === true) return text === '' ? undefined : text;
  const isMultiline = field.schema.multiline === true && !field.options;
  const wishes = field.options ? new Set<string>() : wishesOf(field.schema);
  const parts = objectOf(holder?.schema.dateParts);
  if (field.key === parts.day || field.key === parts.month) wishes.add('twoDigits');
  if (field.key === parts.month) wishes.add('monthName');
  const spelt = STEPS.reduce(
    (soFar, [wish, step]) => (wishes.has(wish) ? step(soFar) : soFar),
    tidied(text, isMultiline),
  );
  return spelt === '' ? undefined : spelt;
}

/** The normalisation steps that a field can have, in the order in which they run. */
const STEPS: readonly (readonly [string, (text: string) => string])[] = [
  ['latin', latin],
  ['upper', (text) => text.toUpperCase()],
  ['close', (text) => text.split(/\s/).join('').normalize('NFC')],
  ['hkid', (text) => compactHkid(text) ?? text],
  ['maybeHkid', maybeHkid],
  ['date', paddedDate],
  ['month', (text) => paddedMonth(latin(text)) ?? text],
  ['mail', withSmallDomain],
  ['dollars', withoutDollars],
  ['number', ungrouped],
  ['percent', withoutSign],
  ['monthName', monthNumber],
  ['twoDigits', (text) => (/^\d$/.test(text) ? `0${text}` : text)],
];

/**
 * The steps of each keyword without a `when`. The steps of `ANYWHERE` also run under a `when`,
 * because they are harmless to other texts.
 */
const WISHES: Readonly<Record<string, readonly string[]>> = {
  prn: ['latin', 'upper', 'close'],
  phone: ['latin'],
  hkMobile: ['latin'],
  fax: ['latin'],
  email: ['latin', 'mail'],
  englishOnly: ['latin'],
  digitsOnly: ['latin'],
  alphanumeric: ['latin'],
  alphanumericHyphen: ['latin'],
  digitsHyphen: ['latin'],
  prcId: ['latin', 'upper', 'close'],
  prcTravelPermit: ['latin', 'upper', 'close'],
  passport: ['latin', 'upper'],
  brNumber: ['latin', 'upper', 'close'],
  memorialNumber: ['latin', 'upper', 'close'],
  solicitorsCode: ['latin', 'upper', 'close'],
  hkDate: ['date'],
  monthYear: ['month'],
};
const ANYWHERE: Readonly<Record<string, readonly string[]>> = {
  amount: ['latin', 'dollars', 'number'],
  integerText: ['latin', 'number'],
  percentage: ['latin', 'number', 'percent'],
  digitsOnly: ['latin'],
  alphanumeric: ['latin'],
  alphanumericHyphen: ['latin'],
  digitsHyphen: ['latin'],
  prcId: ['latin'],
  prcTravelPermit: ['latin'],
  passport: ['latin'],
  brNumber: ['latin'],
  memorialNumber: ['latin'],
  solicitorsCode: ['latin'],
};

function wishesOf(schema: JsonObject): Set<string> {
  const entries = listOf(schema.rules).map(objectOf);
  const own = Object.keys(schema).flatMap((keyword) => wishesFor(keyword, true));
  const ruled = entries.flatMap((entry) =>
    Object.keys(entry).flatMap((keyword) => wishesFor(keyword, entry.when === undefined)),
  );
  const wishes = new Set([...own, ...ruled]);
  if (schema.hkid === true) wishes.add('hkid');
  // Such a field also accepts other numbers: only a valid HKID is normalised as an HKID.
  if (entries.some(({ hkid }) => hkid === true)) wishes.add('maybeHkid');
  return wishes;
}

function wishesFor(keyword: string, isAlways: boolean): readonly string[] {
  return [...(ANYWHERE[keyword] ?? []), ...(isAlways ? (WISHES[keyword] ?? []) : [])];
}

/** Returns a text composed, without invisible characters or surrounding white space. */
export function tidied(text: string, isMultiline: boolean): string {
  const seen = [...text]
    .filter((character) => !isInvisible(character.codePointAt(0) ?? 0))
    .map((character) => (ODD_SPACES.includes(character) ? ' ' : character))
    .join('')
    .normalize('NFC');
  const lines = seen.split(/\r\n|\r|\n|\u2028|\u2029/);
  if (isMultiline)
    return lines
      .map((line) => line.replace(/[ \t]+$/, ''))
      .join('\n')
      .trim();
  return lines
    .filter((line) => line !== '')
    .join(' ')
    .trim();
}

const ODD_SPACES = `\t\u00a0\u1680\u202f\u205f${String.fromCodePoint(...Array.from({ length: 11 }, (_, at) => 0x2000 + at))}`;

function isInvisible(code: number): boolean {
  return INVISIBLE.some(([first, last = first]) => code >= first && code <= last);
}

/** Default ignorable characters of Unicode, without most characters for the writing direction. */
const INVISIBLE: readonly (readonly [number, number?])[] = [
  [0xad],
  [0x34f],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x2060, 0x2065],
  [0x206a, 0x206f],
  [0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff],
  [0xffa0],
  [0xfff0, 0xfff8],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

function latin(text: string): string {
  return [...text].map(latinCharacter).join('').normalize('NFC').trim();
}

function latinCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code === 0x3000) return ' ';
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCodePoint(code - 0xfee0);
  if ('\u2018\u2019'.includes(character)) return "'";
  if ('\u201c\u201d'.includes(character)) return '"';
  if ('\u3002\uff61'.includes(character)) return '.';
  return (code >= 0x2010 && code <= 0x2015) || code === 0x2212 ? '-' : character;
}

/** Returns `A123456(3)` as `A1234563`: only the check character may have brackets. */
function compactHkid(text: string): string | undefined {
  const spelt = latin(text).toUpperCase().replace(/[\s-]/g, '');
  const match = /^([A-Z]{1,2}\d{6})(?:([\dA])|[([]([\dA])[)\]])$/.exec(spelt);
  return match ? `${match[1]}${match[2] ?? match[3]}` : undefined;
}

function maybeHkid(text: string): string {
  const compact = compactHkid(text);
  return compact !== undefined && isValidHkid(compact) ? compact : text;
}

function withSmallDomain(text: string): string {
  const at = text.lastIndexOf('@');
  return at < 0 ? text : text.slice(0, at) + text.slice(at).toLowerCase();
}

/** Returns `HK$380` as `380`, if digits follow the sign. */
function withoutDollars(text: string): string {
  const sign = ['HK$', 'HKD', '$'].find((each) => text.toUpperCase().startsWith(each)) ?? '';
  const rest = text.slice(sign.length).replace(/^ /, '');
  return sign !== '' && /^\d/.test(rest) ? rest : text;
}

function ungrouped(text: string): string {
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.split(',').join('') : text;
}

function paddedDate(text: string): string {
  const parts = latin(text).split(/\s*[/.-]\s*/);
  const [day = '', month = '', year = ''] = parts;
  const isDate =
    parts.length === 3 && /^\d{1,2}$/.test(day) && /^\d{1,2}$/.test(month) && /^\d{4}$/.test(year);
  return isDate ? `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}` : text;
}
