import { INVISIBLE } from '#engine';
import { type PartOfDay, partOfDay, timeInDigits } from './spokenTime.ts';

/** A half of the day in the wire format of a time. */
export type Half = 'AM' | 'PM';

/**
 * Returns the text of the input, without the half of the day that `timeOf` appended: `9:05` for
 * `9:05 AM` and `3` for `3 PM`. All other text is unchanged, so that it can be corrected.
 */
export function clockOf(text: string): string {
  return text.replace(/ [AP]M$/, '');
}

/**
 * Returns the half of the day that a time names, in Latin letters after it or in a Chinese word
 * before it. Returns `undefined` if it names none.
 */
export function halfOf(text: string): Half | undefined {
  const plain = plainTime(text);
  if (MORNING.test(plain)) return 'AM';
  return AFTERNOON.test(plain) ? 'PM' : undefined;
}

/** Returns a time without the words for the half of the day. */
export function withoutHalf(text: string): string {
  const plain = plainTime(text);
  return halfOf(plain) ? plain.replace(MORNING, '').replace(AFTERNOON, '').trim() : text;
}

/**
 * Joins a time and a half of the day: `9:05` and `PM` are `9:05 PM`. A text that already names its
 * half is unchanged.
 *
 * @returns `undefined` without hours: the half of the day alone is no answer
 */
export function timeOf(clock: string, half: Half | undefined): string | undefined {
  const plain = clock.trim();
  if (plain === '') return undefined;
  return half === undefined || halfOf(plain) ? clock : `${plain} ${half}`;
}

/**
 * Parses a time in the spellings that people type: `9.05`, `0905` and `9時5分` are `9:05`, in full or
 * half width, with or without the half of the day.
 * - An hour alone is a full hour if its half is known (`3pm`, 下午3時, `3` next to a chosen half), and
 *   so is 3時.
 * - An hour of a 24-hour clock implies its half: `15:30` is `3:30 PM`, `0:30` is `12:30 AM`.
 * - Other parts of the day take precedence over the chosen half: 晚上8時, 凌晨一點半.
 * - If the text names the half itself, its hours are unchanged: the specification accepts `13:00
 *   PM`.
 *
 * @param chosen half of the day that is chosen in the list
 * @returns `undefined` when the text is not clearly a time
 */
export function readClock(text: string, chosen?: Half): string | undefined {
  const plain = timeInDigits(plainTime(text));
  const part = partOfDay(plain);
  if (part) return readInPart(part);
  const named = halfOf(plain);
  const read = hourAndMinutes(withoutHalf(plain), (named ?? chosen) !== undefined);
  if (!read) return undefined;
  const half = named ?? halfOfHour(read.hour);
  const hours = named || half === undefined ? read.hour : read.hour % 12 || 12;
  return timeOf(`${hours}:${read.minutes}`, half);
}

function readInPart({ clock, hourOf }: PartOfDay): string | undefined {
  const read = hourAndMinutes(clock, true);
  const hour = read && hourOf(read.hour);
  if (hour === undefined) return undefined;
  return timeOf(`${hour % 12 || 12}:${read?.minutes}`, hour < 12 ? 'AM' : 'PM');
}

/**
 * Parses hours and minutes.
 *
 * @param isHourEnough whether an hour without a unit after it is accepted
 */
function hourAndMinutes(clock: string, isHourEnough: boolean) {
  const match = CLOCK.exec(clock) ?? (isHourEnough ? HOUR_ALONE : FULL_HOUR).exec(clock);
  if (!match) return undefined;
  const minutes = HALF_PAST.test(clock) ? '30' : (match[2] ?? match[3] ?? '');
  return { hour: Number(match[1]), minutes: minutes.padStart(2, '0') };
}

/** Normalises a time to half-width characters, without the invisible ones of copied text. */
function plainTime(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').trim();
}

/** Returns the half of the day of an hour that only a 24-hour clock has. */
function halfOfHour(hour: number): Half | undefined {
  if (hour === 0) return 'AM';
  return hour > 12 && hour < 24 ? 'PM' : undefined;
}

// A Chinese input method writes its own full stop.
const CLOCK = /^(\d{1,2})(?:(?:[:.。]|[时時點点] ?)?(\d{2})|[时時點点] ?(\d{1,2})分)$/;
const FULL_HOUR = /^([01]?\d|2[0-3])[时時點点]\s?[半正整]?[鐘钟]?$/;
const HOUR_ALONE = /^([01]?\d|2[0-3])(?:[时時點点]\s?[半正整]?[鐘钟]?)?$/;
const HALF_PAST = /半[鐘钟]?$/;
const MORNING = /^上午|a\.?m\.?$/i;
const AFTERNOON = /^下午|p\.?m\.?$/i;
