// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Plan } from '#engine';
import { FakeStore } from '../../../support/FakeStore.ts';
import { group, leaf, planOf } from '../../../support/planNodes.ts';

const CODE = '../../../../renderer/form/lazy/lazyWidgets.ts';
const Arrived = ({ id }: { readonly id: string }) => <input id={id} aria-label="arrived" />;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.doUnmock(CODE);
});

/** Renders a form with one answer, from modules without fetched code. */
const show = async (widget: string) =>
  (await showPlan(planOf({ it: leaf('text', { ui: { 'ui:widget': widget } }) }))).page;

async function showPlan(plan: Plan) {
  const { FormFields, loadProductTexts } = await import('#renderer');
  await loadProductTexts('en');
  const store = FakeStore.of(plan);
  const page = render(
    <FormFields
      store={store}
      texts={{ 'it.label': 'Label' }}
      language="en"
      messageText={({ key }) => key}
      pointers={['/it']}
    />,
  );
  return { page, store };
}

const settle = () => act(() => vi.dynamicImportSettled());

describe('LazyWidget: a widget with lazy-loaded code', () => {
  it('renders a placeholder, then the widget', async () => {
    vi.doMock(CODE, () => ({ LAZY_WIDGETS: { date: Arrived } }));
    const { container } = await show('date');
    const place = container.querySelector('[aria-busy="true"]');
    expect(place?.id).toBe('f-it');
    expect(place?.textContent).toBe('Loading');
    await settle();
    expect(screen.getByLabelText('arrived').id).toBe('f-it');
    expect(container.querySelector('[aria-busy]')).toBeNull();
  });

  it('does not render while a pointer is down: it would move the pressed element', async () => {
    vi.doMock(CODE, () => ({ LAZY_WIDGETS: { date: Arrived } }));
    await show('date');
    fireEvent.pointerDown(document.body);
    await settle();
    expect(screen.queryByLabelText('arrived')).toBeNull();
    fireEvent.pointerUp(document.body);
    act(() => vi.advanceTimersByTime(0));
    expect(screen.getByLabelText('arrived')).toBeTruthy();
  });

  it('B-82: reports a failed load, and renders after a retry', async () => {
    const code = vi.fn(() => {
      throw new TypeError('gone with the last release');
    });
    vi.doMock(CODE, code);
    await show('date');
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('What you have entered is kept.');
    vi.doMock(CODE, () => ({ LAZY_WIDGETS: { date: Arrived } }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getByLabelText('arrived')).toBeTruthy();
  });

  it('is fetched two seconds after a form shows, even without such a widget', async () => {
    const code = vi.fn(() => ({ LAZY_WIDGETS: { date: Arrived } }));
    vi.doMock(CODE, code);
    await show('text');
    await settle();
    expect(code).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(2000));
    await settle();
    expect(code).toHaveBeenCalledOnce();
  });

  it('is fetched two seconds after the user stops typing', async () => {
    const code = vi.fn(() => ({ LAZY_WIDGETS: { date: Arrived } }));
    vi.doMock(CODE, code);
    const { container } = await show('text');
    for (const letter of ['C', 'CH', 'CHA', 'CHAN']) {
      act(() => vi.advanceTimersByTime(1500));
      const box = container.querySelector('#f-it') as HTMLElement;
      fireEvent.input(box, { target: { value: letter } });
    }
    act(() => vi.advanceTimersByTime(1999));
    await settle();
    expect(code).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    await settle();
    expect(code).toHaveBeenCalledOnce();
  });

  it('is not fetched after the form unmounts', async () => {
    const code = vi.fn(() => ({ LAZY_WIDGETS: { date: Arrived } }));
    vi.doMock(CODE, code);
    const { container, unmount } = await show('text');
    const box = container.querySelector('#f-it') as HTMLElement;
    unmount();
    fireEvent.input(box, { target: { value: 'C' } });
    act(() => vi.advanceTimersByTime(5000));
    await settle();
    expect(code).not.toHaveBeenCalled();
  });
});

describe('LazyWidget: a whole date pasted into one of three boxes', () => {
  const PARTS = { day: leaf('text'), month: leaf('text'), year: leaf('text') };
  const DATE = group(PARTS, {
    ui: { 'ui:field': 'date-parts' },
    dateParts: { day: 'day', month: 'month', year: 'year' },
  });
  /** @returns whether the browser inserts the pasted text */
  const paste = () =>
    fireEvent.paste(document.querySelector('#f-it-day') as HTMLElement, {
      clipboardData: { getData: () => '1/12/2026' },
    });

  it('fills that box until the code loads, and all three boxes afterwards', async () => {
    const readDate = vi.fn(() => '01/12/2026');
    vi.doMock(CODE, () => ({ LAZY_WIDGETS: {}, readDate }));
    const { store } = await showPlan(planOf({ it: DATE }));
    expect(paste()).toBe(true);
    expect(store.get('/it/year')).toBeUndefined();
    // The code is fetched as soon as the page has such a date, not when the page is idle.
    await settle();
    expect(paste()).toBe(false);
    expect(['day', 'month', 'year'].map((part) => store.get(`/it/${part}`))).toEqual([
      '01',
      '12',
      '2026',
    ]);
  });
});
