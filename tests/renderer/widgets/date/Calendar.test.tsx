// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Day, Language } from '#engine';
import { Calendar, type CalendarProps } from '../../../../renderer/widgets/date/Calendar.tsx';
import { show } from '../../../support/fieldOnPage.ts';
import { leaf } from '../../../support/planNodes.ts';
import { prepareCalendar } from '../../support/popovers.ts';
import { showField } from '../../support/showField.tsx';

beforeAll(prepareCalendar);
afterEach(cleanup);

const DATE = { type: 'string', hkDate: true };

describe('Calendar', () => {
  it.each(['PageDown', 'PageUp', 'ArrowRight'])(
    'U-11: has one tab stop in its calendar, the day focused by %s',
    async (key) => {
      await show(DATE);
      fireEvent.click(screen.getByRole('button', { name: 'Choose date' }));
      const panel = within(await screen.findByRole('dialog'));
      const today = panel.getByRole('button', { name: /20 November 2026, today$/ });
      await waitFor(() => expect(document.activeElement).toBe(today));
      fireEvent.keyDown(today, { key });
      await waitFor(() => expect(today.ownerDocument.activeElement).not.toBe(today));
      const days = within(panel.getByRole('grid')).getAllByRole('button');
      expect(days.filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
    },
  );
});

const FIRST = { year: 2026, month: 10, day: 5 };
const LAST = { year: 2026, month: 12, day: 20 };
const TODAY = { year: 2026, month: 11, day: 20 };

function showCalendar(props: Partial<CalendarProps> = {}, language: Language = 'en') {
  const onChoose = vi.fn();
  const offer = { today: TODAY, first: FIRST, last: LAST, takes: ({ day }: Day) => day !== 13 };
  const given = undefined;
  showField(leaf('date'), {
    language,
    draw: () => <Calendar {...{ given, offer, onChoose }} {...props} />,
  });
  return onChoose;
}

const day = (name: RegExp | string) => screen.getByLabelText<HTMLButtonElement>(name);
const month = () => screen.getByRole('grid').getAttribute('aria-label');
const choices = (name: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ text, disabled }) =>
    disabled ? `(${text})` : text,
  );

describe('Calendar: the offered days', () => {
  it('begins at the given day, and marks it as selected', () => {
    const onChoose = showCalendar({ given: { year: 2026, month: 12, day: 1 } });
    expect(month()).toBe('December 2026');
    const chosen = day('Tuesday, 1 December 2026, selected');
    expect(document.activeElement).toBe(chosen);
    fireEvent.click(day('Wednesday, 2 December 2026'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ year: 2026, month: 12, day: 2 });
  });

  it.each([
    ['today', TODAY, 'November 2026'],
    ['the first day', { year: 2020, month: 1, day: 1 }, 'October 2026'],
    ['the last day', { year: 2030, month: 1, day: 1 }, 'December 2026'],
  ])('begins at %s for another day', (_, given, name) => {
    showCalendar({ given });
    expect(month()).toBe(name);
  });

  it('disables days outside the range, and days that the rules reject', () => {
    showCalendar({ given: LAST });
    expect(day(/ 20 December/).disabled).toBe(false);
    expect(day(/ 21 December/).disabled).toBe(true);
    expect(day(/ 13 December/).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Month'), { target: { value: '9' } });
    expect([day(/ 4 October/).disabled, day(/ 5 October/).disabled]).toEqual([true, false]);
  });

  it('starts its weeks on Sunday, and offers the months and years of the range', () => {
    showCalendar();
    const heads = [...document.querySelectorAll('th')].map((head) =>
      head.getAttribute('aria-label'),
    );
    expect(heads.slice(0, 2)).toEqual(['Sunday', 'Monday']);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(6);
    expect(choices('Month').filter((text) => !text.startsWith('('))).toEqual([
      'October',
      'November',
      'December',
    ]);
    expect(choices('Year')).toEqual(['2026']);
  });

  it('has the names of the language of the page', () => {
    showCalendar({}, 'zh-Hant');
    expect(month()).toBe('2026年11月');
    expect(document.querySelector('th')?.textContent).toBe('日');
    showCalendar({}, 'zh-Hans');
    expect(month()).toBe('2026年11月');
  });
});
