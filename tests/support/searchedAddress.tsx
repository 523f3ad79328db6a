import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import type { FormData, FormStore, FoundAddress, Language } from '#engine';
import { type AddressLookup, AddressLookupContext, type AddressQuery } from '#renderer';
import { formInUse, makeFiles } from '../engine/support/makeForm.ts';
import { type LoadedForm, loadForm, readShared } from '../engine/support/readForms.ts';
import { renderFields } from './renderFields.tsx';

export const HOUSE: FoundAddress = {
  english: {
    buildingName: 'Amoy Plaza',
    street: { buildingNoFrom: '77', streetName: 'NTK ROAD' },
    district: 'KT',
  },
};
export const SHED: FoundAddress = { chinese: { buildingName: '小屋' } };

export const OFFICES: FoundAddress = {
  english: { street: { buildingNoFrom: '66', streetName: 'QUEENSWAY' }, district: 'CW' },
  chinese: { street: { buildingNoFrom: '66', streetName: '金鐘道' }, district: '中西區' },
};

/** Creates a lookup. The test resolves its calls in any order. */
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

/**
 * Returns a form with an address at `/home`.
 *
 * @param ui the form's `ui.json`, if any
 */
export async function homeForm(ui?: Parameters<typeof loadForm>[0]['ui']): Promise<LoadedForm> {
  // The address search is lazy-loaded. Importing it here makes it available at the first render.
  await import('../../renderer/fields/address/AddressSearch.tsx');
  const files = makeFiles({ home: { $ref: '../../schemas/defs/address.schema.json' } });
  return loadForm({ ...files, ...(ui && { ui }) }, readShared());
}

interface Shown {
  readonly readOnly?: boolean;
  readonly language?: Language;
}

/** Renders the address with its search input, then starts the fake timers. */
export async function showHome(
  form: LoadedForm,
  data?: FormData,
  { readOnly = false, language }: Shown = {},
) {
  const store: FormStore = formInUse(form).store(data);
  const service = slowLookup();
  const result = renderFields({
    store,
    texts: form.texts.en,
    readOnly,
    ...(language && { language }),
    around: (fields) => (
      <AddressLookupContext value={service.lookup}>{fields}</AddressLookupContext>
    ),
  });
  if (!readOnly) await waitFor(box);
  vi.useFakeTimers();
  return { store, ...service, ...result };
}

/** Returns the search input. */
export const box = () =>
  screen.getByRole<HTMLInputElement>('combobox', {
    name: /^(?:Search for the address|搜[尋寻]地址)$/,
  });

/** Sets the text of the search input and dispatches an `input` event. */
export const type = (value: string, isComposing = false) =>
  fireEvent(
    box(),
    new InputEvent('input', { bubbles: true, isComposing, data: value, ...setTo(value) }),
  );

/**
 * Sets the text of the search input without an event, as an input method does during composition.
 */
export function setTo(value: string): object {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), value);
  return {};
}

/** Advances the fake timers. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Returns the results in the list under the search input. */
export const options = () => screen.queryAllByRole('option', { name: /Block|AMOY|小屋/ });

/** Resolves a search with one address, and chooses this address. */
export async function choose(
  asked: ReturnType<typeof slowLookup>['asked'][number] | undefined,
  found: FoundAddress,
) {
  await act(async () => asked?.answer([found]));
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  fireEvent.keyDown(box(), { key: 'Enter' });
}

/** Returns the last announcement for screen readers. */
export const announced = () => document.querySelector('[aria-live]')?.textContent;
