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

/** Returns an address under `/home`. @param ui of the form, where it says more of it */
export async function homeForm(ui?: Parameters<typeof loadForm>[0]['ui']): Promise<LoadedForm> {
  // The search is a chunk of its own, at hand here, but asked for when the address is there.
  await import('../../renderer/fields/address/AddressSearch.tsx');
  const files = makeFiles({ home: { $ref: '../../schemas/defs/address.schema.json' } });
  return loadForm({ ...files, ...(ui && { ui }) }, readShared());
}

interface Shown {
  readonly readOnly?: boolean;
  readonly language?: Language;
}

/** Shows the address with a search over it; the time is frozen from then on. */
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

/** Returns the box of the search. */
export const box = () =>
  screen.getByRole<HTMLInputElement>('combobox', {
    name: /^(?:Search for the address|搜[尋寻]地址)$/,
  });

/** Replaces the box's text with a typed one. */
export const type = (value: string, isComposing = false) =>
  fireEvent(
    box(),
    new InputEvent('input', { bubbles: true, isComposing, data: value, ...setTo(value) }),
  );

/** Puts a text there without a word, as an input method does before it is done. */
export function setTo(value: string): object {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), value);
  return {};
}

/** Lets time pass. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Returns the results, in the list under the box. */
export const options = () => screen.queryAllByRole('option', { name: /Block|AMOY|小屋/ });

/** Answers the search with one address and chooses it. */
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
