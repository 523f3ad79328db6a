// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormData } from '#engine';
import sample from '#forms/LREAL1/samples/acknowledgement-by-email.json' with { type: 'json' };
import minimal from '#forms/LREAL1/samples/minimal.json' with { type: 'json' };
import type { LoadedForm } from '../../../../renderer/api/formApi.ts';
import { wireAnswer } from '../../../support/inPortal.tsx';
import {
  type Answers,
  GOOD_ANSWERS,
  pageFor,
  press,
  rememberSitting,
  showWizard,
} from '../../../support/showWizard.tsx';

const loaded = pageFor('LREAL1');

/** Shows a page that was reloaded during a payment, for which the server has this status. */
async function reloaded(
  status: string,
  data: FormData = {},
  more: Answers = {},
  wire: object = {},
) {
  const form = loaded();
  rememberSitting(form, data, 'T7');
  return showWizard(form, {
    '/api/submission/poll/T7': () =>
      wireAnswer(200, { status, description: '', ...RECORD, ...wire }),
    ...more,
    // The server only returns transactions of payments in progress.
    '/api/payment/transaction': () => wireAnswer(404, { error: 'NOT_FOUND' }),
  });
}

/** The server's record of an ended payment. */
const RECORD = { paymentid: 'P77', paymentmethod: 'fps', time: '2026-11-20T02:04:30.000Z' };

/** Finds a text in the dialog, which is lazy-loaded. */
const shown = (words: string | RegExp) => screen.findByText(words, {}, { timeout: 20_000 });

/** Finds the dialog, which opens after its text was rendered. */
const opened = () => screen.findByRole('dialog');

describe('a payment that was pending before a reload', () => {
  it('promise 8: is shown as unknown after a timeout, with Close and without a retry', async () => {
    await reloaded('PSTO', {}, {}, { canRetry: false });
    await shown('We do not know yet whether your payment went through');
    await opened();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('promise 8: remains on the page after its dialog closes, without a second payment', async () => {
    await reloaded('PSTO', minimal.formData, {}, { canRetry: false });
    await shown('We do not know yet whether your payment went through');
    await opened();
    await press('Close');
    const page = document.body.textContent;
    expect(page).toContain('Do not pay again yet.');
    expect(page).toContain('Transaction number: T7');
    expect(screen.queryByRole('button', { name: /^Pay HK/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Check the payment' })).toBeTruthy();
  });

  it('T-09, U-45: can be retried after a timeout if the server allows it', async () => {
    await reloaded('PSTO', {}, {}, { canRetry: true });
    await shown('Unsuccessful Payment');
    await opened();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('T-09: shows the time, method and bank reference of the server’s record', async () => {
    await reloaded('REJT');
    await shown('Unsuccessful Payment');
    const words = (await opened()).textContent;
    expect(words).toContain('Transaction Date & Time20/11/2026 10:04 AM');
    expect(words).toContain('Payment Reference No.P77');
    expect(words).toContain('Payment MethodFPS');
  });

  it('remains shown as approved until the form is submitted', async () => {
    let result: object = { result: 'processing' };
    await reloaded('APPR', minimal.formData, {
      '/api/submission/submitFormByTxnId': () => wireAnswer(200, result),
    });
    await shown('Successful Payment');
    expect(screen.getByRole('dialog').textContent).toContain('Payment Reference No.P77');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    result = {
      result: 'ok',
      submissionId: 'SUB1',
      referenceNumber: 'LREAL1-261120-000001',
      submissionTime: '2026-11-20T02:05:00.000Z',
      paymentTxnNum: 'T7',
      paymentAmount: '380.00',
    };
    await shown('LREAL1-261120-000001');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('T-09: shows a waiting dialog without Close while it is pending', async () => {
    await reloaded('IN_PROCESS');
    await shown('Waiting for the result of the payment');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it.each([
    ['the promise of an e-mail', true, 'sent to your e-mail address'],
    ['the transaction number to write down', false, 'write down the transaction number T7'],
  ])('shows %s if receiveAckEmail is %s', async (_, receiveAckEmail, words) => {
    await reloaded('PSER', { ...sample.formData, receiveAckEmail });
    expect((await shown(/has not told us the result/)).textContent).toContain(words);
  });
});

describe('a session that was paying when the page was reloaded', () => {
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  const dialog = () => screen.getByRole('dialog');
  let form: LoadedForm;
  beforeEach(() => {
    form = loaded();
  });

  it('U-28, T-10: waits for the result at once, on the payment step', async () => {
    rememberSitting(form, minimal.formData, 'T9');
    await showWizard(form, {
      ...GOOD_ANSWERS,
      '/api/submission/poll/T9': () => wireAnswer(200, { status: 'IN_PROCESS', description: '' }),
    });
    const waits = () => expect(dialog().textContent).toContain('Waiting for the result');
    await vi.waitFor(waits, { timeout: 10_000 });
    expect(dialog().textContent).toContain('T9');
    expect(heading()).toBe('Sign and pay');
  });

  it('restores its answers if no payment was started', async () => {
    rememberSitting(form, minimal.formData);
    await showWizard(form);
    expect(heading()).toBe('Sign and pay');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(/^Review/);
    expect(document.body.textContent).toContain('CHAN TAI MAN');
  });

  it('requires a missing signature before the payment', async () => {
    rememberSitting(form, minimal.formData);
    await showWizard(form);
    const mail = screen.getByRole<HTMLInputElement>('checkbox', { name: /acknowledgement by e/ });
    if (mail.checked) fireEvent.click(mail);
    await press('Pay HK$380.00');
    expect(dialog().textContent).toContain('Signature of owner');
    expect(dialog().textContent).toContain('A signature is required.');
  });
});
