// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormData, FormStore, FoundAddress } from '#engine';
import { type AddressLookup, AddressLookupContext, type AddressQuery } from '#renderer';
import { formInUse, makeFiles } from '../../engine/support/makeForm.ts';
import { type LoadedForm, loadForm, readShared } from '../../engine/support/readForms.ts';
import { brokenIds } from '../../support/idrefs.ts';
import { renderFields } from '../../support/renderFields.tsx';

const HOUSE: FoundAddress = {
  english: {
    buildingName: 'Amoy Plaza',
    street: { buildingNoFrom: '77', streetName: 'NTK ROAD' },
    district: 'KT',
  },
};
const SHED: FoundAddress = { chinese: { buildingName: '小屋' } };

/** A lookup whose answers the test gives, in whatever order it likes. */
function slowLookup() {
  const asked: {
    query: AddressQuery;
    signal: AbortSignal;
    answer: (found: readonly FoundAddress[]) => void;
    fail: () => void;
  }[] = [];
  const lookup: AddressLookup = (query, signal) =>
    new Promise((answer, fail) => {
      asked.push({
        query,
        signal,
        answer,
        fail: () => fail(new TypeError('Cannot look up: test')),
      });
    });
  return { lookup, asked };
}

let form: LoadedForm;

beforeEach(async () => {
  form ??= await loadForm(
    makeFiles({ home: { $ref: '../../schemas/defs/address.schema.json' } }),
    readShared(),
  );
});
afterEach(() => vi.useRealTimers());

async function show(data?: FormData, readOnly = false) {
  const store: FormStore = formInUse(form).store(data);
  const service = slowLookup();
  const result = renderFields({
    store,
    texts: form.texts.en,
    readOnly,
    around: (fields) => (
      <AddressLookupContext value={service.lookup}>{fields}</AddressLookupContext>
    ),
  });
  // The search is a chunk of its own, fetched while the clock runs.
  if (!readOnly) await waitFor(box);
  vi.useFakeTimers();
  return { store, ...service, ...result };
}

const box = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for the address' });
const type = (value: string, isComposing = false) =>
  fireEvent(
    box(),
    new InputEvent('input', { bubbles: true, isComposing, data: value, ...setTo(value) }),
  );
function setTo(value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), value);
  return {};
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const options = () => screen.queryAllByRole('option', { name: /Block|AMOY|小屋/ });
const announced = () => document.querySelector('[aria-live]')?.textContent;

describe('U-14: the search of an address', () => {
  it('begins a second after the last key, with the numbers of the specification', async () => {
    const { asked } = await show();
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

  it('U-09: says that it takes its time only where it does, and the outcome once', async () => {
    const { asked } = await show();
    type('amoy');
    await pass(1000);
    await pass(999);
    expect(announced()).toBe('');
    await pass(1);
    expect(announced()).toBe('Searching…');
    await act(async () => asked[0]?.answer([HOUSE]));
    expect(announced()).toBe('1 address found.');
  });

  it('asks nothing for a blank text, and takes a search back when the text goes', async () => {
    const { asked } = await show();
    type('   ');
    await pass(5000);
    expect(asked).toHaveLength(0);
    type('amoy');
    await pass(1000);
    type('');
    expect(asked[0]?.signal.aborted).toBe(true);
    await act(async () => asked[0]?.answer([HOUSE]));
    expect(options()).toHaveLength(0);
  });

  it('drops an answer that comes after the text has changed', async () => {
    const { asked } = await show();
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

  it('U-18: waits for an input method, and leaves its Enter to it', async () => {
    const { asked } = await show();
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

  it('searches at once when Enter is pressed, and never sends the form', async () => {
    const { asked } = await show();
    type('amoy');
    const isFree = fireEvent.keyDown(box(), { key: 'Enter' });
    expect([isFree, asked.length]).toEqual([false, 1]);
    await pass(5000);
    expect(asked).toHaveLength(1);
  });

  it('says that nothing was found; what cannot be read is nothing', async () => {
    const { asked } = await show();
    type('nowhere');
    await pass(1000);
    await act(async () => asked[0]?.answer([{}, { english: { buildingName: ' ' } }]));
    expect(announced()).toMatch(/^No address was found/);
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('says that the service failed, and tries again', async () => {
    const { asked, store } = await show();
    type('amoy');
    await pass(1000);
    await act(async () => asked[0]?.fail());
    expect(announced()).toMatch(/^The search does not answer now/);
    // The parts can be typed all the same.
    fireEvent.input(screen.getByLabelText('Name of building'), { target: { value: 'AMOY' } });
    expect(store.get('/home/building')).toBe('AMOY');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => asked[1]?.answer([HOUSE]));
    expect(options()).toHaveLength(1);
  });

  it('gives up a service that says nothing for ten seconds', async () => {
    const { asked } = await show();
    type('amoy');
    await pass(1000);
    await pass(9_999);
    expect(announced()).toBe('Searching…');
    await pass(1);
    expect(announced()).toMatch(/^The search does not answer now/);
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('fills the parts by keyboard, says which, keeps flat and floor, and can be undone', async () => {
    const before = { flat: 'B', floor: '12', estate: 'ANOTHER', block: '9' };
    const { asked, store, container } = await show({ home: before });
    type('amoy');
    await pass(1000);
    await act(async () => asked[0]?.answer([SHED, HOUSE]));
    expect(brokenIds(container)).toEqual([]);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(box().getAttribute('aria-activedescendant')).toBe('f-home-search-option-1');
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(store.get('/home')).toEqual({
      flat: 'B',
      floor: '12',
      building: 'AMOY PLAZA',
      street: '77 NTK ROAD',
      region: 'KLN',
      district: 'KT',
    });
    expect(screen.getByLabelText('Name of building')).toHaveProperty('value', 'AMOY PLAZA');
    expect(announced()).toBe(
      'Filled in: Name of building, Number and name of street, Region, District. Check them and add what is missing.',
    );
    await pass(5000);
    expect(asked).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.get('/home')).toEqual(before);
    expect(document.activeElement).toBe(box());
  });

  it('chooses nothing when it is left', async () => {
    const { asked, store } = await show();
    type('amoy');
    await pass(1000);
    await act(async () => asked[0]?.answer([HOUSE]));
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.blur(box());
    await pass(1000);
    expect(store.get('/home')).toBeUndefined();
    expect(options()).toHaveLength(0);
  });

  it('is not there where nothing may be changed', async () => {
    await show({ home: { building: 'AMOY PLAZA' } }, true);
    await pass(100);
    expect(screen.queryByRole('combobox', { name: 'Search for the address' })).toBeNull();
  });
});

describe('an address without a lookup', () => {
  it('is typed in parts, with no search over them', async () => {
    const store = formInUse(form).store();
    renderFields({ store, texts: form.texts.en });
    vi.useFakeTimers();
    await pass(100);
    expect(screen.queryByRole('combobox', { name: 'Search for the address' })).toBeNull();
    expect(screen.getByLabelText('Name of building')).toBeTruthy();
  });
});
