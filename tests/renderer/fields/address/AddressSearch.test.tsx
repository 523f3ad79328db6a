// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadedForm } from '../../../engine/support/readForms.ts';
import {
  announced,
  box,
  HOUSE,
  homeForm,
  options,
  pass,
  SHED,
  setTo,
  showHome,
  type,
} from '../../../support/searchedAddress.tsx';

let form: LoadedForm;

beforeEach(async () => {
  form ??= await homeForm();
});
afterEach(() => vi.useRealTimers());

describe('U-14: the address search', () => {
  it('starts one second after the last key, with the parameters of the specification', async () => {
    const { asked } = await showHome(form);
    type('am');
    await pass(900);
    type(' amoy ');
    await pass(999);
    expect(asked).toHaveLength(0);
    await pass(1);
    expect(asked.map(({ query }) => query)).toEqual([
      { text: 'amoy', language: 'en', maxRecords: 10, tolerance: 50 },
    ]);
    expect(screen.getByText('Searching…')).toBeTruthy();
  });

  it('U-09: is announced only if it takes a second, and its result once', async () => {
    const { asked } = await showHome(form);
    type('amoy');
    await pass(1000);
    await pass(999);
    expect(announced()).toBe('');
    await pass(1);
    expect(announced()).toBe('Searching…');
    await act(async () => asked[0]?.answer([HOUSE]));
    expect(announced()).toBe('1 address found.');
  });

  it('does not start for a blank text, and is aborted when the text is cleared', async () => {
    const { asked } = await showHome(form);
    type('   ');
    await pass(5000);
    expect(asked).toHaveLength(0);
    type('\u200b\u00a0');
    fireEvent.keyDown(box(), { key: 'Enter' });
    await pass(5000);
    expect(asked).toHaveLength(0);
    type('amoy');
    await pass(1000);
    type('');
    expect(asked[0]?.signal.aborted).toBe(true);
    await act(async () => asked[0]?.answer([HOUSE]));
    expect(options()).toHaveLength(0);
  });

  it('ignores a response that arrives after the text has changed', async () => {
    const { asked } = await showHome(form);
    type('am');
    await pass(1000);
    type('amoy');
    await pass(1000);
    expect(asked).toHaveLength(2);
    await act(async () => asked[1]?.answer([SHED]));
    await act(async () => asked[0]?.answer([HOUSE]));
    expect(options().map(({ textContent }) => textContent)).toEqual(['小屋']);
    expect(announced()).toBe('1 address found.');
  });

  it('U-18: waits for an input method, and ignores its Enter', async () => {
    const { asked } = await showHome(form);
    type('taam', true);
    await pass(3000);
    expect(asked).toHaveLength(0);
    setTo('淘大');
    fireEvent.compositionEnd(box());
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    expect(asked).toHaveLength(0);
    await pass(1000);
    expect(asked[0]?.query.text).toBe('淘大');
  });

  it('starts at once on Enter, without submitting the form', async () => {
    const { asked } = await showHome(form);
    type('amoy');
    const isFree = fireEvent.keyDown(box(), { key: 'Enter' });
    expect([isFree, asked.length]).toEqual([false, 1]);
    await pass(5000);
    expect(asked).toHaveLength(1);
  });

  it('announces that no address was found, also for unusable results', async () => {
    const { asked } = await showHome(form);
    type('nowhere');
    await pass(1000);
    await act(async () => asked[0]?.answer([{}, { english: { buildingName: ' ' } }]));
    expect(announced()).toMatch(/^No address was found/);
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('announces that the service failed, and retries on request', async () => {
    const { asked, store } = await showHome(form);
    type('amoy');
    await pass(1000);
    await act(async () => asked[0]?.fail());
    expect(announced()).toMatch(/^The search does not answer now/);
    // The parts remain editable.
    fireEvent.input(screen.getByLabelText('Name of building'), { target: { value: 'AMOY' } });
    expect(store.get('/home/building')).toBe('AMOY');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(document.activeElement).toBe(box());
    await act(async () => asked[1]?.answer([HOUSE]));
    expect(options()).toHaveLength(1);
  });

  it('is aborted after ten seconds without a response', async () => {
    const { asked } = await showHome(form);
    type('amoy');
    await pass(1000);
    await pass(9_999);
    expect(announced()).toBe('Searching…');
    await pass(1);
    expect(announced()).toMatch(/^The search does not answer now/);
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('chooses no address on blur', async () => {
    const { asked, store } = await showHome(form);
    type('amoy');
    await pass(1000);
    await act(async () => asked[0]?.answer([HOUSE]));
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.blur(box());
    await pass(1000);
    expect(store.get('/home')).toBeUndefined();
    expect(options()).toHaveLength(0);
  });

  it('does not move the focus for a late response, and shows the results on refocus', async () => {
    const { asked } = await showHome(form);
    act(() => box().focus());
    type('amoy');
    await pass(500);
    const flat = screen.getByLabelText('Flat or room');
    act(() => flat.focus());
    await pass(500);
    await act(async () => asked[0]?.answer([HOUSE]));
    await pass(1000);
    expect(document.activeElement).toBe(flat);
    expect(options()).toHaveLength(0);
    act(() => box().focus());
    expect(options()).toHaveLength(1);
    type('amoy p');
    await pass(1000);
    await act(async () => asked[1]?.answer([HOUSE]));
    expect(options()).toHaveLength(1);
  });

  it('is absent if the form is read-only', async () => {
    await showHome(form, { home: { building: 'AMOY PLAZA' } }, { readOnly: true });
    await pass(100);
    expect(screen.queryByRole('combobox', { name: 'Search for the address' })).toBeNull();
  });
});
