// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError, LANGUAGES, type Language, type PaymentAnswer } from '#engine';
import { createHttp } from '../../../renderer/api/http.ts';
import { wireAnswer } from '../../support/inPortal.tsx';
import {
  type Bank,
  METHODS,
  pay,
  settle,
  shownPayment,
  withPaymentClock,
  words,
} from '../../support/paymentDialog.tsx';
import { PAYMENT_TEXTS } from '../../support/paymentTexts.ts';

withPaymentClock();

const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = PAYMENT_TEXTS;

/** The events that raise a message: server responses, then the applicant's actions. */
interface Raised {
  readonly key: string;
  readonly when: string;
  readonly bank: Bank;
  readonly act?: 'pay' | 'cancel' | 'pay unchosen';
  readonly args?: readonly string[];
  /** The role of the element that shows the message; by default anywhere in the dialog. */
  readonly role?: 'alert' | 'status';
}

const reported = (status: string, more: Partial<PaymentAnswer> = {}): Bank => {
  const answer = async () => ({ status, description: '', ...more });
  return { poll: answer, ask: answer };
};
const refused = (key: string) => () =>
  Promise.reject(new CallError({ kind: 'refused', message: { key, args: [] } }));
const PAY = '/api/payment/web/visa';
const TRIED_TOO_OFTEN = wireAnswer(429, {
  error: 'TOO_MANY_PAYMENTS',
  message: 'paymentNotAvailable',
  reference: 'ABC',
});
const dead = { status: 'CANC', description: '', canRetry: true };

/** Every message of document 1, section 8, except those of the browsers' payment sheets. */
const MESSAGES: readonly Raised[] = [
  {
    key: 'payment_sessionExpired',
    when: 'the web token has expired',
    bank: { submit: () => Promise.reject(new CallError({ kind: 'webTokenExpired' })) },
  },
  {
    key: 'payment_rejected',
    when: 'REJT with a description',
    bank: reported('REJT', { description: 'X' }),
    args: ['X'],
  },
  { key: 'payment_rejectedNoReason', when: 'REJT without a description', bank: reported('REJT') },
  {
    key: 'payment_cancelled',
    when: 'CANC with a description',
    bank: reported('CANC', { description: 'X' }),
    args: ['X'],
  },
  {
    key: 'payment_cancelledByUser',
    when: 'the applicant cancels',
    bank: { cancel: async () => dead },
    act: 'cancel',
  },
  {
    key: 'payment_suspended',
    when: 'nothing is offered',
    bank: { offer: { offered: [], withheld: [] } },
    act: 'pay unchosen',
  },
  {
    key: 'payment_methodUnavailable',
    when: 'a method of the form is inactive',
    bank: { offer: { ...METHODS, withheld: [{ key: 'mastercard', reason: 'inactive' }] } },
    act: 'pay unchosen',
    args: ['Mastercard'],
  },
  {
    key: 'payment_generic',
    when: 'PSTO of a payment that the server ended',
    bank: reported('PSTO', { canRetry: true }),
    args: ['S1'],
  },
  { key: 'payment_noMethod', when: 'Pay without a method', bank: {}, act: 'pay unchosen' },
  { key: 'payment_outcomeRejected', when: 'REJT', bank: reported('REJT') },
  { key: 'payment_outcomeCancelled', when: 'CANC', bank: reported('CANC') },
  {
    key: 'payment_outcomeTimedOut',
    when: 'PSTO of a payment that the server ended',
    bank: reported('PSTO', { canRetry: true }),
  },
  {
    key: 'payment_outcomeProcessing',
    when: 'PSER, as the status while the server is polled',
    bank: reported('PSER'),
    role: 'status',
  },
  {
    key: 'payment_outcomeUnknown',
    when: 'PSER, as an alert',
    bank: reported('PSER'),
    role: 'alert',
  },
  { key: 'payment_outcomeApproved', when: 'APPR', bank: reported('APPR') },
  {
    key: 'paymentNotAvailable',
    when: 'the server refuses the method (422)',
    bank: { submit: refused('paymentNotAvailable') },
  },
  {
    key: 'paymentNotAvailable',
    when: 'too many payments for the form (429)',
    bank: { submit: () => createHttp(async () => TRIED_TOO_OFTEN).send({ path: PAY, body: {} }) },
  },
  {
    key: 'dataNotFound',
    when: 'the server does not know the payment (404)',
    bank: { poll: refused('dataNotFound'), ask: refused('dataNotFound') },
  },
  { key: 'payment_dataNotFound', when: 'NOTF', bank: reported('NOTF') },
];

describe.each(LANGUAGES)('PaymentDialog: the messages of a payment in %s', (language) => {
  it.each(MESSAGES)('$key: $when', async ({ key, bank, act = 'pay', args = [], role }) => {
    await shownPayment({ ...bank, language });
    if (act === 'pay unchosen') {
      const button = screen.queryByRole('button', { name: /HK\$380\.00/ });
      if (button) fireEvent.click(button);
      await settle();
    } else await pay('Visa');
    if (act === 'cancel') {
      await settle(10_000);
      fireEvent.click(screen.getByRole('button', { name: TEXTS[language].cancel ?? '' }));
      await settle();
    }
    const text = (TEXTS[language][key] ?? expect.fail(`no words for ${key}`))
      .replace('{0}', args[0] ?? '')
      .split('{phone}');
    const shown = role
      ? screen.getAllByRole(role).map(({ textContent }) => textContent)
      : [words()];
    for (const part of text) expect(shown.join()).toContain(part);
  });
});

describe('PaymentDialog: a payment that cannot be repeated', () => {
  it.each(LANGUAGES)('in %s shows what to do next, and offers no retry', async (language) => {
    await shownPayment({ ...reported('REJT', { canRetry: false }), language });
    await pay('Visa');
    const texts = TEXTS[language];
    for (const part of (texts.retryNever ?? '').replace('{transaction}', 'T1').split('{phone}')) {
      expect(words()).toContain(part);
    }
    expect(words()).toContain(texts.notCharged);
    expect(screen.queryByRole('button', { name: texts.retry ?? '' })).toBeNull();
  });
});
