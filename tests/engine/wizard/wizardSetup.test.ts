import { describe, expect, it } from 'vitest';
import { wizardContext } from '../../../engine/wizard/moves.ts';
import type { WizardContext } from '../../../engine/wizard/WizardContext.ts';
import { wizardSetup } from '../../../engine/wizard/wizardSetup.ts';
import { setupRuns } from '../support/setupRuns.ts';
import { ACKNOWLEDGEMENT, input, SIGNED, TRAITS } from '../support/wizardFacts.ts';

const FRESH = wizardContext(input());
const { contextAfter, holds } = setupRuns(wizardSetup, FRESH);
const NO_ACK = { ...TRAITS, noAck: true };
const DONE = { acknowledgement: ACKNOWLEDGEMENT };
const PAID = { paymentOutcome: 'approved', transactionId: 'T1' } as const;
const ON = { intro: 0, own: 1, review: 3, submission: 4, acknowledgement: 5 };
const message = { key: 'unknown', args: [] };
const guard = (type: string, params: object) => ({ type, params });

describe('wizardSetup: guards', () => {
  it.each<[string, Partial<WizardContext>, boolean]>([
    ['isOnReview', { screenIndex: ON.review }, true],
    ['isOnReview', { screenIndex: ON.own }, false],
    ['isOnOwnStep', { screenIndex: ON.own }, true],
    ['isOnOwnStep', { screenIndex: ON.review }, false],
    ['isOnOwnStep', { screenIndex: ON.own, ...PAID }, false],
    ['isOnIntro', { screenIndex: ON.intro }, true],
    ['isOnIntro', { screenIndex: ON.own }, false],
    ['lacksTerms', {}, true],
    ['lacksTerms', { termsAcceptedAt: '2026-11-20T10:00:01+08:00' }, false],
    ['hasBack', { screenIndex: ON.review }, true],
    ['hasBack', { screenIndex: ON.intro }, false],
    ['isOpen', {}, true],
    ['isOpen', PAID, false],
    ['isAcknowledged', DONE, true],
    ['isAcknowledged', { ...DONE, traits: NO_ACK }, false],
    ['isAcknowledged', {}, false],
    ['isDoneWithoutAck', { ...DONE, traits: NO_ACK }, true],
    ['isDoneWithoutAck', DONE, false],
    ['isPaymentResumed', { transactionId: 'T1' }, true],
    ['isPaymentResumed', { transactionId: 'T1', ...DONE }, false],
    ['isPaymentResumed', {}, false],
    ['hasSignaturesToClear', { signed: [SIGNED] }, true],
    ['hasSignaturesToClear', { signed: [SIGNED], ...PAID }, false],
    ['hasSignaturesToClear', {}, false],
    ['isSigningByApp', { intent: 'sign', signWay: 'identityApp' }, true],
    ['isSigningByApp', { intent: 'sign' }, false],
    ['isSigningByApp', { intent: 'save', signWay: 'identityApp' }, false],
    ['canRetry', { dialog: { kind: 'error', message, canRetry: true } }, true],
    ['canRetry', { dialog: { kind: 'error', message, canRetry: false } }, false],
    ['canRetry', {}, false],
    ['isPaidAndHandingIn', { intent: 'submit', ...PAID }, true],
    ['isPaidAndHandingIn', { intent: 'save', ...PAID }, false],
    ['isPaidAndHandingIn', { intent: 'submit' }, false],
  ])('%s: with %j is %s', (type, more, expected) => {
    expect(holds(type, more)).toBe(expected);
  });

  it.each<[string, object, Partial<WizardContext>, boolean]>([
    ['offers', { kind: 'next' }, { screenIndex: ON.own }, true],
    ['offers', { kind: 'submit' }, { screenIndex: ON.own }, false],
    ['jumpIs', { jump: 'forward' }, { targetId: 'orders', visited: ['intro', 'orders'] }, true],
    ['jumpIs', { jump: 'refused' }, { targetId: 'orders', visited: ['intro', 'orders'] }, false],
    ['jumpIs', { jump: 'refused' }, {}, true],
    ['asks', { question: 'clearStep' }, question('clearStep'), true],
    ['asks', { question: 'startAgain' }, question('clearStep'), false],
    ['asks', { question: 'clearStep' }, {}, false],
    ['means', { intents: ['save', 'print'] }, { intent: 'print' }, true],
    ['means', { intents: ['save', 'print'] }, { intent: 'step' }, false],
    ['means', { intents: [undefined] }, {}, false],
    ['holds', { errors: [], facts: FRESH.facts }, {}, true],
    ['holds', { errors: [{ path: '/a', key: 'k', args: [] }], facts: FRESH.facts }, {}, false],
    ['hasAnswer', { answer: 'disabled' }, {}, true],
    ['hasAnswer', {}, {}, false],
    ['isCaptchaFailure', { failure: { kind: 'captcha' } }, {}, true],
    ['isCaptchaFailure', { failure: { kind: 'busy' } }, {}, false],
    ['isRefusedAfterPayment', { failure: { kind: 'refused', message } }, PAID, true],
    ['isRefusedAfterPayment', { failure: { kind: 'refused', message } }, {}, false],
    ['isRefusedAfterPayment', { failure: { kind: 'busy' } }, PAID, false],
    ['canSign', { fieldId: 'ownerSign' }, { screenIndex: ON.submission }, true],
    ['canSign', { fieldId: 'ownerSign' }, { screenIndex: ON.own }, false],
  ])('%s: %j with %j is %s', (type, params, more, expected) => {
    expect(holds(guard(type, params), more)).toBe(expected);
  });

  it('clearsOthers: only a signature that a later one covers', () => {
    const both = ['ownerSign', 'buyerSign'];
    const signatures = both.flatMap((id) =>
      FRESH.facts.signatures.map((each) => ({ ...each, id })),
    );
    const signed = both.map((fieldId) => ({ ...SIGNED, fieldId }));
    const context = { facts: { ...FRESH.facts, signatures }, screenIndex: ON.submission, signed };
    const clears = (fieldId: string) => holds(guard('clearsOthers', { fieldId }), context);
    expect(both.map(clears)).toEqual([true, false]);
  });
});

describe('wizardSetup: moves', () => {
  const moving = { intent: 'save', targetId: 'orders', dialog: { kind: 'complete' } } as const;

  it('aimAt: aims at a screen, and keeps the signatures only when forced', () => {
    const aim = (params: object) =>
      contextAfter({ type: 'aimAt', params: { screenId: 'orders', ...params } }, moving);
    const still = { targetId: 'orders', dialog: undefined };
    expect(aim({})).toMatchObject({ ...still, forced: false, returnToReview: false });
    const params = { forced: true, returnToReview: true };
    expect(aim(params)).toMatchObject({ ...still, ...params });
  });

  it('aimBack: aims at the screen before, without a return to the review', () => {
    const context = { ...moving, screenIndex: ON.review, returnToReview: true };
    const aimed = { intent: undefined, targetId: 'orders', returnToReview: false };
    expect(contextAfter(guard('aimBack', {}), context)).toMatchObject({ ...aimed, forced: false });
    const forced = guard('aimBack', { forced: true });
    expect(contextAfter(forced, context)).toMatchObject({ ...aimed, forced: true });
  });

  it.each([
    ['aim', { intent: 'print' }, { intent: 'print', targetId: undefined, dialog: undefined }],
    ['aimNext', {}, { intent: 'step', targetId: undefined, dialog: undefined }],
    ['aimHere', {}, { intent: undefined, targetId: 'particulars', forced: false }],
    ['closeDialog', {}, { intent: undefined, targetId: undefined, dialog: undefined }],
    ['forgetDialog', {}, { ...moving, dialog: undefined }],
  ])('%s: %j changes the move', (type, params, expected) => {
    const context = { ...moving, screenIndex: ON.own, forced: true };
    expect(contextAfter(guard(type, params), context)).toMatchObject(expected);
  });

  it('goToTarget: completes no step, but advanceToTarget does', () => {
    const context = { screenIndex: ON.own, visited: ['intro', 'particulars'], targetId: 'orders' };
    const completed = (type: string) => contextAfter(type, context).completed;
    expect(completed('goToTarget')).toEqual([]);
    expect(completed('advanceToTarget')).toEqual(['intro', 'particulars']);
    expect(contextAfter('goToEnd').screenIndex).toBe(ON.acknowledgement);
    expect(contextAfter('goToFirstStep').screenIndex).toBe(ON.own);
  });
});

describe('wizardSetup: results of validation and signing', () => {
  it('tellErrors: shows the errors, and ends the move', () => {
    const errors = [{ path: '/a', key: 'validation_required', args: [] }];
    const moving = { intent: 'step', targetId: 'orders' } as const;
    const found = contextAfter(guard('tellErrors', { errors, facts: FRESH.facts }), moving);
    expect(found).toEqual({ ...FRESH, dialog: { kind: 'validation', errors } });
  });

  it('tellMissingSignatures: reports each missing signature, unless a dialog is open', () => {
    const found = contextAfter('tellMissingSignatures', { intent: 'payment' });
    expect(found.intent).toBeUndefined();
    expect(found.dialog).toMatchObject({ kind: 'validation', errors: [{ args: [] }] });
    const dialog = { kind: 'error', message, canRetry: false } as const;
    expect(contextAfter('tellMissingSignatures', { dialog }).dialog).toEqual(dialog);
  });

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('forgetCheck: of a check %s and stale answers %s leaves %s', (checked, stale, expected) => {
    expect(contextAfter('forgetCheck', { checked, stale }).checked).toBe(expected);
  });

  it.each<[string, Partial<WizardContext>, Partial<WizardContext>]>([
    ['beginCheck', { checked: false }, { checked: true }],
    ['endCheck', { checked: true }, { checked: false }],
    ['beginSave', { stale: true }, { stale: false }],
    ['endSave', { stale: false }, { stale: true }],
  ])('%s: changes %j to %j', (type, before, after) => {
    expect(contextAfter(type, before)).toEqual({ ...FRESH, ...before, ...after });
  });

  it('clearSignatures: removes signatures, postponements and errors, and requires a save', () => {
    const context = { signed: [SIGNED], signLater: ['b'], signErrors: { c: message } };
    expect(contextAfter('clearSignatures', { ...context, stale: false })).toEqual(FRESH);
  });

  it('beginSigning: signs with a certificate by default', () => {
    const begin = (params: object) =>
      contextAfter(guard('beginSigning', { fieldId: 'a', ...params }), { signWay: 'identityApp' });
    expect(begin({})).toMatchObject({ signing: 'a', signWay: 'certificate' });
    expect(begin({ way: 'identityApp' })).toMatchObject({ signWay: 'identityApp' });
  });

  it('putOff: postpones a signature once', () => {
    const later = (signLater: readonly string[]) =>
      contextAfter(guard('putOff', { fieldId: 'b' }), { signLater }).signLater;
    expect([later(['a']), later(['a', 'b'])]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });
});

function question(asked: 'clearStep'): Partial<WizardContext> {
  return { dialog: { kind: 'confirm', question: asked } };
}
