import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { FormStore } from '#engine';
import type { FileValue } from '#renderer';
import { makeForm } from '../../engine/support/makeForm.ts';
import { type HeldFiles, holdFiles, pdfNamed } from '../../support/heldFiles.ts';

/**
 * Holds back the bytes of slow files in each test of a file, and restores the page afterwards.
 *
 * @returns the function that returns the control of the held files
 */
export function holdInEachTest(): () => HeldFiles {
  let held: HeldFiles;
  beforeEach(() => {
    vi.stubGlobal('isSecureContext', true);
    held = holdFiles();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
  return () => held;
}

/** A small PDF as the answer of a field. */
export const PDF_FIELD = { type: 'object', file: { maxBytes: 40, accept: ['.pdf'] } };

/** Returns the store of a form with these properties. */
export async function storeWith(properties: object): Promise<FormStore> {
  return (await makeForm({ ...properties })).store();
}

/** Chooses files in a file input. */
export function choose(input: HTMLElement | undefined, ...files: readonly File[]): void {
  if (!input) throw new RangeError('Cannot choose a file: there is no input');
  fireEvent.change(input, { target: { files } });
}

/** Chooses a file whose bytes are held back, and resolves once the page reads them. */
export async function chooseSlow(
  held: HeldFiles,
  input: HTMLElement | undefined,
  name: string,
): Promise<void> {
  choose(input, pdfNamed(name));
  await waitFor(() => expect(held.isHeld(name)).toBe(true));
}

/** Releases the bytes of a held file. */
export const release = (held: HeldFiles, name: string) => act(() => held.release(name));

/** Returns the name of the file at a pointer. */
export const nameAt = (store: FormStore, pointer: string) =>
  (store.get(pointer) as FileValue | undefined)?.name;

/** Returns the names of the files in a list. */
export const namesIn = (store: FormStore, list: string) =>
  ((store.get(list) ?? []) as readonly FileValue[]).map(({ name }) => name);
