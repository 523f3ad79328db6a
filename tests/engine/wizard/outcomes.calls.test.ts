import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../../engine/calls/CallFailure.ts';
import { wizardContext } from '../../../engine/wizard/moves.ts';
import { documented, failed, signedBy } from '../../../engine/wizard/outcomes.ts';
import type { WizardContext } from '../../../engine/wizard/WizardContext.ts';
import { ACKNOWLEDGEMENT, FACTS, input, SIGNED } from '../support/wizardFacts.ts';

const MESSAGE = { key: 'wrongFee', args: ['10.00'] };
const made = (...ids: readonly string[]) => ids.map((fieldId) => ({ ...SIGNED, fieldId }));
const wizard = (more: Partial<WizardContext> = {}): WizardContext => ({
  ...wizardContext(input()),
  hasCaptchaToken: false,
  ...more,
});

describe('signedBy', () => {
  const output = { fieldId: 'b', submissionId: 'S2', signed: undefined, error: undefined };
  const [again] = made('b').map((each) => ({ ...each, signedBy: 'LEE' }));

  it('adds a signature, and marks the form as edited', () => {
    const context = wizard({
      signed: made('a'),
      signLater: ['b', 'c'],
      signErrors: { b: MESSAGE },
    });
    expect(signedBy(context, { ...output, signed: again })).toEqual({
      signing: undefined,
      intent: undefined,
      submissionId: 'S2',
      signErrors: {},
      hasCaptchaToken: true,
      signed: [...made('a'), again],
      edited: true,
      signLater: ['c'],
    });
  });

  it('removes the later signatures when a field is signed again', () => {
    const context = wizard({ signed: made('a', 'b', 'c') });
    expect(signedBy(context, { ...output, signed: again }).signed).toEqual([...made('a'), again]);
  });

  it('adds the error of a failed attempt to the errors of other fields, and keeps the signatures', () => {
    const other = { key: 'busy', args: [] };
    const context = wizard({
      signed: made('a', 'b'),
      signErrors: { c: other },
      submissionId: 'S1',
    });
    const change = signedBy(context, { ...output, submissionId: undefined, error: MESSAGE });
    expect(change.signErrors).toEqual({ c: other, b: MESSAGE });
    expect(change.submissionId).toBe('S1');
    expect(change).not.toHaveProperty('signed');
  });
});

describe('failed', () => {
  const fail = (failure: CallFailure, more: Partial<WizardContext> = {}) =>
    failed(wizard({ hasCaptchaToken: true, submissionId: 'S1', ...more }), failure);

  it('removes the captcha token after a captcha demand', () => {
    const change = fail({ kind: 'captcha', demand: 'captchaExpired' });
    expect(change).toEqual({
      hasCaptchaToken: false,
      challenge: undefined,
      demand: 'captchaExpired',
    });
  });

  it.each([
    [{}, 'submit', 'busy'],
    [{ key: 'tooMany' }, 'submit', 'tooMany'],
    [{ key: 'connection' }, 'submit', 'connection'],
    [{ key: 'connection' }, 'payment', 'payment_offline'],
    [{ key: 'tooMany' }, 'payment', 'tooMany'],
  ] as const)('allows a retry of a busy call %j with the intent %s', (more, intent, key) => {
    expect(fail({ kind: 'busy', reference: 'R1', ...more }, { intent }).dialog).toEqual({
      kind: 'error',
      message: { key, args: [], reference: 'R1' },
      canRetry: true,
    });
  });

  it.each([
    ['approved', true],
    [undefined, false],
  ] as const)('after a payment %s a refused call can be retried: %s', (outcome, canRetry) => {
    const change = fail({ kind: 'refused', message: MESSAGE }, { paymentOutcome: outcome });
    expect(change).toEqual({ dialog: { kind: 'error', message: MESSAGE, canRetry } });
  });

  it.each([{ kind: 'webTokenExpired' }, { kind: 'liveAttempt', transactionId: 'T1' }] as const)(
    'shows the number of the submission for $kind',
    (failure) => {
      expect(fail(failure).dialog).toMatchObject({
        kind: 'message',
        message: { key: 'payment_generic', args: ['S1'], submissionId: 'S1' },
      });
    },
  );

  it('promise 15: reports that nothing was charged without a network', () => {
    const failure = { kind: 'busy', key: 'connection' } as const;
    const dialogOf = (intent: 'payment' | 'review') => fail(failure, { intent }).dialog;
    expect(dialogOf('payment')).toMatchObject({ message: { key: 'payment_offline' } });
    expect(dialogOf('review')).toMatchObject({ message: { key: 'connection' }, canRetry: true });
  });
});

describe('documented', () => {
  const paper = { ...FACTS, submissionType: 'OFFLINE_SUBM' } as const;

  it.each([
    ['save', false],
    ['print', true],
  ] as const)('after the intent %s the form is edited: %s', (intent, edited) => {
    expect(documented(wizard({ intent, edited: true }), {}).edited).toBe(edited);
  });

  it('shows the name of a downloaded file', () => {
    const change = documented(wizard({ intent: 'save' }), { downloadedAs: 'form.pdf' });
    expect(change.dialog).toEqual({
      kind: 'message',
      message: { key: 'pdfDownloaded', args: ['form.pdf'] },
    });
  });

  it.each([
    ['a print of a paper form', { intent: 'print', facts: paper }, 'print'],
    ['a saved paper form', { intent: 'save', facts: paper }, undefined],
    ['a print of an online form', { intent: 'print', facts: FACTS }, undefined],
    [
      'a print of a completed paper form',
      { intent: 'print', facts: paper, acknowledgement: ACKNOWLEDGEMENT },
      undefined,
    ],
  ] as const)('after %s opens the dialog %s', (_, more, kind) => {
    expect(documented(wizard(more), {}).dialog?.kind).toBe(kind);
  });

  it('marks an acknowledgement as kept when it is printed', () => {
    const context = wizard({ intent: 'print', acknowledgement: ACKNOWLEDGEMENT });
    expect(documented(context, {}).isAcknowledgementKept).toBe(true);
    expect(documented(wizard({ intent: 'print' }), {}).isAcknowledgementKept).toBe(false);
  });
});
