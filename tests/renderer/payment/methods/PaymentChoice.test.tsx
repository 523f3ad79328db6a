// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FormData } from '#engine';
import minimal from '../../../../forms/LREAL1/samples/minimal.json' with { type: 'json' };
import type { LoadedForm } from '../../../../renderer/api/formApi.ts';
import { loadLazyWidgets } from '../../../../renderer/form/lazy/LazyWidget.tsx';
import type { RuntimeConfig } from '../../../../renderer/portal/runtimeConfig.ts';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { fakeApple } from '../../../support/fakeWallets.ts';
import { wireAnswer } from '../../../support/inPortal.tsx';
import { loadPortalForm } from '../../../support/loadPortalForm.ts';
import {
  GOOD_ANSWERS,
  loadedForm,
  press,
  rememberSitting,
  showWizard,
} from '../../../support/showWizard.tsx';

const FILE = {
  name: 'e-cheque.pdf',
  size: 1234,
  type: 'application/pdf',
  sha256: '0'.repeat(64),
  ref: 'e-cheque',
};

const saved = { result: 'ok', submissionId: 'SUB1', paymentAmount: '380.00' };
const SERVER = {
  ...GOOD_ANSWERS,
  '/api/submission/updateFormBeforePayment/LREAL1': () => wireAnswer(200, saved),
};

let form: LoadedForm;
let answers: FormData;
beforeAll(async () => {
  polyfillDialog();
  form = loadedForm(await loadPortalForm('LREAL1'));
  answers = minimal.formData as FormData;
  await loadLazyWidgets();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Renders the review of complete answers. */
async function review(more: FormData = {}, config: Partial<RuntimeConfig> = {}) {
  rememberSitting(form, { ...answers, ...more });
  const shown = await showWizard(form, SERVER, { config });
  await press('Back');
  await screen.findByRole('heading', { level: 1, name: 'Check your answers' });
  return shown;
}

const online = () => within(screen.getByRole('group', { name: 'Pay online' }));
const method = (name: string) => online().getByRole('radio', { name });

describe('PaymentChoice: the payment method on the review', () => {
  it('lists the online methods of the form, without a selection', async () => {
    await review();
    const names = online()
      .getAllByRole<HTMLInputElement>('radio')
      .map((radio) => [radio.value, radio.checked, radio.disabled]);
    expect(names.map(([value]) => value)).toEqual(
      'visa mastercard pps creditcard echq fps'.split(' '),
    );
    expect(names.flatMap((each) => each.slice(1))).not.toContain(true);
  });

  it('promise 9: lists only methods that the portal accepts', async () => {
    await review({}, { takenMethods: ['visa', 'creditcard-jcb', 'fps'] });
    const values = online()
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value }) => value);
    expect(values).toEqual(['visa', 'creditcard', 'fps']);
  });

  it('promise 9: shows until when a method is suspended', async () => {
    const to = '2100-11-20T12:00:00+08:00';
    await review({}, { paymentWindows: [{ from: null, to, methods: ['pps' as const] }] });
    const words = screen.getByText(/Online payment by PPS is temporarily unavailable/);
    expect(words.textContent).toContain('available again after 20/11/2100 12:00 PM');
  });

  it('is required before the next step', async () => {
    const { asked } = await review();
    const calls = asked.length;
    await press('Continue to sign');
    const dialog = await screen.findByRole('dialog', { name: 'Validation Error' });
    expect(dialog.textContent).toContain('Choose how you will pay');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Go to the list of problems' }));
    expect(asked).toHaveLength(calls);
    fireEvent.click(method('Visa'));
    await press('Continue to sign');
    await screen.findByRole('heading', { level: 1, name: 'Sign and pay' });
  });

  it('disables a suspended method, and shows the reason', async () => {
    const paymentWindows = [{ from: null, to: null, methods: ['pps' as const] }];
    await review({}, { paymentWindows });
    expect(method('PPS').matches(':disabled')).toBe(true);
    expect(screen.getByText(/Online payment by PPS is temporarily unavailable/)).toBeTruthy();
    expect(method('Visa').matches(':disabled')).toBe(false);
  });

  it('keeps only the e-Cheque if online payment is suspended, and shows the reason', async () => {
    await review({}, { paymentSuspended: true });
    const open = online()
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ disabled }) => !disabled);
    expect(open.map(({ value }) => value)).toEqual(['echq']);
    expect(screen.getByText(/Online payment service is temporarily suspended/)).toBeTruthy();
  });

  it('does not continue with a selected method that is now disabled', async () => {
    const paymentWindows = [{ from: null, to: null, methods: ['pps' as const] }];
    await review({ CDPaymentMethod: 'pps' }, { paymentWindows });
    await press('Continue to sign');
    expect(await screen.findByRole('dialog', { name: 'Validation Error' })).toBeTruthy();
  });

  it('opens Upload e-Cheque, which requires payee and file', async () => {
    await review();
    fireEvent.click(method('e-Cheque'));
    await waitFor(() => expect(screen.getByText('Upload e-Cheque')).toBeTruthy());
    await press(/^(Next|Continue)/);
    await screen.findByRole('heading', { level: 1, name: 'Upload e-Cheque' });
    await press('Back to the review');
    const dialog = await screen.findByRole('dialog', { name: 'Validation Error' });
    expect(dialog.textContent).toContain('Select to whom it is payable');
    expect(dialog.textContent).toContain('Upload the e-Cheque');
  });

  it('shows an e-Cheque among the answers, each with its Change link', async () => {
    await review({ CDPaymentMethod: 'echq', payee: 'landRegistry', uploadECheque: FILE });
    const section = within(screen.getByRole('region', { name: 'Upload e-Cheque' }));
    expect(section.getByText('The Land Registry')).toBeTruthy();
    expect(section.getByText(/e-cheque\.pdf/)).toBeTruthy();
    await press(/^Change e-Cheque \(PDF\)/);
    await screen.findByRole('heading', { level: 1, name: 'Upload e-Cheque' });
  });
});

describe('PaymentChoice: the wallets on the review', () => {
  const TAKEN = ['visa', 'applepay', 'fps'];
  afterEach(() => vi.unstubAllGlobals());

  it('are listed once the browser reports support', async () => {
    vi.stubGlobal('PaymentRequest', class {});
    vi.stubGlobal('ApplePaySession', fakeApple().Session);
    await review({}, { takenMethods: TAKEN });
    expect(await online().findByRole('radio', { name: 'Apple Pay' })).toHaveProperty(
      'disabled',
      false,
    );
  });

  it('are hidden if the browser lacks support, with the reason', async () => {
    vi.stubGlobal('PaymentRequest', class {});
    await review({}, { takenMethods: TAKEN });
    await screen.findByText('Apple Play is not supported by this browser');
    expect(online().queryByRole('radio', { name: 'Apple Pay' })).toBeNull();
    expect(method('Visa')).toHaveProperty('disabled', false);
  });

  it('are not mentioned if the portal accepts none', async () => {
    await review({}, { takenMethods: ['visa', 'fps'] });
    expect(screen.queryByText(/Apple|Google/)).toBeNull();
  });
});
