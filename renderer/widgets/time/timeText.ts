import { INVISIBLE } from '#engine';
import { type PartOfDay, partOfDay, timeInDigits } from './spokenTime.ts';

/** Half of a day, as a time on the wire says it. */
export type Half = 'AM' | 'PM';

/**
 * What belongs into the box: a text without the half of the day that `timeOf` put behind it, `9:05` of
 * `9:05 AM` and `3` of `3 PM`. All else stays as it is, so that it can be corrected.
 */
export function clockOf(text: string): string {
  return text.replace(/ [AP]M$/, '');
}

/**
 * The half of the day that a time names, in Latin letters behind it or in a Chinese word before it;
 * nothing while it names none.
 */
export function halfOf(text: string): Half | undefined {
  const plain = plainTime(text);
  if (MORNING.test(plain)) return 'AM';
  return AFTERNOON.test(plain) ? 'PM' : undefined;
}

/** A time without the words for the half of the day. */
export function withoutHalf(text: string): string {
  const plain = plainTime(text);
  return halfOf(plain) ? plain.replace(MORNING, '').replace(AFTERNOON, '').trim() : text;
}

/**
 * Puts a time together: `9:05` and `PM` are `9:05 PM`. A text that already names its half keeps it.
 *
 * @returns nothing when there are no hours: half a day alone is no answer
 */
export function timeOf(clock: string, half: Half | undefined): string | undefined {
  const plain = clock.trim();
  if (plain === '') return undefined;
  return half === undefined || halfOf(plain) ? clock : `${plain} ${half}`;
}

/**
 * Reads a time in the spellings that people type: `9.05`, `0905` and `9時5分` as `9:05`, full width or
 * not, with or without the half of the day. An hour alone is the full hour where its half is known
 * (`3pm`, 下午3時, `3` beside a chosen half), and so is 3時. Hours that only a 24-hour clock has tell
 * their half: `15:30` is `3:30 PM`, `0:30` is `12:30 AM`; so do other parts of the day (晚上8時, 凌晨一點半),
 * whatever is chosen. Where the text names the half itself, its hours stay as they are, since the specification
 * takes `13:00 PM`.
 *
 * @param chosen half of the day that is chosen beside the box
 * @returns `undefined` when the text is not plainly a time
 */
export function readClock(text: string, chosen?: Half): string | undefined {
  const plain = timeInDigits(plainTime(text));
  const part = partOfDay(plain);
  if (part) return readInPart(part);
  const named = halfOf(plain);
  const read = hourAndMinutes(withoutHalf(plain), (named ?? chosen) !== undefined);
  if (!read) return undefined;
  const told = named ?? halfOfHour(read.hour);
  const hours = named || told === undefined ? read.hour : read.hour % 12 || 12;
  return timeOf(`${hours}:${read.minutes}`, told);
}

function readInPart({ clock, hourOf }: PartOfDay): string | undefined {
  const read = hourAndMinutes(clock, true);
  const hour = read && hourOf(read.hour);
  if (hour === undefined) return undefined;
  return timeOf(`${hour % 12 || 12}:${read?.minutes}`, hour < 12 ? 'AM' : 'PM');
}

/** @param isHourEnough an hour is one without a sign behind it */
function hourAndMinutes(clock: string, isHourEnough: boolean) {
  const match = CLOCK.exec(clock) ?? (isHourEnough ? HOUR_ALONE : FULL_HOUR).exec(clock);
  if (!match) return undefined;
  const minutes = HALF_PAST.test(clock) ? '30' : (match[2] ?? match[3] ?? '');
  return { hour: Number(match[1]), minutes: minutes.padStart(2, '0') };
}

/** A time in half-width characters, without the invisible ones that come with a copied text. */
function plainTime(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').trim();
}

/** The half of the day of an hour that a 12-hour clock does not have. */
function halfOfHour(hour: number): Half | undefined {
  if (hour === 0) return 'AM';
  return hour > 12 && hour < 24 ? 'PM' : undefined;
}

// A Chinese input method writes a full stop of its own.
const CLOCK = /^(\d{1,2})(?:(?:[:.。]|[时時點点] ?)?(\d{2})|[时時點点] ?(\d{1,2})分)$/;
const FULL_HOUR = /^([01]?\d|2[0-3])[时時點点]\s?[半正整]?[鐘钟]?$/;
const HOUR_ALONE = /^([01]?\d|2[0-3])(?:[时時點点]\s?[半正整]?[鐘钟]?)?$/;
const HALF_PAST = /半[鐘钟]?$/;
const MORNING = /^上午|a\.?m\.?$/i;
const AFTERNOON = /^下午|p\.?m\.?$/i;
