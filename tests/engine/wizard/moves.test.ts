import { describe, expect, it } from 'vitest';
import {
  advancedTo,
  eChequeIndex,
  edited,
  firstOwnIndex,
  gateIndex,
  loaded,
  restarted,
  shownScreen,
  withFacts,
  wizardContext,
} from '../../../engine/wizard/moves.ts';
import type { WizardContext, WizardInput } from '../../../engine/wizard/WizardContext.ts';
import {
  ACKNOWLEDGEMENT,
  FACTS,
  FREE,
  input,
  NOW,
  SIGNED,
  step,
  TRAITS,
} from '../support/wizardFacts.ts';

/** Returns a wizard that shows a screen. @param more overrides of the context */
function at(screenId: string, more: Partial<WizardContext> = {}): WizardContext {
  const context = wizardContext(input());
  const screenIndex = context.screens.findIndex(({ id }) => id === screenId);
  return { ...context, screenIndex, ...more };
}

const steps = (...ids: readonly string[]) => ({ ...FACTS, steps: ids.map((id) => step(id)) });

describe('wizardContext', () => {
  const resume = { submissionId: 'S1', amountCents: 41_000 };

  it('starts on the notes, with the fee of the browser', () => {
    expect(wizardContext(input())).toMatchObject({
      screenIndex: 0,
      visited: ['intro'],
      startedAt: NOW,
      amountCents: 38_000,
      stale: true,
      checked: false,
      signed: [],
    });
  });

  it.each<[string, Partial<WizardInput>, number, readonly string[]]>([
    ['on the first own step after skipped notes', { skipIntro: true }, 1, ['particulars']],
    ['on the first own step of a form without notes', simplified(), 0, ['particulars']],
    [
      'on the submission screen of a saved submission',
      { resume },
      4,
      ['intro', 'particulars', 'orders', 'confirmation', 'submission'],
    ],
    [
      'on the first screen of a saved submission that has no submission screen',
      { resume, traits: { ...TRAITS, noAck: true, skipReview: true, asksAckEmail: false } },
      0,
      ['intro'],
    ],
    [
      'on the last screen of a submitted form',
      { resume: { ...resume, acknowledgement: ACKNOWLEDGEMENT } },
      5,
      ['intro', 'particulars', 'orders', 'confirmation', 'submission', 'acknowledgement'],
    ],
  ])('starts %s', (_, more, screenIndex, visited) => {
    const facts = more.traits?.skipReview ? FREE : FACTS;
    expect(wizardContext(input(facts, more))).toMatchObject({ screenIndex, visited });
  });

  it('keeps amount, payment and signatures of a saved submission, which needs no save', () => {
    const known = { ...resume, transactionId: 'T1', signed: [SIGNED] };
    expect(wizardContext(input(FACTS, { resume: known }))).toMatchObject({
      ...known,
      stale: false,
      checked: true,
      completed: ['intro', 'particulars', 'orders', 'confirmation'],
    });
    expect(wizardContext(input(FACTS, { resume })).signed).toEqual([]);
  });
});

describe('withFacts', () => {
  it.each([
    ['keeps the screen when a step is added before it', 'orders', ['new', 'orders'], 'orders'],
    ['shows the next step for a removed one', 'particulars', ['orders', 'last'], 'orders'],
    ['shows the last own step when no step follows', 'orders', ['particulars'], 'particulars'],
    ['keeps the review', 'confirmation', ['particulars'], 'confirmation'],
  ])('%s', (_, before, ids, after) => {
    const { screens = [], screenIndex = -1 } = withFacts(at(before), steps(...ids));
    expect(screens[screenIndex]?.id).toBe(after);
  });

  it('forgets the visits of removed steps, and the ticks of invalid steps', () => {
    const done = ['intro', 'particulars', 'orders'];
    const context = at('orders', { visited: done, completed: done });
    const facts = { ...steps('particulars', 'new'), invalidSteps: ['particulars'] };
    expect(withFacts(context, facts)).toMatchObject({
      visited: ['intro', 'particulars'],
      completed: ['intro'],
    });
  });

  it('drops the signatures that the form no longer has', () => {
    const signed = [SIGNED, { ...SIGNED, fieldId: 'other' }];
    expect(withFacts(at('orders', { signed }), FACTS).signed).toEqual([SIGNED]);
  });

  it.each([
    [true, 50_000],
    [false, 38_000],
  ])('takes the fee of the browser only while the answers are unsaved: %s', (stale, amount) => {
    const facts = { ...FACTS, amountCents: 50_000 };
    expect(withFacts(at('orders', { stale }), facts).amountCents).toBe(amount);
  });
});

describe('edited', () => {
  const saved = { stale: false, checked: true, amountCents: 41_000 };

  it('requires another check and save, with the fee of the browser', () => {
    expect(edited(at('orders', saved))).toEqual({
      edited: true,
      stale: true,
      checked: false,
      amountCents: 38_000,
    });
  });

  it.each(['approved', 'unknown'] as const)('changes nothing after a payment %s', (outcome) => {
    expect(edited(at('submission', { ...saved, paymentOutcome: outcome }))).toEqual({});
  });
});

describe('shownScreen', () => {
  it('marks the screen as visited once, and ends the pending move', () => {
    const moving = { intent: 'step', targetId: 'orders', forced: true } as const;
    const context = at('particulars', { ...moving, visited: ['intro', 'orders'] });
    const ended = { intent: undefined, targetId: undefined, forced: false };
    expect(shownScreen(context, 2)).toEqual({ screenIndex: 2, visited: context.visited, ...ended });
    expect(shownScreen(context, 3).visited).toEqual(['intro', 'orders', 'confirmation']);
  });

  it('refuses a screen that does not exist', () => {
    const error = new RangeError('Cannot show screen 6: there are 6');
    expect(() => shownScreen(at('intro'), 6)).toThrow(error);
  });
});

describe('advancedTo', () => {
  it('completes the visited screens before it, except invalid steps', () => {
    const facts = { ...FACTS, invalidSteps: ['orders'] };
    const visited = ['intro', 'orders', 'confirmation'];
    const context = at('orders', { facts, visited, completed: ['intro'] });
    expect(advancedTo(context, 4)).toMatchObject({
      screenIndex: 4,
      completed: ['intro', 'confirmation'],
      returnToReview: false,
    });
  });

  it.each([
    ['back to a step', 1, true],
    ['to the same screen', 3, false],
    ['to the next screen', 4, false],
  ])('returns to the review only after a move back: %s', (_, index, expected) => {
    expect(advancedTo(at('confirmation'), index).returnToReview).toBe(expected);
  });
});

describe('restarted', () => {
  const used = at('acknowledgement', {
    termsAcceptedAt: '2026-11-20T10:00:01+08:00',
    hasCaptchaToken: true,
    captchaDisabled: true,
    edited: true,
    submissionId: 'S1',
    signed: [SIGNED],
    acknowledgement: ACKNOWLEDGEMENT,
    completed: ['orders'],
  });

  it('keeps the terms, the captcha token and the start, and no answer of the old form', () => {
    const { termsAcceptedAt, hasCaptchaToken, captchaDisabled, startedAt } = used;
    const fresh = wizardContext(input(FREE));
    expect(restarted(used, FREE)).toEqual({
      ...fresh,
      termsAcceptedAt,
      hasCaptchaToken,
      captchaDisabled,
      startedAt,
    });
  });

  it.each([
    ['orders', 'orders'],
    ['gone', 'intro'],
    [undefined, 'intro'],
  ])('with the step %s begins on the screen %s', (resumeFromStep, screenId) => {
    const traits = { ...TRAITS, resumeFromStep };
    expect(restarted({ ...used, traits }, FACTS).visited).toEqual([screenId]);
  });
});

describe('loaded', () => {
  const answers = { facts: FACTS, signed: [SIGNED] };

  it('opens the first own step, and counts the notes as read', () => {
    expect(loaded(at('intro'), answers)).toMatchObject({
      screenIndex: 1,
      completed: ['intro'],
      visited: ['intro', 'particulars'],
      signed: [SIGNED],
      stale: true,
    });
  });

  it('opens the named screen, and marks the complete steps', () => {
    const progress = { ...answers, screenId: 'orders', completed: ['particulars', 'gone'] };
    expect(loaded(at('intro'), progress)).toMatchObject({
      screenIndex: 2,
      completed: ['intro', 'particulars'],
      visited: ['intro', 'particulars', 'orders'],
    });
    expect(loaded(at('intro'), { ...answers, screenId: 'gone' }).screenIndex).toBe(1);
  });

  it.each([
    [41_000, 41_000],
    [undefined, 38_000],
  ])('uses the submission of the server with its amount %s', (amountCents, expected) => {
    const kept = { submissionId: 'S1', amountCents };
    expect(loaded(at('intro'), { ...answers, kept })).toMatchObject({
      submissionId: 'S1',
      amountCents: expected,
      stale: false,
      hasCaptchaToken: true,
    });
  });
});

describe('indices of screens', () => {
  it('firstOwnIndex: is 0 without own steps', () => {
    expect(firstOwnIndex(at('intro').screens)).toBe(1);
    expect(firstOwnIndex([])).toBe(0);
  });

  it.each([
    ['the review', {}, 3],
    ['the submission without a review', { skipReview: true }, 3],
    ['nothing', { simplifiedForm: true, asksAckEmail: false }, -1],
  ])('gateIndex: finds %s', (_, traits, index) => {
    const { screens } = wizardContext(input(FREE, { traits: { ...TRAITS, ...traits } }));
    expect(gateIndex(screens)).toBe(index);
  });

  it('eChequeIndex: finds the added step until its first visit', () => {
    const { screens } = wizardContext(input(steps('particulars', 'eCheque')));
    expect(eChequeIndex(at('confirmation', { screens }))).toBe(2);
    expect(eChequeIndex(at('confirmation', { screens, visited: ['eCheque'] }))).toBe(-1);
    expect(eChequeIndex(at('confirmation'))).toBe(-1);
  });
});

function simplified(): Partial<WizardInput> {
  return { skipIntro: true, traits: { ...TRAITS, simplifiedForm: true } };
}
