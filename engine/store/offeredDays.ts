import type { Cell, LeafCell } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import { operandText } from '../conditions/operandText.ts';
import { CALENDAR_FIRST_YEAR, CALENDAR_YEARS_AHEAD } from '../constants/constants.ts';
import type { FormValidator } from '../validation/FormValidator.ts';
import { type Day, dayOrder, dayText, parseDay } from '../values/calendar.ts';

/** The days that a calendar may offer for one answer. */
export interface DayOffer {
  /** The current day in Hong Kong. */
  readonly today: Day;
  /** First and last day within the limits; other rules may reject some days between. */
  readonly first: Day;
  readonly last: Day;
  /**
   * Checks whether the rules of the answer accept this day; every day passes while no validator is
   * loaded.
   */
  readonly takes: (day: Day) => boolean;
}

/**
 * Computes the days that the calendar offers, from the limits of the definition. The default limits
 * are 1900 and two years ahead.
 *
 * @param cell the date; for any other cell, or none, the default limits apply
 * @see spec document 2, section 5 "Generic rules": date picker year range
 */
export function offeredDays(
  state: FormState,
  cell: Cell | undefined,
  formValidator: FormValidator | undefined,
): DayOffer {
  const { today } = state;
  const date = cell?.kind === 'leaf' ? cell : undefined;
  const least = date ? boundsOf(state, date, 'dateMin') : [];
  const most = date ? boundsOf(state, date, 'dateMax') : [];
  const start = least.at(-1) ?? { year: CALENDAR_FIRST_YEAR, month: 1, day: 1 };
  // A first limit after the default end moves the end, so that some days remain.
  const later = Math.max(today.year, least.length > 0 ? start.year : 0);
  const end = most[0] ?? { year: later + CALENDAR_YEARS_AHEAD, month: 12, day: 31 };
  const isEmpty = dayOrder(end) < dayOrder(start);
  return {
    today,
    first: isEmpty ? end : start,
    last: isEmpty ? start : end,
    takes: (day) => !date || (formValidator?.takes(state, date, dayText(day)) ?? true),
  };
}

/** Returns the limits that rules of a keyword set at present, earliest first. */
function boundsOf(state: FormState, { node, parent }: LeafCell, keyword: string): readonly Day[] {
  return node.rules
    .filter((rule) => rule.keyword === keyword && rule.severity === 'error')
    .filter(({ when }) => when === undefined || state.holds(when, parent))
    .flatMap(({ operands = [] }) =>
      operands.flatMap((operand) => parseDay(operandText(state, operand, parent)) ?? []),
    )
    .toSorted((a, b) => dayOrder(a) - dayOrder(b));
}
