// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pdfNamed } from '../../../support/heldFiles.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import {
  choose,
  chooseSlow,
  holdInEachTest,
  namesIn,
  PDF_FIELD,
  release,
  storeWith,
} from '../../support/slowFiles.ts';

const held = holdInEachTest();

const TEXTS = { 'plans.label': 'Plans' };

describe('useAddedFiles: several files with one pending file', () => {
  async function threeThere() {
    const store = await storeWith({ plans: { type: 'array', maxItems: 6, items: PDF_FIELD } });
    renderFields({ store, texts: TEXTS });
    choose(plans(), pdfNamed('a.pdf'), pdfNamed('b.pdf'));
    await waitFor(() => expect(namesIn(store, '/plans')).toEqual(['a.pdf', 'b.pdf']));
    await chooseSlow(held(), plans(), 'slow.pdf');
    return store;
  }
  const plans = () => screen.getByLabelText(/Plans/);

  it('are added to the current list, without restoring or losing a file', async () => {
    const store = await threeThere();
    cleanup();
    renderFields({ store, texts: TEXTS });
    expect(screen.getByText('Reading slow.pdf: 0 %')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    choose(plans(), pdfNamed('c.pdf'));
    await waitFor(() => expect(namesIn(store, '/plans')).toEqual(['b.pdf', 'c.pdf']));
    await release(held(), 'slow.pdf');
    await waitFor(() => expect(namesIn(store, '/plans')).toEqual(['b.pdf', 'c.pdf', 'slow.pdf']));
    const rows = screen.getAllByRole('listitem').map((row) => within(row).queryByRole('button'));
    expect(rows.map((button) => button?.textContent)).toEqual([
      'Remove b.pdf',
      'Remove c.pdf',
      'Remove slow.pdf',
    ]);
  });

  it('respect the maximum, even if a file was added while another was pending', async () => {
    const store = await storeWith({ plans: { type: 'array', maxItems: 1, items: PDF_FIELD } });
    renderFields({ store, texts: TEXTS });
    await chooseSlow(held(), plans(), 'slow.pdf');
    cleanup();
    renderFields({ store, texts: TEXTS });
    choose(plans(), pdfNamed('quick.pdf'));
    await waitFor(() => expect(namesIn(store, '/plans')).toEqual(['quick.pdf']));
    await release(held(), 'slow.pdf');
    expect(namesIn(store, '/plans')).toEqual(['quick.pdf']);
    expect(
      await screen.findByText('slow.pdf was not added: there may be 1 files at most.'),
    ).toBeTruthy();
  });

  it('continue with the next file when the pending file is removed', async () => {
    const store = await threeThere();
    choose(plans(), pdfNamed('next.pdf'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove slow.pdf' }));
    await waitFor(() => expect(namesIn(store, '/plans')).toEqual(['a.pdf', 'b.pdf', 'next.pdf']));
    await release(held(), 'slow.pdf');
    expect(namesIn(store, '/plans')).toEqual(['a.pdf', 'b.pdf', 'next.pdf']);
  });
});
