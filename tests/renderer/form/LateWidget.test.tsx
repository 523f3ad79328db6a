// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStore } from '../../support/FakeStore.ts';
import { leaf, planOf } from '../../support/planNodes.ts';

const CODE = '../../../renderer/form/lateWidgets.ts';
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

/** A form with one answer, from modules that have fetched nothing yet. */
async function show(widget: string) {
  const { FormFields, loadProductTexts } = await import('#renderer');
  await loadProductTexts('en');
  const store = FakeStore.of(planOf({ it: leaf('text', { ui: { 'ui:widget': widget } }) }));
  return render(
    <FormFields
      store={store}
      texts={{ 'it.label': 'Label' }}
      language="en"
      messageText={({ key }) => key}
      pointers={['/it']}
    />,
  );
}

const settle = () => act(() => vi.dynamicImportSettled());

describe('a widget whose code comes late', () => {
  it('keeps its place, then shows', async () => {
    vi.doMock(CODE, () => ({ LATE_WIDGETS: { date: Arrived } }));
    const { container } = await show('date');
    expect(container.querySelector('[aria-busy="true"]')?.id).toBe('f-it');
    await settle();
    expect(screen.getByLabelText('arrived').id).toBe('f-it');
    expect(container.querySelector('[aria-busy]')).toBeNull();
  });

  it('B-82: says that it cannot be fetched, and comes when it is tried again', async () => {
    const code = vi.fn(() => {
      throw new TypeError('gone with the last release');
    });
    vi.doMock(CODE, code);
    await show('date');
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('What you have entered is kept.');
    vi.doMock(CODE, () => ({ LATE_WIDGETS: { date: Arrived } }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getByLabelText('arrived')).toBeTruthy();
  });

  it('is fetched two seconds after a form shows, also where none is on the page', async () => {
    const code = vi.fn(() => ({ LATE_WIDGETS: { date: Arrived } }));
    vi.doMock(CODE, code);
    await show('text');
    await settle();
    expect(code).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(2000));
    await settle();
    expect(code).toHaveBeenCalledOnce();
  });
});
