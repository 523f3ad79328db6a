// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ElectronicChequeReaderContext } from '#renderer';
import type { ElectronicChequeReader } from '../../../../renderer/widgets/e-cheque/ElectronicCheque.ts';
import { makeForm } from '../../../engine/support/makeForm.ts';
import { brokenIds } from '../../../support/idrefs.ts';
import { renderFields } from '../../../support/renderFields.tsx';

beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(cleanup);

/** Renders a form with a fee of HK$380.00 and an e-cheque field. */
async function show(read?: ElectronicChequeReader) {
  const file = { maxBytes: 5_242_880, accept: ['.pdf'] };
  const payment = { required: true, items: [{ id: 'fee', unitPrice: '380.00' }] };
  const form = await makeForm({ cheque: { type: 'object', file } }, { manifest: { payment } });
  const { cheque } = Object.fromEntries(form.plan.root.children.map((node) => [node.key, node]));
  if (cheque) Object.assign(cheque, { ui: { 'ui:widget': 'e-cheque' } });
  const store = form.store();
  renderFields({
    store,
    texts: { 'cheque.label': 'e-Cheque' },
    around: (fields) => (
      <ElectronicChequeReaderContext value={read}>{fields}</ElectronicChequeReaderContext>
    ),
  });
  return { store, input: screen.getByLabelText<HTMLInputElement>(/^e-Cheque/) };
}

function choose(input: HTMLInputElement) {
  const chosen = new File(['%PDF-1.7'], 'cheque.pdf', { type: 'application/pdf' });
  fireEvent.change(input, { target: { files: [chosen] } });
}

describe('ElectronicChequeWidget: an e-cheque', () => {
  it('shows the required content, including the form’s amount', async () => {
    await show();
    expect(screen.getByText('It is for HK$380.00, in Hong Kong dollars.')).toBeTruthy();
    expect(brokenIds(document.body)).toEqual([]);
  });

  it('is passed to the reader with the amount, and its data are shown', async () => {
    const facts = { payee: 'The Government', amountCents: 38_000, date: '18/11/2026' };
    const read = vi.fn(async () => ({ kind: 'accepted', facts }) as const);
    const { store, input } = await show(read);
    // A screen reader only announces changes in elements that exist before the change.
    const place = screen.getByRole('status');
    expect(place.textContent).toBe('');
    choose(input);
    const reported = await screen.findByText(
      /The e-Cheque is in order: The Government, HK\$380\.00, 18\/11\/2026/,
    );
    expect(place.contains(reported)).toBe(true);
    expect(read).toHaveBeenCalledWith(expect.any(File), 38_000);
    expect(store.get('/cheque')).toMatchObject({ name: 'cheque.pdf' });
  });

  it.each(['invalid', 'wrongAmount', 'wrongCurrency', 'wrongPayee', 'expired'] as const)(
    'is refused and not stored: %s',
    async (name) => {
      const fault = `validation_eCheque_${name}` as const;
      const { store, input } = await show(async () => ({ kind: 'refused', fault }));
      choose(input);
      await waitFor(() => expect(screen.getAllByText(fault).length).toBeGreaterThan(0));
      expect(input.getAttribute('aria-invalid')).toBe('true');
      expect(store.get('/cheque')).toBeUndefined();
    },
  );

  it.each([
    ['there is no reader', undefined],
    ['the reader is busy', async () => ({ kind: 'busy' }) as const],
  ])('is accepted, with a note that it is checked later, if %s', async (_, read) => {
    const { store, input } = await show(read);
    choose(input);
    await screen.findByText(/The e-Cheque is checked when you continue\./);
    expect(store.get('/cheque')).toBeTruthy();
  });

  it('is not stored if the reader fails', async () => {
    const { store, input } = await show(() => Promise.reject(new TypeError('no network')));
    choose(input);
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    expect(store.get('/cheque')).toBeUndefined();
  });
});
