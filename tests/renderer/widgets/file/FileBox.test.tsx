// @vitest-environment jsdom
import type { WidgetProps } from '@rjsf/utils';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FileBox } from '../../../../renderer/widgets/file/FileBox.tsx';
import type { FileInspection } from '../../../../renderer/widgets/file/takeFile.ts';
import { pdfNamed } from '../../../support/heldFiles.ts';
import { announced } from '../../../support/onPage.ts';
import { leaf } from '../../../support/planNodes.ts';
import { descriptionOf, itsBox, showField } from '../../support/showField.tsx';
import { choose } from '../../support/slowFiles.ts';

beforeEach(() => vi.stubGlobal('isSecureContext', true));

const FILE = { maxBytes: 40, accept: ['.pdf', '.png'] };

/** Renders a file input that inspects files, with an answer. */
function show(inspect?: FileInspection, more: Partial<Parameters<typeof showField>[1]> = {}) {
  const Own = (field: WidgetProps) => <FileBox field={field} {...(inspect && { inspect })} />;
  const make = leaf('file', { file: FILE, ui: { 'ui:options': { ownWidget: 'own' } } });
  return showField(make, { widgets: { own: Own }, ...more });
}

const VALUE = { name: 'old.pdf', size: 9, type: '', sha256: '', ref: 'r' };

describe('FileBox', () => {
  it('accepts a file that passes its inspection, and announces it', async () => {
    const { store } = show(async () => undefined);
    choose(itsBox(), pdfNamed('a.pdf'));
    expect(await screen.findByText('Checking a.pdf')).toBeTruthy();
    await waitFor(() => expect(store.get('/it')).toMatchObject({ name: 'a.pdf' }));
    await waitFor(() => expect(announced()).toBe('a.pdf, 10.00 B'));
    expect(screen.getByText('Choose another file', { selector: 'label' })).toBeTruthy();
  });

  it('rejects a file that fails its inspection, in the description of the input', async () => {
    const { store } = show(async () => ({ path: '/it', key: 'validation_expired', args: [] }));
    choose(itsBox(), pdfNamed('a.pdf'));
    await waitFor(() => expect(itsBox().getAttribute('aria-invalid')).toBe('true'));
    expect(descriptionOf(itsBox())).toContain('Error: validation_expired');
    expect([store.get('/it'), announced()]).toEqual([undefined, 'validation_expired']);
  });

  it('keeps its file while the user cancels the choice of another', () => {
    const { store } = show(undefined, { data: { it: VALUE } });
    choose(itsBox());
    expect([store.get('/it'), itsBox().value]).toEqual([VALUE, '']);
    expect(itsBox().getAttribute('aria-invalid')).toBeNull();
  });

  it('removes its file, announces that, and focuses the input', () => {
    const { store } = show(undefined, { data: { it: VALUE } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove old.pdf' }));
    expect([store.get('/it'), announced()]).toEqual([undefined, 'old.pdf removed.']);
    expect(document.activeElement).toBe(itsBox());
    expect(screen.getByText('Choose a file', { selector: 'label' })).toBeTruthy();
  });

  it('is disabled in a read-only form, and accepts no dropped file', () => {
    const { store } = show(undefined, { data: { it: VALUE }, readOnly: true });
    expect([itsBox().disabled, screen.queryByRole('button')]).toEqual([true, null]);
    fireEvent.drop(itsBox().closest('.file') as Element, {
      dataTransfer: { files: [pdfNamed('a.pdf')], items: [] },
    });
    expect(store.get('/it')).toBe(VALUE);
    expect(document.querySelector('.file-progress, .field-error')).toBeNull();
  });

  it('accepts one dropped file, and rejects anything else with an error', async () => {
    const { store } = show();
    const drop = (files: readonly File[], isFolder = false) =>
      fireEvent.drop(itsBox().closest('.file') as Element, {
        dataTransfer: {
          files,
          items: files.map(() => ({
            kind: 'file',
            webkitGetAsEntry: () => ({ isDirectory: isFolder }),
          })),
        },
      });
    for (const [files, isFolder] of [
      [[pdfNamed('a.pdf')], true],
      [[pdfNamed('a.pdf'), pdfNamed('b.pdf')], false],
    ] as const) {
      drop(files, isFolder);
      expect(descriptionOf(itsBox())).toContain('Only one file can be dropped here');
    }
    drop([pdfNamed('a.pdf')]);
    await waitFor(() => expect(store.get('/it')).toMatchObject({ name: 'a.pdf' }));
  });

  it('cancels a pending file when its present file is removed', async () => {
    const { store } = show(() => new Promise<undefined>(() => undefined), { data: { it: VALUE } });
    choose(itsBox(), pdfNamed('a.pdf'));
    await screen.findByText('Checking a.pdf');
    fireEvent.click(screen.getByRole('button', { name: 'Remove old.pdf' }));
    expect([screen.queryByText('Checking a.pdf'), store.get('/it')]).toEqual([null, undefined]);
  });

  it('describes its input by the limits', () => {
    show();
    expect(descriptionOf(itsBox())).toBe('Accepted: PDF, PNG. Largest size: 40.00 B.');
    expect(itsBox().accept).toBe('.pdf,.png');
    showField(leaf('file'));
    expect([itsBox().hasAttribute('aria-describedby'), itsBox().accept]).toEqual([false, '']);
  });
});
