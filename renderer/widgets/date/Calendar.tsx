import { useMemo } from 'react';
import {
  DayButton,
  type DayButtonProps,
  DayPicker,
  type DropdownProps,
  type Labels,
  type Matcher,
} from 'react-day-picker';
import type { Day, DayOffer, Language } from '#engine';
import { useFormPart } from '../../form-context/FormPart.ts';
import { type LazyWord, useLazyWord } from '../../form-context/lazyWords.ts';
import './calendar.css';

export interface CalendarProps {
  /** The day of the current answer. */
  readonly given: Day | undefined;
  readonly offer: DayOffer;
  readonly onChoose: (day: Day) => void;
}

/**
 * Renders the days of a month to choose from, with lists of months and years. Arrow keys move by
 * days and weeks, Page Up and Page Down by months, with Shift by years. Enter chooses a day. Days
 * that the rules of the answer reject are disabled. The browser provides the names of months and
 * days in the language of the page.
 */
export function Calendar({ given, offer, onChoose }: CalendarProps) {
  const { language } = useFormPart();
  const word = useLazyWord();
  const names = useMemo(() => namesIn(language, word), [language, word]);
  const { today, first, last, takes } = offer;
  const begin = nearest(given ?? today, first, last);
  const refused: Matcher[] = [
    { before: dateOf(first) },
    { after: dateOf(last) },
    (date) => !takes(dayOf(date)),
  ];
  return (
    <DayPicker
      {...names}
      mode="single"
      required
      autoFocus
      fixedWeeks
      captionLayout="dropdown"
      navLayout="around"
      weekStartsOn={0}
      components={COMPONENTS}
      today={dateOf(today)}
      selected={given && dateOf(given)}
      defaultMonth={dateOf(begin)}
      startMonth={dateOf(first)}
      endMonth={dateOf(last)}
      disabled={refused}
      onSelect={(date) => onChoose(dayOf(date))}
    />
  );
}

/**
 * Native selects for months and years, as elsewhere in a form, and days that update the tab stop at
 * once.
 */
const COMPONENTS = { DayButton: DayStop, Dropdown };

/**
 * Renders a day that becomes the tab stop when it receives the focus. The library updates the tab
 * stop on blur only, and a day whose month disappears never gets a blur event.
 */
function DayStop(day: DayButtonProps) {
  const { tabIndex, onBlur, onFocus } = day;
  const enter: DayButtonProps['onFocus'] = (event) => {
    if (tabIndex !== 0) onBlur?.(event);
    onFocus?.(event);
  };
  return <DayButton {...day} onFocus={enter} />;
}

function Dropdown({ options = [], ...list }: DropdownProps) {
  return (
    <select {...list} className="input">
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Locales for the browser's names of days and months. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-HK',
  'zh-Hant': 'zh-HK',
  'zh-Hans': 'zh-CN',
};

function namesIn(language: Language, word: LazyWord) {
  const locale = LOCALES[language];
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => format.format(date);
  };
  const month = by({ month: 'long', year: 'numeric' });
  const monthAlone = by({ month: 'long' });
  const year = by({ year: 'numeric' });
  const day = by({ dateStyle: 'full' });
  const named: Partial<Labels> = {
    labelDayButton: (date, { today, selected }) =>
      [
        day(date),
        ...(today ? [word('date.today')] : []),
        ...(selected ? [word('date.selected')] : []),
      ].join(word('date.joint')),
    labelGrid: month,
    labelMonthDropdown: () => word('date.month'),
    labelYearDropdown: () => word('date.year'),
    labelNext: () => word('date.nextMonth'),
    labelPrevious: () => word('date.previousMonth'),
    labelWeekday: by({ weekday: 'long' }),
  };
  return {
    locale: { code: locale },
    labels: named,
    formatters: {
      formatCaption: month,
      formatMonthDropdown: monthAlone,
      formatYearDropdown: year,
      formatWeekdayName: by({ weekday: language === 'en' ? 'short' : 'narrow' }),
      formatDay: (date: Date) => String(date.getDate()),
    },
  };
}

/** Returns the day itself if it is in a range, otherwise the nearer end of the range. */
function nearest(day: Day, first: Day, last: Day): Day {
  if (dateOf(day) < dateOf(first)) return first;
  return dateOf(day) > dateOf(last) ? last : day;
}

// Converts a day to an instant in the browser's time zone, as the library requires. Only the date
// counts, not the time of day.

function dateOf({ year, month, day }: Day): Date {
  return new Date(year, month - 1, day);
}

function dayOf(date: Date): Day {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
