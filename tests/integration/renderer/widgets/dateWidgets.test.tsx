// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeForm } from '../../../engine/support/makeForm.ts';
import { errorAt, give, show } from '../../../support/fieldOnPage.ts';
import { renderFields } from '../../../support/renderFields.tsx';

afterEach(cleanup);

/** Loads the calendar before the tests. A page loads the calendar when the user opens it. */
beforeAll(async () => {
  await import('../../../../renderer/widgets/date/CalendarPanel.tsx');
});

/** jsdom hides popovers, but has no method to show them. */
beforeAll(() => {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.style.display = 'block';
    },
  });
});

describe('a date on the page', () => {
  const DATE = { type: 'string', hkDate: true };

  it.each([
    '29/02/2023',
    '31/04/2026',
    '00/01/2026',
    '1/13/2026',
    '01/01/26',
    '32/1/1899',
    '29022023',
    '2026年13月1日',
  ])('B-43: %s remains in the input and is rejected', async (text) => {
    const { store } = await show(DATE);
    const box = screen.getByLabelText<HTMLInputElement>('It');
    give(box, text);
    expect(errorAt(store)).toBe('validation_invalidDate');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(box.value).not.toBe('');
  });

  it.each([
    ['1/1/2026', '01/01/2026'],
    ['１／１／２０２６', '01/01/2026'],
    ['29.2.2024', '29/02/2024'],
    ['29022024', '29/02/2024'],
    ['2024年2月29日', '29/02/2024'],
  ])('B-43: %s is normalised to %s and accepted', async (text, shown) => {
    const { store } = await show(DATE);
    const box = screen.getByLabelText<HTMLInputElement>('It');
    give(box, text);
    expect([errorAt(store), store.get('/it'), box.value]).toEqual([undefined, shown, shown]);
  });

  it.each([
    ['2026-11-20T15:59:59Z', undefined],
    ['2026-11-20T16:00:00Z', 'validation_notBeforeToday'],
  ])(
    'B-44: 20/11/2026 is validated with the day in Hong Kong: at %s, error %s',
    async (now, key) => {
      const { store } = await show({ ...DATE, dateMin: 'today' }, { now });
      give(screen.getByLabelText('It'), '20/11/2026');
      expect(errorAt(store)).toBe(key);
    },
  );

  it('U-11: opens a calendar on request, and stores the chosen day', async () => {
    const { store } = await show({ ...DATE, dateMin: 'today' });
    const button = screen.getByRole('button', { name: 'Choose date' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    const panel = within(await screen.findByRole('dialog', { name: 'It: choose a date' }));
    const today = panel.getByRole('button', { name: /20 November 2026, today$/ });
    await waitFor(() => expect(document.activeElement).toBe(today));
    const yesterday = panel.getByRole<HTMLButtonElement>('button', { name: /19 November 2026/ });
    expect(yesterday.disabled).toBe(true);
    fireEvent.click(panel.getByRole('button', { name: /27 November 2026/ }));
    expect(store.get('/it')).toBe('27/11/2026');
    expect(screen.getByLabelText<HTMLInputElement>('It').value).toBe('27/11/2026');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-label')).toBe('Choose date, 27/11/2026 selected');
  });

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

  it('replaces a chosen date with a typed date, and opens the calendar at it', async () => {
    const { store } = await show(DATE);
    act(() => store.set('/it', '27/11/2026'));
    give(screen.getByLabelText('It'), '1/2/2027');
    const button = screen.getByRole('button', { name: 'Choose date, 01/02/2027 selected' });
    fireEvent.click(button);
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getByRole('grid', { name: 'February 2027' })).toBeTruthy();
    fireEvent.keyDown(panel.getByRole('grid'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(store.get('/it')).toBe('01/02/2027');
  });

  it('renders nothing while the date is incomplete, and once when it is complete', async () => {
    const { commits } = await show(DATE);
    const box = screen.getByLabelText('It');
    const before = commits();
    for (const value of ['0', '01/', '01/1', '01/12/', '01/12/202']) {
      fireEvent.input(box, { target: { value } });
    }
    expect(commits() - before).toBe(0);
    fireEvent.input(box, { target: { value: '01/12/2026' } });
    expect(commits() - before).toBe(1);
  });

  it('has no calendar if it is read-only', async () => {
    const form = await makeForm({ it: DATE });
    renderFields({ store: form.store(), readOnly: true });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a month on the page', () => {
  it.each([
    ['1/2027', '01/2027', undefined],
    ['2027年1月', '01/2027', undefined],
    ['13/2026', '13/2026', 'validation_invalidDate'],
    ['12/26', '12/26', 'validation_invalidDate'],
    ['10/2026', '10/2026', 'validation_notBeforeToday'],
  ])('B-43: a month typed as %s is stored as %s with the error %s', async (text, shown, key) => {
    const { store } = await show({ type: 'string', monthYear: true, dateMin: 'today' });
    const box = screen.getByLabelText<HTMLInputElement>('It');
    give(box, text);
    expect([box.value, store.get('/it'), errorAt(store)]).toEqual([shown, shown, key]);
  });
});

describe('a year on the page', () => {
  it('offers the years between its limits, and stores the chosen year', async () => {
    const year = { type: 'string', integerText: true, minValue: '1997', maxValue: '2026' };
    const { store } = await show(year, { ui: { 'ui:widget': 'year' } });
    const list = screen.getByLabelText<HTMLSelectElement>('It');
    expect([list.options.length, list.options[1]?.value, [...list.options].at(-1)?.value]).toEqual([
      31,
      '2026',
      '1997',
    ]);
    fireEvent.change(list, { target: { value: '2001' } });
    expect(store.get('/it')).toBe('2001');
    act(() => store.set('/it', '1980'));
    expect(list.value).toBe('1980');
  });
});

describe('a date in three inputs on the page', () => {
  const PARTS = {
    type: 'object',
    dateParts: { day: 'd', month: 'm', year: 'y' },
    properties: { d: { type: 'string' }, m: { type: 'string' }, y: { type: 'string' } },
  };
  const boxes = () =>
    ['d', 'm', 'y'].map((key) => document.querySelector<HTMLInputElement>(`#f-it-${key}`));

  it.each([
    ['1', '1', '2026', undefined],
    ['29', '2', '2023', 'validation_invalidDate'],
    ['31', '04', '2026', 'validation_invalidDate'],
    ['1', '1', '26', 'validation_invalidDate'],
  ])('B-43: %s, %s and %s are one date with at most one error: %s', async (d, m, y, key) => {
    const { store } = await show(PARTS, { ui: { 'ui:field': 'date-parts' } });
    boxes().forEach((box, index) => {
      if (box) give(box, [d, m, y][index] ?? '');
    });
    expect([store.error('/it')?.key, store.shownErrors().length]).toEqual([key, key ? 1 : 0]);
    const wrong = boxes().map((box) => box?.getAttribute('aria-invalid'));
    expect(wrong).toEqual(Array(3).fill(key ? 'true' : null));
  });

  it('splits a whole date that is pasted into one input, and announces it', async () => {
    const { store } = await show(PARTS, { ui: { 'ui:field': 'date-parts' } });
    const [day] = boxes();
    if (!day) throw new TypeError('Cannot find the day');
    const paste = (text: string) =>
      fireEvent.paste(day, { clipboardData: { getData: () => text } });
    expect(paste('12')).toBe(true);
    expect(paste('2026-12-01')).toBe(false);
    expect(boxes().map((box) => box?.value)).toEqual(['01', '12', '2026']);
    expect(store.get('/it')).toEqual({ d: '01', m: '12', y: '2026' });
    expect(document.querySelector('[aria-live]')?.textContent).toContain('01/12/2026');
  });
});
