import type { Cell, LeafCell } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import { operandText } from '../conditions/operandText.ts';
import { CALENDAR_FIRST_YEAR, CALENDAR_YEARS_AHEAD } from '../constants.ts';
import type { Judge } from '../validation/Judge.ts';
import { type Day, dayOrder, dayText, parseDay } from '../values/calendar.ts';

/** Days that a calendar may offer for one answer. */
export interface DayOffer {
  /** The day in Hong Kong. */
  readonly today: Day;
  /** First and last day that the limits leave; some between may be refused by other rules. */
  readonly first: Day;
  readonly last: Day;
  /** Whether no rule of the answer says that this day is wrong; any day, while nobody can judge. */
  readonly takes: (day: Day) => boolean;
}

/**
 * Works out the days that may be given: as the limits of the definition say, where it has none from
 * 1900 to two years ahead.
 *
 * @param cell of the date; of anything else, or of nothing, every day of the usual years is offered
 * @see spec document 2, section 5 "Generic rules": date picker year range
 */
export function offeredDays(
  state: FormState,
  cell: Cell | undefined,
  judge: Judge | undefined,
): DayOffer {
  const { today } = state;
  const date = cell?.kind === 'leaf' ? cell : undefined;
  const least = date ? boundsOf(state, date, 'dateMin') : [];
  const most = date ? boundsOf(state, date, 'dateMax') : [];
  const start = least.at(-1) ?? { year: CALENDAR_FIRST_YEAR, month: 1, day: 1 };
  // Limits that begin later than usual calendars end leave something to choose from all the same.
  const later = Math.max(today.year, least.length > 0 ? start.year : 0);
  const end = most[0] ?? { year: later + CALENDAR_YEARS_AHEAD, month: 12, day: 31 };
  const isEmpty = dayOrder(end) < dayOrder(start);
  return {
    today,
    first: isEmpty ? end : start,
    last: isEmpty ? start : end,
    takes: (day) => !date || (judge?.takes(state, date, dayText(day)) ?? true),
  };
}

/** The days that the rules of a keyword which hold now name, earliest first. */
function boundsOf(state: FormState, { node, parent }: LeafCell, keyword: string): readonly Day[] {
  return node.rules
    .filter((rule) => rule.keyword === keyword && rule.severity === 'error')
    .filter(({ when }) => when === undefined || state.holds(when, parent))
    .flatMap(({ operands = [] }) =>
      operands.flatMap((operand) => parseDay(operandText(state, operand, parent)) ?? []),
    )
    .toSorted((a, b) => dayOrder(a) - dayOrder(b));
}
