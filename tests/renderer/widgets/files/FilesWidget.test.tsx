// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormStore } from '#engine';
import { type FileValue, fileOf } from '#renderer';
import { renderBySchema } from '../../../../renderer/form/nodes/renderBySchema.tsx';
import { renderDirectly } from '../../../../renderer/form/nodes/renderDirectly.tsx';
import { makeForm } from '../../../engine/support/makeForm.ts';
import { brokenIds } from '../../../support/idrefs.ts';
import { renderFields } from '../../../support/renderFields.tsx';

beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(cleanup);

const FILE = { maxBytes: 20, accept: ['.pdf', '.png'] };

/** Renders the list with the real compiler and the real store. */
async function show(more = {}, required: readonly string[] = []) {
  const items = { type: 'object', file: FILE };
  const plans = { type: 'array', maxItems: 3, maxTotalBytes: 40, items, ...more };
  const form = await makeForm({ plans }, { schema: { required } });
  const store = form.store();
  renderFields({ store, texts: { 'plans.label': 'Plans' } });
  return { store, input: screen.getByLabelText<HTMLInputElement>(/Plans/) };
}

const pdf = (name: string, tail = name) =>
  new File([`%PDF-${tail}`], name, { type: 'application/pdf' });
const choose = (input: HTMLInputElement, ...files: File[]) =>
  fireEvent.change(input, { target: { files } });
const namesIn = (store: FormStore) =>
  ((store.get('/plans') ?? []) as readonly FileValue[]).map(({ name }) => name);
const taken = (store: FormStore, ...names: string[]) =>
  waitFor(() => expect(namesIn(store)).toEqual(names));
const live = () => document.querySelector('[aria-live]')?.textContent;

describe('FilesWidget: several files', () => {
  it('U-21: is a native multiple file input with every limit in its description', async () => {
    const { input } = await show();
    expect([input.type, input.multiple, input.accept]).toEqual(['file', true, '.pdf,.png']);
    const limits = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(limits?.textContent).toBe(
      'Accepted: PDF, PNG. Largest size: 20.00 B. At most 3 files. All files together: at most 40.00 B.',
    );
    expect(brokenIds(document.body)).toEqual([]);
  });

  it('adds all chosen files in order, and appends files chosen later', async () => {
    const { store, input } = await show();
    choose(input, pdf('a.pdf'), pdf('b.pdf'));
    await taken(store, 'a.pdf', 'b.pdf');
    choose(input, pdf('c.pdf'));
    await taken(store, 'a.pdf', 'b.pdf', 'c.pdf');
    expect(screen.getByText('Files: 3. Together 30.00 B.')).toBeTruthy();
  });

  it('B-56: shows names without direction characters, for accepted and refused files', async () => {
    const { store, input } = await show();
    choose(input, pdf('a\u202efdp.pdf'), pdf('b\u202efdp.exe'));
    await taken(store, 'afdp.pdf');
    expect(screen.getByText('bfdp.exe is not one of the accepted types: PDF, PNG.')).toBeTruthy();
    expect(screen.getByText('afdp.pdf', { selector: 'bdi' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('\u202e');
  });

  it('shows the reason for each refused file, and adds the others', async () => {
    const { store, input } = await show();
    choose(input, pdf('a.pdf'), pdf('a.exe'), pdf('big.pdf', 'x'.repeat(16)), pdf('b.pdf'));
    await taken(store, 'a.pdf', 'b.pdf');
    expect(screen.getByText('a.exe is not one of the accepted types: PDF, PNG.')).toBeTruthy();
    expect(screen.getByText('big.pdf is larger than 20.00 B. Choose a smaller file.')).toBeTruthy();
    expect(live()).toBe('Files added: 2. Not added: 2.');
  });

  it.each([
    ['a program called a.pdf', 'a.pdf', 'MZ', 'is not what its name says'],
    ['an empty file', 'a.pdf', '', 'is empty'],
  ])('B-56: refuses %s', async (_, name, content, words) => {
    const { store, input } = await show();
    choose(input, new File([content], name));
    await screen.findByText(new RegExp(words), { selector: '.field-error' });
    expect(namesIn(store)).toEqual([]);
  });

  it('refuses a file beyond the limit of total bytes, and a repeated file', async () => {
    const { store, input } = await show();
    choose(input, pdf('a.pdf', 'a'.repeat(15)), pdf('b.pdf', 'b'.repeat(13)), pdf('c.pdf'));
    await screen.findByText(/c.pdf was not added: all files together may be 40.00 B at most/);
    choose(input, pdf('again.pdf', 'a'.repeat(15)));
    await screen.findByText(/again.pdf was not added/);
    await taken(store, 'a.pdf', 'b.pdf');
  });

  it('reports refused files until the next choice, also after a cancelled choice', async () => {
    const { store, input } = await show();
    choose(input, pdf('a.exe'), pdf('b.exe'));
    await waitFor(() => expect(screen.getAllByText(/ is not one of/)).toHaveLength(2));
    choose(input);
    expect(screen.getAllByText(/ is not one of/)).toHaveLength(2);
    choose(input, pdf('a.pdf'), pdf('c.exe'));
    await taken(store, 'a.pdf');
    expect(await screen.findByText(/c.exe is not one of/)).toBeTruthy();
    expect(screen.queryByText(/[ab].exe is not one of/)).toBeNull();
  });

  it('counts files that are still being read', async () => {
    const { store, input } = await show({ maxTotalBytes: 31_457_280 });
    choose(input, pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'), pdf('d.pdf'));
    await screen.findByText('d.pdf was not added: there may be 3 files at most.');
    await taken(store, 'a.pdf', 'b.pdf', 'c.pdf');
  });

  it('refuses a file with the same bytes under another name', async () => {
    const { store, input } = await show();
    choose(input, pdf('a.pdf', 'same'), pdf('b.pdf', 'same'));
    await screen.findByText('b.pdf was not added: the same file is there already.');
    await taken(store, 'a.pdf');
  });

  it('removes a file with its bytes, and focuses the next file or the input', async () => {
    const { store, input } = await show();
    choose(input, pdf('a.pdf'), pdf('b.pdf'));
    await taken(store, 'a.pdf', 'b.pdf');
    const { ref } = store.get('/plans/0') as FileValue;
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(namesIn(store)).toEqual(['b.pdf']);
    expect(fileOf(ref)).toBeUndefined();
    expect(live()).toBe('a.pdf removed.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove b.pdf' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove b.pdf' }));
    expect(document.activeElement).toBe(input);
  });

  it('numbers files with equal names, so that each button has a different label', async () => {
    const { store, input } = await show();
    choose(input, pdf('a.pdf', 'one'), pdf('b.pdf'), pdf('a.pdf', 'two'));
    await taken(store, 'a.pdf', 'b.pdf', 'a.pdf');
    choose(input, new File(['x'], 'c.exe'), new File(['xy'], 'c.exe'));
    await waitFor(() => expect(screen.getAllByText(/c.exe is not one of/)).toHaveLength(2));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Remove a.pdf, file 1',
      'Remove b.pdf',
      'Remove a.pdf, file 3',
      'Dismiss c.exe, file 4',
      'Dismiss c.exe, file 5',
    ]);
  });

  it('offers to retry or dismiss an unreadable file', async () => {
    const { store, input } = await show();
    vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementationOnce(function (
      this: FileReader,
    ) {
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    });
    choose(input, pdf('a.pdf'), new File(['x'], 'b.pdf'));
    await screen.findByText('a.pdf could not be read.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again a.pdf' }));
    await taken(store, 'a.pdf');
    expect(screen.queryByText('a.pdf could not be read.')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss b.pdf' }));
    expect(screen.queryByText(/b.pdf/)).toBeNull();
    expect(document.activeElement).toBe(input);
  });

  it('renders equally by RJSF’s SchemaField and directly', async () => {
    const { store, input } = await show();
    choose(input, pdf('a.pdf'), pdf('b.pdf'));
    await taken(store, 'a.pdf', 'b.pdf');
    store.validateSteps();
    const drawn = [renderDirectly, renderBySchema].map(
      (node) => renderFields({ store, draw: node }).container.innerHTML,
    );
    expect(drawn[0]).toContain('a.pdf');
    expect(drawn[1]).toBe(drawn[0]);
  });

  it('accepts dropped files', async () => {
    const { store, input } = await show();
    const area = input.closest('.file');
    fireEvent.drop(area as Element, {
      dataTransfer: { files: [pdf('a.pdf'), pdf('b.pdf')], items: [] },
    });
    await taken(store, 'a.pdf', 'b.pdf');
  });

  it('U-08: shows the server’s error of a file at that file', async () => {
    const { store, input } = await show();
    choose(input, pdf('a.pdf'), pdf('b.pdf'));
    await taken(store, 'a.pdf', 'b.pdf');
    store.showErrors([{ path: '/plans/1', key: 'validation_fileDamaged', args: [] }]);
    const [, second] = await screen.findAllByRole('listitem');
    await waitFor(() =>
      expect(within(second as HTMLElement).getByText(/fileDamaged/)).toBeTruthy(),
    );
    const reported = second?.querySelector('.field-error')?.textContent;
    expect(reported).toBe('Error: validation_fileDamaged');
    expect(second?.id).toBe('f-plans-1');
    expect(brokenIds(document.body)).toEqual([]);
  });

  it('requires a file, not a row', async () => {
    const { store, input } = await show({ minItems: 1 }, ['plans']);
    expect(store.rowCount('/plans')).toBe(0);
    expect(store.validateSteps().map(({ path, key }) => [path, key])).toEqual([
      ['/plans', 'validation_file_required'],
    ]);
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    expect(brokenIds(document.body)).toEqual([]);
  });
});
