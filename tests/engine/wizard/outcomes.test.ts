import { describe, expect, it } from 'vitest';
import type { PaymentOutput } from '../../../engine/payment/Payment.ts';
import { wizardContext } from '../../../engine/wizard/moves.ts';
import { isPaid, paid, saved, submitted } from '../../../engine/wizard/outcomes.ts';
import type { WizardContext } from '../../../engine/wizard/WizardContext.ts';
import { ACKNOWLEDGEMENT, input, SIGNED } from '../support/wizardFacts.ts';

const MESSAGE = { key: 'wrongFee', args: ['10.00'] };
const ERRORS = [{ path: '/name', key: 'validation_required', args: [] }];
const made = (...ids: readonly string[]) => ids.map((fieldId) => ({ ...SIGNED, fieldId }));
const wizard = (more: Partial<WizardContext> = {}): WizardContext => ({
  ...wizardContext(input()),
  hasCaptchaToken: false,
  ...more,
});
/** The changes after a successful call: the captcha is used up, and the session has a token. */
const SPENT = { hasCaptchaToken: true, challenge: undefined, demand: undefined };

describe('saved', () => {
  const ok = { result: 'ok', submissionId: 'S2', amountCents: 100, invalidSignatures: [] } as const;

  it('stores the submission and the amount of the server', () => {
    const change = saved(wizard({ signed: made('a') }), ok);
    expect(change).toEqual({ ...SPENT, submissionId: 'S2', amountCents: 100, signed: made('a') });
  });

  it('keeps the known submission and amount if the server sends none', () => {
    const none = { ...ok, submissionId: undefined, amountCents: undefined };
    const change = saved(wizard({ submissionId: 'S1', amountCents: 5 }), none);
    expect(change).toMatchObject({ submissionId: 'S1', amountCents: 5 });
  });

  it('accepts an amount of zero from the server', () => {
    expect(saved(wizard({ amountCents: 5 }), { ...ok, amountCents: 0 }).amountCents).toBe(0);
  });

  it('drops invalid signatures, and shows a message', () => {
    const change = saved(wizard({ signed: made('a', 'b', 'c') }), {
      ...ok,
      invalidSignatures: ['b', 'gone'],
    });
    expect(change.signed).toEqual(made('a', 'c'));
    expect(change.dialog).toMatchObject({ kind: 'message', message: { key: 'signaturesDropped' } });
  });

  it('shows the errors that the server found, and requires another check and save', () => {
    expect(saved(wizard(), { result: 'validationError', errors: ERRORS })).toEqual({
      ...SPENT,
      checked: false,
      stale: true,
      dialog: { kind: 'validation', errors: ERRORS },
    });
  });

  it.each([
    ['T2', 'T2'],
    [undefined, 'T1'],
  ])('continues with a pending payment %s on the submission screen', (transactionId, expected) => {
    const context = wizard({ transactionId: 'T1' });
    const change = saved(context, { result: 'paidDataLocked', transactionId });
    expect(change).toMatchObject({ ...SPENT, intent: 'payment', transactionId: expected });
    expect(context.screens[change.screenIndex ?? -1]?.id).toBe('submission');
  });

  it('shows a refusal, which cannot be retried', () => {
    expect(saved(wizard(), { result: 'refused', message: MESSAGE })).toMatchObject({
      ...SPENT,
      checked: false,
      stale: true,
      dialog: { kind: 'error', message: MESSAGE, canRetry: false },
    });
  });
});

describe('submitted', () => {
  const ok = { result: 'ok', acknowledgement: ACKNOWLEDGEMENT } as const;

  it.each([
    ['submit', undefined],
    ['complete', { kind: 'complete' }],
  ] as const)('stores the acknowledgement after the intent %s', (intent, dialog) => {
    const change = submitted(wizard({ intent, edited: true, serverMessage: MESSAGE }), ok);
    expect(change).toMatchObject({ ...SPENT, acknowledgement: ACKNOWLEDGEMENT, edited: false });
    expect(change).toHaveProperty('intent', undefined);
    expect(change).toHaveProperty('serverMessage', undefined);
    expect(change.dialog).toEqual(dialog);
  });

  it('keeps the intent while the server still works', () => {
    const change = submitted(wizard({ intent: 'submit' }), {
      result: 'processing',
      message: MESSAGE,
    });
    expect(change).toEqual({ ...SPENT, serverMessage: MESSAGE });
  });

  it('drops invalid signatures', () => {
    const output = { invalidSignatures: ['a'], message: MESSAGE };
    const context = wizard({ signed: made('a', 'b') });
    expect(submitted(context, { result: 'signatureFailure', ...output })).toMatchObject({
      signed: made('b'),
      dialog: { kind: 'error', message: MESSAGE, canRetry: false },
    });
  });

  it.each([
    ['approved', true, undefined],
    ['unknown', false, true],
    [undefined, false, true],
  ] as const)('after a payment %s a refusal can be retried: %s', (outcome, canRetry, stale) => {
    const context = wizard({ paymentOutcome: outcome, intent: 'submit' });
    const change = submitted(context, { result: 'refused', message: MESSAGE });
    expect(change.dialog).toEqual({ kind: 'error', message: MESSAGE, canRetry });
    expect(change.stale).toBe(stale);
  });

  it('shows the errors that the server found', () => {
    const change = submitted(wizard(), { result: 'validationError', errors: ERRORS });
    expect(change).toMatchObject({
      checked: false,
      dialog: { kind: 'validation', errors: ERRORS },
    });
  });
});

describe('paid', () => {
  const output = (outcome: PaymentOutput['outcome'], message?: typeof MESSAGE): PaymentOutput => ({
    outcome,
    transactionId: 'T1',
    message,
  });

  it.each([
    ['approved', 'T1', 'submit'],
    ['unknown', 'T1', undefined],
    ['rejected', undefined, undefined],
    ['cancelled', undefined, undefined],
  ] as const)('after the outcome %s stores the payment %s', (outcome, transactionId, intent) => {
    expect(paid(output(outcome))).toEqual({
      paymentOutcome: outcome,
      transactionId,
      intent,
      hasCaptchaToken: true,
    });
  });

  it('requires another check and save after a payment was refused before its start', () => {
    expect(paid(output(undefined, MESSAGE))).toMatchObject({ checked: false, stale: true });
  });

  it('requires no other save after the applicant closed the dialog', () => {
    const change = paid(output(undefined));
    expect(change).not.toHaveProperty('stale');
    expect(change).not.toHaveProperty('hasCaptchaToken');
  });

  it.each([
    ['approved', true],
    ['unknown', false],
    [undefined, false],
  ] as const)('isPaid: for the outcome %s returns %s', (paymentOutcome, expected) => {
    expect(isPaid(wizard({ paymentOutcome }))).toBe(expected);
  });
});
