// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormStore } from '#engine';
import type { FileValue } from '#renderer';
import { makeForm } from '../../../engine/support/makeForm.ts';
import { type HeldFiles, holdFiles, pdfNamed } from '../../../support/heldFiles.ts';
import { brokenIds } from '../../../support/idrefs.ts';
import { announced } from '../../../support/onPage.ts';
import { renderFields } from '../../../support/renderFields.tsx';

let held: HeldFiles;
beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  held = holdFiles();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const FILE = { type: 'object', file: { maxBytes: 40, accept: ['.pdf'] } };
const TEXTS = { 'proof.label': 'Proof', 'plans.label': 'Plans', 'papers.label': 'Papers' };

async function formWith(properties: object): Promise<FormStore> {
  return (await makeForm({ ...properties })).store();
}

function choose(input: HTMLElement | undefined, ...files: File[]): void {
  if (!input) throw new RangeError('Cannot choose a file: there is no input');
  fireEvent.change(input, { target: { files } });
}

/** Chooses a file whose bytes are held back, and resolves once the page reads them. */
async function chooseSlow(input: HTMLElement | undefined, name: string): Promise<void> {
  choose(input, pdfNamed(name));
  await waitFor(() => expect(held.isHeld(name)).toBe(true));
}

const release = (name: string) => act(() => held.release(name));
const nameAt = (store: FormStore, pointer: string) =>
  (store.get(pointer) as FileValue | undefined)?.name;

describe('a file that is being read', () => {
  const papers = {
    type: 'array',
    maxItems: 5,
    items: { type: 'object', properties: { proof: FILE } },
  };

  async function threePapers() {
    const store = await formWith({ papers });
    while (store.rowCount('/papers') < 3) store.addRow('/papers');
    renderFields({ store, texts: TEXTS });
    const openRow = async (index: number) => {
      const id = `f-papers-${index}-proof`;
      const isOpen = document.getElementById(id) !== null;
      if (!isOpen)
        fireEvent.click(screen.getByRole('button', { name: `Change Record ${index + 1}` }));
      await waitFor(() => expect(document.getElementById(id)).toBeTruthy());
      return document.getElementById(id) as HTMLElement;
    };
    return { store, openRow };
  }

  it('becomes the answer of its record, even if the record moved to another row', async () => {
    const { store, openRow } = await threePapers();
    await chooseSlow(await openRow(1), 'slow.pdf');
    choose(await openRow(2), pdfNamed('third.pdf'));
    await waitFor(() => expect(nameAt(store, '/papers/2/proof')).toBe('third.pdf'));
    act(() => void store.removeRow('/papers', 0));
    await release('slow.pdf');
    expect([0, 1].map((row) => nameAt(store, `/papers/${row}/proof`))).toEqual([
      'slow.pdf',
      'third.pdf',
    ]);
  });

  it('is discarded if its record was removed', async () => {
    const { store, openRow } = await threePapers();
    await chooseSlow(await openRow(1), 'slow.pdf');
    act(() => void store.removeRow('/papers', 1));
    await release('slow.pdf');
    expect(JSON.stringify(store.data())).not.toContain('slow.pdf');
    expect(announced()).not.toContain('slow.pdf');
  });

  it('is replaced by a file that is chosen later', async () => {
    const store = await formWith({ proof: FILE });
    renderFields({ store, texts: TEXTS });
    const input = screen.getByLabelText(/Proof/);
    await chooseSlow(input, 'slow.pdf');
    choose(input, pdfNamed('last.pdf'));
    await waitFor(() => expect(nameAt(store, '/proof')).toBe('last.pdf'));
    await release('slow.pdf');
    expect(nameAt(store, '/proof')).toBe('last.pdf');
    expect(announced()).toContain('last.pdf');
  });

  it('is discarded when the answer that it would replace is removed', async () => {
    const store = await formWith({ proof: FILE });
    renderFields({ store, texts: TEXTS });
    const input = screen.getByLabelText(/Proof/);
    choose(input, pdfNamed('first.pdf'));
    await waitFor(() => expect(nameAt(store, '/proof')).toBe('first.pdf'));
    await chooseSlow(input, 'slow.pdf');
    fireEvent.click(screen.getByRole('button', { name: 'Remove first.pdf' }));
    await release('slow.pdf');
    expect(store.get('/proof')).toBeUndefined();
  });

  it('can be removed before it is read, which focuses the input', async () => {
    const store = await formWith({
      proof: FILE,
      plans: { type: 'array', maxItems: 3, items: FILE },
    });
    renderFields({ store, texts: TEXTS });
    for (const label of ['Proof', 'Plans']) {
      const input = screen.getByLabelText(new RegExp(label));
      const name = `slow ${label}.pdf`;
      await chooseSlow(input, name);
      expect(brokenIds(document.body)).toEqual([]);
      fireEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
      expect([document.activeElement, announced()]).toEqual([input, `${name} removed.`]);
      expect(screen.queryByText(/Reading/)).toBeNull();
      await release(name);
    }
    expect(store.data()).toEqual({ plans: [] });
  });

  it('continues after its step is unmounted, and is shown as pending on return', async () => {
    const store = await formWith({ proof: FILE });
    renderFields({ store, texts: TEXTS });
    await chooseSlow(screen.getByLabelText(/Proof/), 'slow.pdf');
    cleanup();
    renderFields({ store, texts: TEXTS });
    expect(screen.getByText('Reading slow.pdf: 0 %')).toBeTruthy();
    await release('slow.pdf');
    expect(nameAt(store, '/proof')).toBe('slow.pdf');
    expect(screen.queryByText(/Reading/)).toBeNull();
  });

  it('U-39: shows the reason of a rejection in the current language of the page', async () => {
    const store = await formWith({
      proof: FILE,
      plans: { type: 'array', maxItems: 3, items: FILE },
    });
    renderFields({ store, texts: TEXTS });
    choose(screen.getByLabelText(/Proof/), new File(['MZ'], 'program.pdf'));
    choose(screen.getByLabelText(/Plans/), new File(['MZ'], 'plan.pdf'));
    const said = (words: RegExp | string) =>
      screen.queryAllByText(words, { selector: '.field-error' });
    await waitFor(() => expect(said(/is not what its name says/)).toHaveLength(2));
    renderFields({ store, texts: TEXTS, language: 'zh-Hans' });
    for (const name of ['program.pdf', 'plan.pdf']) {
      expect(said(`${name} 的内容与其档案类型不符，请选择正确的档案。`)).toHaveLength(1);
    }
    expect(said(/is not what its name says/)).toEqual([]);
  });
});

describe('several files with one pending file', () => {
  async function threeThere() {
    const store = await formWith({ plans: { type: 'array', maxItems: 6, items: FILE } });
    renderFields({ store, texts: TEXTS });
    choose(plans(), pdfNamed('a.pdf'), pdfNamed('b.pdf'));
    await waitFor(() => expect(namesIn(store)).toEqual(['a.pdf', 'b.pdf']));
    await chooseSlow(plans(), 'slow.pdf');
    return store;
  }
  const plans = () => screen.getByLabelText(/Plans/);
  const namesIn = (store: FormStore) =>
    ((store.get('/plans') ?? []) as readonly FileValue[]).map(({ name }) => name);

  it('are added to the current list, without restoring or losing a file', async () => {
    const store = await threeThere();
    cleanup();
    renderFields({ store, texts: TEXTS });
    expect(screen.getByText('Reading slow.pdf: 0 %')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    choose(plans(), pdfNamed('c.pdf'));
    await waitFor(() => expect(namesIn(store)).toEqual(['b.pdf', 'c.pdf']));
    await release('slow.pdf');
    expect(namesIn(store)).toEqual(['b.pdf', 'c.pdf', 'slow.pdf']);
    const rows = screen.getAllByRole('listitem').map((row) => within(row).queryByRole('button'));
    expect(rows.map((button) => button?.textContent)).toEqual([
      'Remove b.pdf',
      'Remove c.pdf',
      'Remove slow.pdf',
    ]);
  });

  it('respect the maximum, even if a file was added while another was pending', async () => {
    const store = await formWith({ plans: { type: 'array', maxItems: 1, items: FILE } });
    renderFields({ store, texts: TEXTS });
    await chooseSlow(plans(), 'slow.pdf');
    cleanup();
    renderFields({ store, texts: TEXTS });
    choose(plans(), pdfNamed('quick.pdf'));
    await waitFor(() => expect(namesIn(store)).toEqual(['quick.pdf']));
    await release('slow.pdf');
    expect(namesIn(store)).toEqual(['quick.pdf']);
    expect(screen.getByText('slow.pdf was not added: there may be 1 files at most.')).toBeTruthy();
  });

  it('continue with the next file when the pending file is removed', async () => {
    const store = await threeThere();
    choose(plans(), pdfNamed('next.pdf'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove slow.pdf' }));
    await waitFor(() => expect(namesIn(store)).toEqual(['a.pdf', 'b.pdf', 'next.pdf']));
    await release('slow.pdf');
    expect(namesIn(store)).toEqual(['a.pdf', 'b.pdf', 'next.pdf']);
  });
});
