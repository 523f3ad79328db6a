import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../../engine/calls/CallFailure.ts';
import type { OfferedMethod } from '../../../engine/payment/Payment.ts';
import { paymentContext } from '../../../engine/payment/paymentContext.ts';
import { paymentSetup } from '../../../engine/payment/paymentSetup.ts';
import { CODE } from '../support/paymentRun.ts';
import { setupRuns } from '../support/setupRuns.ts';

const FRESH = paymentContext({ submissionId: 'S1', amountCents: 38_000, needsCaptcha: false });

const { contextAfter, holds } = setupRuns(paymentSetup, FRESH);

const failure = (type: string, given: CallFailure) => ({ type, params: { failure: given } });
const method = (key: OfferedMethod['key']): OfferedMethod => ({
  key,
  label: key,
  pointsToNote: [],
});

describe('paymentSetup: guards', () => {
  it.each([
    ['after Pay', { webToken: 'W1', isPayPressed: true, method: 'visa' }, true],
    ['with a new code wanted', { webToken: 'W1', codeWanted: true, method: 'fps' }, true],
    ['before Pay', { webToken: 'W1', method: 'visa' }, false],
    ['without a token', { isPayPressed: true, method: 'visa' }, false],
    ['in a payment sheet', { webToken: 'W1', isPayPressed: true, method: 'applepay' }, false],
  ] as const)('isReadyToSubmit: %s', (_, more, expected) => {
    expect(holds('isReadyToSubmit', more)).toBe(expected);
  });

  it.each([
    ['a lost response to a sheet', 'applepay', { kind: 'busy' }, true],
    ['a lost response to another method', 'visa', { kind: 'busy' }, false],
    ['a refused sheet', 'applepay', { kind: 'webTokenExpired' }, false],
  ] as const)('isSheetUnclear: %s', (_, key, given, expected) => {
    expect(holds(failure('isSheetUnclear', given), { method: key })).toBe(expected);
  });

  it.each([
    ['a connection lost before Pay', { kind: 'busy', key: 'connection' }, [method('visa')], true],
    ['a busy server', { kind: 'busy', key: 'tooMany' }, [method('visa')], false],
    ['no methods to choose', { kind: 'busy', key: 'connection' }, [], false],
  ] as const)('isUnsent: %s', (_, given, offered, expected) => {
    expect(holds(failure('isUnsent', given), { offered })).toBe(expected);
  });

  it.each([
    ['an id in the response', { kind: 'liveAttempt', transactionId: 'T2' }, undefined, true],
    ['an id that is known', { kind: 'liveAttempt' }, 'T1', true],
    ['no id', { kind: 'liveAttempt' }, undefined, false],
    ['another failure', { kind: 'busy' }, 'T1', false],
  ] as const)('isLiveAttempt: %s', (_, given, transactionId, expected) => {
    expect(holds(failure('isLiveAttempt', given), { transactionId })).toBe(expected);
  });

  it.each([
    [
      'a wanted code after the end',
      { codeWanted: true, outcome: 'cancelled', canRetry: true },
      true,
    ],
    ['no wanted code', { outcome: 'cancelled', canRetry: true }, false],
    ['an open payment', { codeWanted: true }, false],
    ['a payment that cannot be repeated', { codeWanted: true, outcome: 'cancelled' }, false],
    ['an unknown outcome', { codeWanted: true, outcome: 'unknown', canRetry: true }, false],
  ] as const)('isCodeDue: %s', (_, more, expected) => {
    expect(holds('isCodeDue', { method: 'fps', ...more })).toBe(expected);
  });
});

describe('paymentSetup: actions', () => {
  it('dropTransaction: removes the old transaction, and keeps the list and the choice', () => {
    const offered = [method('fps')];
    const context = contextAfter('dropTransaction', {
      transactionId: 'T1',
      webToken: 'W1',
      isPayPressed: true,
      code: CODE,
      codeWanted: true,
      redirectUrl: 'https://bank.example.hk/pay',
      outcome: 'rejected',
      canRetry: true,
      message: { key: 'busy', args: [] },
      paymentWindow: 'opened',
      offered,
      method: 'fps',
    });
    expect(context).toEqual({ ...FRESH, offered, method: 'fps' });
  });

  it('settle: stores the transaction that paid for the form', () => {
    const answer = { status: 'REJT', description: '', paidBy: 'T2' };
    const context = contextAfter({ type: 'settle', params: answer }, { transactionId: 'T1' });
    expect(context).toMatchObject({ outcome: 'approved', transactionId: 'T2' });
  });

  it('settle: keeps its own transaction when no other paid for the form', () => {
    const answer = { status: 'APPR', description: '' };
    const context = contextAfter({ type: 'settle', params: answer }, { transactionId: 'T1' });
    expect(context).toMatchObject({ outcome: 'approved', transactionId: 'T1' });
  });

  it.each([
    ['a choice that is offered', 'fps', undefined, ['visa', 'fps'], 'fps'],
    ['a choice that is gone', 'fps', undefined, ['visa'], undefined],
    [
      'the only way of the review',
      undefined,
      'creditcard',
      ['creditcard-visa', 'fps'],
      'creditcard-visa',
    ],
    [
      'one of two ways of the review',
      undefined,
      'creditcard',
      ['creditcard-visa', 'creditcard-mastercard'],
      undefined,
    ],
    ['a review without a choice', undefined, undefined, ['visa'], undefined],
  ] as const)('storeOffer: for %s', (_, chosen, preferred, keys, expected) => {
    const offer = { offered: keys.map(method), withheld: [] };
    const context = contextAfter(
      { type: 'storeOffer', params: offer },
      { method: chosen, preferred },
    );
    expect(context.method).toBe(expected);
    expect(context.offered).toEqual(offer.offered);
  });

  it.each([
    ['wrongFee', false],
    ['generalErrMsg', true],
  ])('tellRefused: for the message %s a retry is possible: %s', (key, canRetry) => {
    const given = failure('tellRefused', { kind: 'refused', message: { key, args: [] } });
    expect(contextAfter(given)).toMatchObject({ message: { key, args: [] }, canRetry });
  });

  it('storeLiveAttempt: keeps the known payment if the response names none', () => {
    const known = { transactionId: 'T1', redirectUrl: 'https://bank.example.hk/1' };
    const named = { transactionId: 'T2', redirectUrl: 'https://bank.example.hk/2' };
    const live = (more: object) => failure('storeLiveAttempt', { kind: 'liveAttempt', ...more });
    expect(contextAfter(live({}), known)).toMatchObject(known);
    expect(contextAfter(live(named), known)).toMatchObject(named);
  });

  it('beginWait: clears the outcome of the previous payment', () => {
    const old = { outcome: 'unknown', cancelledByUser: true, codeExpired: true } as const;
    expect(contextAfter('beginWait', old)).toEqual(FRESH);
  });

  it('tellUnknown: allows no other payment', () => {
    expect(contextAfter('tellUnknown', { canRetry: true, checks: 4 })).toMatchObject({
      outcome: 'unknown',
      canRetry: false,
      checks: 0,
      message: { key: 'payment_generic', args: ['S1'] },
    });
  });

  it('spendCaptcha: removes the captcha that the server accepted', () => {
    const solved = { challenge: { answer: 'AB3D', secret: 'S' }, needsCaptcha: true };
    expect(contextAfter('spendCaptcha', solved)).toEqual(FRESH);
  });

  it('storeDemand: removes the captcha that the server refused', () => {
    const given = failure('storeDemand', { kind: 'captcha', demand: 'captchaNotMatch' });
    const context = contextAfter(given, { challenge: { answer: 'AB3D', secret: 'S' } });
    expect(context).toMatchObject({ challenge: undefined, demand: 'captchaNotMatch' });
  });
});
