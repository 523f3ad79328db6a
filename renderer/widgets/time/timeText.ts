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
  const plain = text.normalize('NFKC').trim();
  if (MORNING.test(plain)) return 'AM';
  return AFTERNOON.test(plain) ? 'PM' : undefined;
}

/** A time without the words for the half of the day. */
export function withoutHalf(text: string): string {
  const plain = text.normalize('NFKC').trim();
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
 * not, with or without the half of the day.
 *
 * @returns `undefined` when the text is not plainly a time
 */
export function readClock(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim();
  const match = CLOCK.exec(withoutHalf(plain));
  if (!match) return undefined;
  const minutes = match[2] ?? match[3] ?? '';
  return timeOf(`${Number(match[1])}:${minutes.padStart(2, '0')}`, halfOf(plain));
}

const CLOCK = /^(\d{1,2})(?:(?:[:.]|[時时點点] ?)?(\d{2})|[時时點点] ?(\d{1,2})分)$/;
const MORNING = /^上午|a\.?m\.?$/i;
const AFTERNOON = /^下午|p\.?m\.?$/i;
