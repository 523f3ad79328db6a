// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PdfPreview } from '../../../../renderer/wizard/screens/PdfPreview.tsx';
import { ReviewPdf } from '../../../../renderer/wizard/state/ReviewPdf.ts';
import type { WizardServices } from '../../../../renderer/wizard/state/WizardServices.ts';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { inPortal } from '../../../support/inPortal.tsx';

beforeAll(() => {
  polyfillDialog();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined }),
  );
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

/** Renders and opens the preview. The caller resolves or rejects its PDF. */
async function preview(isViewerThere = true, acknowledgement?: object) {
  Object.defineProperty(navigator, 'pdfViewerEnabled', {
    value: isViewerThere,
    configurable: true,
  });
  const pdf = new ReviewPdf();
  const made = Promise.withResolvers<string>();
  const need = pdf.need.bind(pdf);
  vi.spyOn(pdf, 'need').mockImplementation(() => need(() => made.promise));
  const services = {
    pdf,
    form: { code: 'LREAL1' },
    context: () => ({ acknowledgement }),
  } as unknown as WizardServices;
  await inPortal(<PdfPreview services={services} />);
  fireEvent.click(screen.getByRole('button', { name: 'Preview as PDF' }));
  const dialog = within(screen.getByRole('dialog'));
  return { made, dialog, shown: () => dialog.getByRole('status').textContent };
}

describe('PdfPreview', () => {
  it('U-09: announces progress and completion in one persistent status region', async () => {
    const { made, dialog, shown } = await preview();
    const place = dialog.getByRole('status');
    expect(shown()).toBe('Making the PDF');
    expect(place.closest('[aria-busy="true"]')).toBeNull();
    await act(async () => made.resolve(btoa('%PDF-')));
    expect(dialog.getByRole('link', { name: 'Download as PDF' })).toBeTruthy();
    expect(shown()).toBe('The PDF is ready.');
    expect(dialog.getByRole('status')).toBe(place);
  });

  it('promise 13: shows the PDF in a frame, with a draft file name before submission', async () => {
    const { made, dialog } = await preview();
    await act(async () => made.resolve(btoa('%PDF-')));
    expect(dialog.getByTitle('Preview of the form')).toBeTruthy();
    const link = dialog.getByRole('link', { name: 'Download as PDF' });
    expect(link.getAttribute('download')).toBe('LREAL1-draft.pdf');
  });

  it('promise 13: links to the PDF without a viewer, and names it by its reference', async () => {
    const { made, dialog } = await preview(false, { referenceNumber: 'LREAL1-261120-000123' });
    await act(async () => made.resolve(btoa('%PDF-')));
    expect(dialog.queryByTitle('Preview of the form')).toBeNull();
    expect(dialog.getByText(/cannot show a PDF here/)).toBeTruthy();
    const open = dialog.getByRole('link', { name: 'Open in a new tab' });
    expect(open.getAttribute('href')).toBe('blob:');
    const link = dialog.getByRole('link', { name: 'Download as PDF' });
    expect(link.getAttribute('download')).toBe('LREAL1-261120-000123.pdf');
  });

  it('shows that the PDF failed, and offers a retry', async () => {
    const { made, dialog, shown } = await preview();
    await act(async () => made.reject(new TypeError('no network')));
    expect(dialog.getByRole('alert').textContent).toContain('could not be made');
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(shown()).toBe('');
  });
});
