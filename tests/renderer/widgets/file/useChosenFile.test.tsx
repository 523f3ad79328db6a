// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '#engine';
import { type FileValue, FormFields, fileOf } from '#renderer';
import type { Refusal } from '../../../../renderer/widgets/file/refusal.ts';
import { useChosenFile } from '../../../../renderer/widgets/file/useChosenFile.ts';
import { FakeStore } from '../../../support/FakeStore.ts';
import { pdfNamed } from '../../../support/heldFiles.ts';
import { brokenIds } from '../../../support/idrefs.ts';
import { announced } from '../../../support/onPage.ts';
import { leaf, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { probe } from '../../support/probe.tsx';
import { hookInField } from '../../support/showField.tsx';
import {
  choose,
  chooseSlow,
  holdInEachTest,
  nameAt,
  PDF_FIELD,
  release,
  storeWith,
} from '../../support/slowFiles.ts';

const held = holdInEachTest();

const TEXTS = { 'proof.label': 'Proof', 'plans.label': 'Plans', 'papers.label': 'Papers' };

describe('useChosenFile: a file that is being read', () => {
  const papers = {
    type: 'array',
    maxItems: 5,
    items: { type: 'object', properties: { proof: PDF_FIELD } },
  };

  async function threePapers() {
    const store = await storeWith({ papers });
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
    await chooseSlow(held(), await openRow(1), 'slow.pdf');
    choose(await openRow(2), pdfNamed('third.pdf'));
    await waitFor(() => expect(nameAt(store, '/papers/2/proof')).toBe('third.pdf'));
    act(() => void store.removeRow('/papers', 0));
    await release(held(), 'slow.pdf');
    const names = () => [0, 1].map((row) => nameAt(store, `/papers/${row}/proof`));
    await waitFor(() => expect(names()).toEqual(['slow.pdf', 'third.pdf']));
  });

  it('is discarded if its record was removed', async () => {
    const { store, openRow } = await threePapers();
    await chooseSlow(held(), await openRow(1), 'slow.pdf');
    act(() => void store.removeRow('/papers', 1));
    await release(held(), 'slow.pdf');
    expect(JSON.stringify(store.data())).not.toContain('slow.pdf');
    expect(announced()).not.toContain('slow.pdf');
  });

  it('is replaced by a file that is chosen later', async () => {
    const store = await storeWith({ proof: PDF_FIELD });
    renderFields({ store, texts: TEXTS });
    const input = screen.getByLabelText(/Proof/);
    await chooseSlow(held(), input, 'slow.pdf');
    choose(input, pdfNamed('last.pdf'));
    await waitFor(() => expect(nameAt(store, '/proof')).toBe('last.pdf'));
    await release(held(), 'slow.pdf');
    expect(nameAt(store, '/proof')).toBe('last.pdf');
    expect(announced()).toContain('last.pdf');
  });

  it('is discarded when the answer that it would replace is removed', async () => {
    const store = await storeWith({ proof: PDF_FIELD });
    renderFields({ store, texts: TEXTS });
    const input = screen.getByLabelText(/Proof/);
    choose(input, pdfNamed('first.pdf'));
    await waitFor(() => expect(nameAt(store, '/proof')).toBe('first.pdf'));
    await chooseSlow(held(), input, 'slow.pdf');
    fireEvent.click(screen.getByRole('button', { name: 'Remove first.pdf' }));
    await release(held(), 'slow.pdf');
    expect(store.get('/proof')).toBeUndefined();
  });

  it('can be removed before it is read, which focuses the input', async () => {
    const store = await storeWith({
      proof: PDF_FIELD,
      plans: { type: 'array', maxItems: 3, items: PDF_FIELD },
    });
    renderFields({ store, texts: TEXTS });
    for (const label of ['Proof', 'Plans']) {
      const input = screen.getByLabelText(new RegExp(label));
      const name = `slow ${label}.pdf`;
      await chooseSlow(held(), input, name);
      expect(brokenIds(document.body)).toEqual([]);
      fireEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
      expect([document.activeElement, announced()]).toEqual([input, `${name} removed.`]);
      expect(screen.queryByText(/Reading/)).toBeNull();
      await release(held(), name);
    }
    expect(store.data()).toEqual({ plans: [] });
  });

  it('continues after its step is unmounted, and is shown as pending on return', async () => {
    const store = await storeWith({ proof: PDF_FIELD });
    renderFields({ store, texts: TEXTS });
    await chooseSlow(held(), screen.getByLabelText(/Proof/), 'slow.pdf');
    cleanup();
    renderFields({ store, texts: TEXTS });
    expect(screen.getByText('Reading slow.pdf: 0 %')).toBeTruthy();
    await release(held(), 'slow.pdf');
    await waitFor(() => expect(nameAt(store, '/proof')).toBe('slow.pdf'));
    expect(screen.queryByText(/Reading/)).toBeNull();
  });

  it('U-39: shows the reason of a rejection in the current language of the page', async () => {
    const store = await storeWith({
      proof: PDF_FIELD,
      plans: { type: 'array', maxItems: 3, items: PDF_FIELD },
    });
    renderFields({ store, texts: TEXTS });
    choose(screen.getByLabelText(/Proof/), new File(['MZ'], 'program.pdf'));
    choose(screen.getByLabelText(/Plans/), new File(['MZ'], 'plan.pdf'));
    const shown = (words: RegExp | string) =>
      screen.queryAllByText(words, { selector: '.field-error' });
    await waitFor(() => expect(shown(/is not what its name says/)).toHaveLength(2));
    renderFields({ store, texts: TEXTS, language: 'zh-Hans' });
    for (const name of ['program.pdf', 'plan.pdf']) {
      expect(shown(`${name} 的内容与其档案类型不符，请选择正确的档案。`)).toHaveLength(1);
    }
    expect(shown(/is not what its name says/)).toEqual([]);
  });
});

describe('useChosenFile', () => {
  const LIMITS = { maxBytes: 40, accept: ['.pdf'] };
  const choosing = (language: Language = 'en') =>
    hookInField(() => useChosenFile(LIMITS), { make: leaf('file', { file: LIMITS }), language });

  it('drops the bytes of the file that it replaces', async () => {
    const { store, last } = choosing();
    act(() => last().take(pdfNamed('a.pdf')));
    await waitFor(() => expect(nameAt(store, '/it')).toBe('a.pdf'));
    const { ref } = store.get('/it') as FileValue;
    act(() => last().take(pdfNamed('b.pdf')));
    await waitFor(() => expect(nameAt(store, '/it')).toBe('b.pdf'));
    expect(fileOf(ref)).toBeUndefined();
    expect(fileOf((store.get('/it') as FileValue).ref)).toBeDefined();
    expect(store.calls).toContain('touch /it');
  });

  it('shows and announces a refusal in the language of the page, until it ends', () => {
    const { last } = choosing('zh-Hant');
    act(() => last().refuse());
    expect(last().reading).toMatchObject({ state: 'refused', refusal: { key: 'file.oneOnly' } });
    expect(announced()).toMatch(/^此處只可拖放一個檔案/);
    act(() => last().end());
    expect(last().reading).toBeUndefined();
  });

  it('announces the reason of a rejection', async () => {
    const { last } = choosing();
    act(() => last().take(new File(['x'], 'a.exe')));
    await waitFor(() => expect(announced()).toMatch(/^a\.exe is not one of the accepted types/));
  });

  it('U-39: announces the reason in the language that the page has at that time', async () => {
    let reject = (_: Refusal) => {};
    const inspect = () => new Promise<Refusal>((resolve) => (reject = resolve));
    const { draw, last } = probe(() => useChosenFile(LIMITS, inspect));
    const store = FakeStore.of(planOf({ it: leaf('file') }));
    const fields = (language: Language) => (
      <FormFields
        {...{ store, language, draw, texts: {}, pointers: ['/it'], messageText: String }}
      />
    );
    const { rerender } = renderFields({ store, around: () => fields('en') });
    act(() => last().take(pdfNamed('a.pdf')));
    await waitFor(() => expect(last().reading?.state).toBe('checking'));
    rerender(fields('zh-Hans'));
    await act(async () => reject({ key: 'file.empty', args: { name: 'a.pdf' } }));
    await waitFor(() => expect(announced()).toMatch(/^a\.pdf .*档案/));
  });

  it('ignores a cancelled choice', () => {
    const { last } = choosing();
    act(() => last().take(undefined));
    expect(last().reading).toBeUndefined();
  });
});
