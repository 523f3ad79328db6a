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

/** Returns a page that was reloaded while this payment was pending, and what the server says of it now. */
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
    // The server only knows payments that are in progress.
    '/api/payment/transaction': () => wireAnswer(404, { error: 'NOT_FOUND' }),
  });
}

/** As the server reports a payment that has ended. */
const RECORD = { paymentid: 'P77', paymentmethod: 'fps', time: '2026-11-20T02:04:30.000Z' };

/** Returns the words of the dialog, whose code arrives late. */
const said = (words: string | RegExp) => screen.findByText(words, {}, { timeout: 20_000 });

/** The dialog opens after its words were rendered. */
const opened = () => screen.findByRole('dialog');

describe('a payment that was pending before a reload', () => {
  it('promise 8: that timed out is shown as unknown, cannot be retried, and can be left', async () => {
    await reloaded('PSTO', {}, {}, { canRetry: false });
    await said('We do not know yet whether your payment went through');
    await opened();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('promise 8: whose dialog is closed stays shown on the page, which offers no second payment', async () => {
    await reloaded('PSTO', minimal.formData, {}, { canRetry: false });
    await said('We do not know yet whether your payment went through');
    await opened();
    await press('Close');
    const page = document.body.textContent;
    expect(page).toContain('Do not pay again yet.');
    expect(page).toContain('Transaction number: T7');
    expect(screen.queryByRole('button', { name: /^Pay HK/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Check the payment' })).toBeTruthy();
  });

  it('T-09, U-45: that timed out and is known to be dead can be tried again', async () => {
    await reloaded('PSTO', {}, {}, { canRetry: true });
    await said('Unsuccessful Payment');
    await opened();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('T-09: is shown by the record of the server: time, method, and the reference of the bank', async () => {
    await reloaded('REJT');
    await said('Unsuccessful Payment');
    const words = (await opened()).textContent;
    expect(words).toContain('Transaction Date & Time20/11/2026 10:04 AM');
    expect(words).toContain('Payment Reference No.P77');
    expect(words).toContain('Payment MethodFPS');
  });

  it('stays shown as approved while the form is submitted, and no other message covers it', async () => {
    let result: object = { result: 'processing' };
    await reloaded('APPR', minimal.formData, {
      '/api/submission/submitFormByTxnId': () => wireAnswer(200, result),
    });
    await said('Successful Payment');
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
    await said('LREAL1-261120-000001');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('T-09: is waited for while it is pending', async () => {
    await reloaded('IN_PROCESS');
    await said('Waiting for the result of the payment');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it.each([
    ['promises the acknowledgement by e-mail to', true, 'sent to your e-mail address'],
    ['tells to note the transaction number', false, 'write down the transaction number T7'],
  ])('%s an applicant whose wish for it is %s', async (_, receiveAckEmail, words) => {
    await reloaded('PSER', { ...sample.formData, receiveAckEmail });
    expect((await said(/has not told us the result/)).textContent).toContain(words);
  });
});

describe('a sitting that was paying when the page was reloaded', () => {
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  const dialog = () => screen.getByRole('dialog');
  let form: LoadedForm;
  beforeEach(() => {
    form = loaded();
  });

  it('U-28, T-10: waits for the result at once, with the answers at hand', async () => {
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

  it('continues with its answers when nothing had been paid yet', async () => {
    rememberSitting(form, minimal.formData);
    await showWizard(form);
    expect(heading()).toBe('Sign and pay');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(/^Review/);
    expect(document.body.textContent).toContain('CHAN TAI MAN');
  });

  it('asks for a missing signature before it takes money', async () => {
    rememberSitting(form, minimal.formData);
    await showWizard(form);
    const mail = screen.getByRole<HTMLInputElement>('checkbox', { name: /acknowledgement by e/ });
    if (mail.checked) fireEvent.click(mail);
    await press('Pay HK$380.00');
    expect(dialog().textContent).toContain('Signature of owner');
    expect(dialog().textContent).toContain('A signature is required.');
  });
});
