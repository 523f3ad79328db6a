// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FilesLimits } from '../../../../renderer/widgets/files/FilesLimits.ts';
import { useAddedFiles } from '../../../../renderer/widgets/files/useAddedFiles.ts';
import { pdfNamed } from '../../../support/heldFiles.ts';
import { announced } from '../../../support/onPage.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { probe } from '../../support/probe.tsx';
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

describe('useAddedFiles', () => {
  const file = { maxBytes: 40, accept: ['.pdf'] };
  const NONE: FilesLimits = { file, maxItems: undefined, maxTotalBytes: undefined };

  async function adding(limits: Partial<FilesLimits> = {}) {
    const store = await storeWith({ plans: { type: 'array', maxItems: 9, items: PDF_FIELD } });
    const { draw, last } = probe(() => useAddedFiles({ ...NONE, ...limits }));
    renderFields({ store, draw });
    const refused = () => last().pendingReadings.map(({ refusal }) => refusal?.key);
    const settled = (shown: string | RegExp) => waitFor(() => expect(announced()).toMatch(shown));
    return { store, last, refused, settled };
  }
  const sized = (name: string, size: number) =>
    new File([`%PDF-${name}`.padEnd(size, '.')], name, { type: 'application/pdf' });

  it('adds one file, and announces its name and size', async () => {
    const { store, last, settled } = await adding();
    act(() => last().choose([pdfNamed('a.pdf')]));
    await settled(/^a\.pdf, 10\.00 B$/);
    expect(namesIn(store, '/plans')).toEqual(['a.pdf']);
  });

  it('announces the reason of one refused file, and the numbers of several', async () => {
    const { last, refused, settled } = await adding();
    act(() => last().choose([new File(['x'], 'a.exe')]));
    await settled(/^a\.exe is not one of the accepted types/);
    act(() => last().add([new File(['x'], 'b.exe'), pdfNamed('b.pdf')]));
    await settled(/^Files added: 1\. Not added: 1\.$/);
    expect(refused()).toEqual(['file.wrongType', 'file.wrongType']);
  });

  it.each([
    [{ maxItems: 1 }, ['files.tooMany']],
    [{ maxItems: 2 }, []],
    [{ maxTotalBytes: 39 }, ['files.tooLargeTogether']],
    [{ maxTotalBytes: 40 }, []],
  ])('with the limits %j refuses a second file of 20 bytes: %j', async (limits, keys) => {
    const { last, refused, settled } = await adding(limits);
    act(() => last().choose([sized('a.pdf', 20), sized('b.pdf', 20)]));
    await settled(/^Files added/);
    expect(refused()).toEqual(keys);
  });

  it('refuses a file with the same bytes, unless the browser computes no digest', async () => {
    const same = () => [pdfNamed('a.pdf'), new File([pdfNamed('a.pdf')], 'b.pdf')];
    const secure = await adding();
    act(() => secure.last().choose(same()));
    await secure.settled(/^Files added: 1\. Not added: 1\.$/);
    expect(secure.refused()).toEqual(['files.twice']);
    vi.stubGlobal('isSecureContext', false);
    const plain = await adding();
    act(() => plain.last().choose(same()));
    await plain.settled(/^Files added: 2\. Not added: 0\.$/);
  });

  it('refuses a dropped folder once, and removes earlier refusals with the next choice', async () => {
    const { last, refused, settled } = await adding();
    act(() => last().choose([new File(['x'], 'a.exe')]));
    await settled(/^a\.exe/);
    act(() => last().drop([], true));
    expect(refused()).toEqual(['files.only']);
    expect(announced()).toMatch(/^Only files can be dropped here/);
    act(() => last().choose([]));
    expect(refused()).toEqual(['files.only']);
    act(() => last().drop([pdfNamed('a.pdf')], false));
    await settled(/^a\.pdf/);
    expect(refused()).toEqual([]);
  });

  it('dismisses a refused file', async () => {
    const { last, refused } = await adding();
    act(() => last().drop([], true));
    const [reading] = last().pendingReadings;
    if (!reading) throw new TypeError('Cannot find the refused file');
    act(() => last().dismiss(reading));
    expect(refused()).toEqual([]);
  });
});
