// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fileOf } from '#renderer';
import { FakeStore } from '../../../support/FakeStore.ts';
import { brokenIds } from '../../../support/idrefs.ts';
import { leaf, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';

beforeEach(() => vi.stubGlobal('isSecureContext', true));

function show() {
  const store = FakeStore.of(
    planOf({ proof: leaf('file', { file: { maxBytes: 10, accept: ['.pdf', '.png'] } }) }),
  );
  renderFields({ store, texts: { 'proof.label': 'Proof' } });
  return { store, input: screen.getByLabelText<HTMLInputElement>(/Proof/) };
}

const file = (name: string, text = '%PDF-1.7') =>
  new File([text], name, { type: 'application/pdf' });
const choose = (input: HTMLInputElement, chosen: File) =>
  fireEvent.change(input, { target: { files: [chosen] } });

describe('FileWidget: a file', () => {
  it('U-21: shows types and size in the description of a native file input', () => {
    const { input } = show();
    const limits = screen.getByText('Accepted: PDF, PNG. Largest size: 10.00 B.');
    expect(input.getAttribute('aria-describedby')).toBe(limits.id);
    expect([input.type, input.accept]).toEqual(['file', '.pdf,.png']);
    expect(screen.getByLabelText(/Choose a file/)).toBe(input);
  });

  it('stores name, size, type and digest as the answer, and the bytes in the cache', async () => {
    const { store, input } = show();
    choose(input, file('deed.PDF'));
    await waitFor(() => expect(store.get('/proof')).toBeTruthy());
    const value = store.get('/proof') as { ref: string };
    expect(value).toEqual({
      name: 'deed.PDF',
      size: 8,
      type: 'application/pdf',
      sha256: '86edbaa24831badfa0a8b04bb410141e2ee4182b6d0014493fe262a7a331c20b',
      ref: value.ref,
    });
    expect(await fileOf(value.ref)?.text()).toBe('%PDF-1.7');
    expect(screen.getByText('deed.PDF', { selector: '.file-name' })).toBeTruthy();
    expect(screen.getByText('8.00 B')).toBeTruthy();
    expect(brokenIds(document.body)).toEqual([]);
  });

  it.each([
    ['deed\u202efdp.pdf', 'deedfdp.pdf'],
    ['a\u2066\u200b\u0007b.pdf', 'ab.pdf'],
    ['\u05d0\u05d1.pdf', '\u05d0\u05d1.pdf'],
  ])('B-56: shows, announces and stores the name %j as %j', async (name, shown) => {
    const { store, input } = show();
    choose(input, file(name));
    await waitFor(() => expect(store.get('/proof')).toMatchObject({ name: shown, size: 8 }));
    expect(screen.getByText(shown, { selector: 'bdi' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('B-56: shows the name of a refused file without direction characters', () => {
    const { input } = show();
    choose(input, file('deed\u202efdp.exe'));
    expect(
      screen.getAllByText('deedfdp.exe is not one of the accepted types: PDF, PNG.'),
    ).not.toEqual([]);
  });

  it.each([
    [file('deed.exe'), 'deed.exe is not one of the accepted types: PDF, PNG.'],
    [file('deed.pdf', 'x'.repeat(11)), 'deed.pdf is larger than 10.00 B. Choose a smaller file.'],
  ])('U-21: refuses a file before reading, with a specific message: %#', (bad, words) => {
    const read = vi.spyOn(FileReader.prototype, 'readAsArrayBuffer');
    const { store, input } = show();
    choose(input, bad);
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(brokenIds(document.body)).toEqual([]);
    expect(read).not.toHaveBeenCalled();
    expect(store.data()).toEqual({});
  });

  it.each([
    ['a program called deed.pdf', 'MZ\x90', /deed.pdf is not what its name says/],
    ['a PDF behind leading junk', ' %PDF-1.7', /deed.pdf is not what its name says/],
    ['an empty file', '', /deed.pdf is empty/],
  ])('B-56: refuses %s by its first bytes', async (_, text, words) => {
    const { store, input } = show();
    choose(input, file('deed.pdf', text));
    await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0));
    expect(store.data()).toEqual({});
  });

  it('shows an error if the browser cannot read the file', async () => {
    vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementationOnce(function (
      this: FileReader,
    ) {
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    });
    const { store, input } = show();
    choose(input, file('deed.pdf'));
    await waitFor(() => expect(screen.getAllByText(/could not be read/).length).toBeGreaterThan(0));
    expect(store.data()).toEqual({});
  });

  it('accepts a dropped file, and removes it', async () => {
    const { store, input } = show();
    const area = input.closest('.file');
    fireEvent.drop(area as Element, { dataTransfer: { files: [file('deed.pdf')], items: [] } });
    await waitFor(() => expect(store.get('/proof')).toBeTruthy());
    const { ref } = store.get('/proof') as { ref: string };
    fireEvent.click(screen.getByRole('button', { name: 'Remove deed.pdf' }));
    expect(store.data()).toEqual({});
    expect(fileOf(ref)).toBeUndefined();
    expect(document.activeElement).toBe(input);
    expect(document.querySelector('[aria-live]')?.textContent).toBe('deed.pdf removed.');
  });
});
