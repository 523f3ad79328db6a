// @vitest-environment jsdom
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import minimal from '#forms/LREAL1/samples/minimal.json' with { type: 'json' };
import { wireAnswer } from '../../../support/inPortal.tsx';
import {
  GOOD_ANSWERS,
  pageFor,
  press,
  rememberSitting,
  showWizard,
} from '../../../support/showWizard.tsx';

const loaded = pageFor('LREAL1');
const CREATE = '/api/submission/createTransaction';
const PAY = '/api/payment/web/visa';
const VISA = {
  code: '02,BCMP,CreditCard',
  subtype: 'Visa',
  label: 'Visa',
  active: 'Y',
  supportedcard: ['Visa'],
  pointsToNote: [],
};
const SIGNED = { fieldId: 'ownerSign', signedBy: 'CHAN TAI MAN', signedAt: '2026-11-20T02:00:00Z' };
const UNDER_WAY = () => wireAnswer(200, { status: 'IN_PROCESS', description: '' });
const ANSWERS = {
  ...GOOD_ANSWERS,
  [CREATE]: () => wireAnswer(200, { result: 'ok', transactionId: 'T1', webToken: 'W1' }),
  '/api/payment/availability': () => wireAnswer(200, { availablepaymentmethods: [VISA] }),
  [PAY]: () => wireAnswer(200, { transactionid: 'T1', redirecturl: 'https://bank.example/1' }),
  '/api/submission/poll/T1': UNDER_WAY,
  '/api/submission/poll/T9': UNDER_WAY,
};

/** Restores a session after a reload. Returns a function that counts the calls of a path. */
async function shown(transactionId?: string) {
  const form = loaded();
  rememberSitting(form, minimal.formData, transactionId);
  const sitting = JSON.parse(sessionStorage.getItem('landform.payment') ?? '{}');
  sessionStorage.setItem('landform.payment', JSON.stringify({ ...sitting, signed: [SIGNED] }));
  const { asked } = await showWizard(form, ANSWERS);
  return (path: string) => asked.filter(({ url }) => url === path).length;
}

const waits = () =>
  screen.findByText('Waiting for the result of the payment', {}, { timeout: 20_000 });

// StrictMode renders twice and runs every effect twice, like a page that is shown again.
describe('a wizard in StrictMode', () => {
  beforeAll(() => configure({ reactStrictMode: true }));
  afterAll(() => configure({ reactStrictMode: false }));

  it('T-09 B-70: creates one transaction and pays once', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const calls = await shown();
    await press(/^Pay HK/);
    fireEvent.click(await screen.findByRole('radio', { name: 'Visa' }, { timeout: 20_000 }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Pay HK/ }));
    await waits();
    expect([calls(CREATE), calls(PAY)]).toEqual([1, 1]);
  });

  it('T-09 B-70: creates no second transaction after a reload during a payment', async () => {
    const calls = await shown('T9');
    await waits();
    expect(calls('/api/submission/poll/T9')).toBeGreaterThan(0);
    expect([calls(CREATE), calls(PAY)]).toEqual([0, 0]);
  });
});
