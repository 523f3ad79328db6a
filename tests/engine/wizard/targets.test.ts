import { describe, expect, it } from 'vitest';
import { wizardContext } from '../../../engine/wizard/moves.ts';
import {
  intentAfterValidation,
  intentTo,
  nextIntent,
  targetIndex,
} from '../../../engine/wizard/targets.ts';
import type { WizardContext } from '../../../engine/wizard/WizardContext.ts';
import { FACTS, FREE, input } from '../support/wizardFacts.ts';

/** Returns the context of a wizard on a screen of a form with these facts. */
function on(id: string, more: Partial<WizardContext> = {}, facts = FACTS): WizardContext {
  const context = wizardContext(input(facts));
  const screenIndex = context.screens.findIndex((screen) => screen.id === id);
  return { ...context, screenIndex, ...more };
}

const target = (context: WizardContext) => context.screens[targetIndex(context)]?.id;

describe('nextIntent', () => {
  it.each([
    ['particulars', {}, FACTS, 'step'],
    ['orders', {}, FACTS, 'review'],
    ['particulars', { returnToReview: true }, FACTS, 'review'],
    ['confirmation', {}, FACTS, 'submission'],
    ['submission', {}, FACTS, 'payment'],
    ['submission', {}, FREE, undefined],
    ['intro', {}, FACTS, undefined],
  ] as const)('returns the intent of Next on %s with %j', (id, more, facts, expected) => {
    expect(nextIntent(on(id, more, facts))).toBe(expected);
  });
});

describe('intentAfterValidation', () => {
  it('follows the Next button of the current context', () => {
    expect(intentAfterValidation(on('orders', { intent: 'step' }))).toBe('review');
    expect(intentAfterValidation(on('particulars', { intent: 'review' }))).toBe('step');
  });

  it('keeps the intent of a jump', () => {
    const context = on('particulars', { intent: 'review', targetId: 'confirmation' });
    expect(intentAfterValidation(context)).toBe('review');
  });

  it.each(['payment', 'submit', 'complete', 'save', 'print', 'sign', undefined] as const)(
    'keeps the intent %s',
    (intent) => {
      expect(intentAfterValidation(on('orders', { intent }))).toBe(intent);
    },
  );
});

describe('intentTo', () => {
  it.each([
    ['particulars', 'step'],
    ['confirmation', 'review'],
    ['submission', 'submission'],
    ['intro', 'step'],
  ] as const)('returns for the screen %s the intent %s', (id, expected) => {
    expect(intentTo(on('orders'), id)).toBe(expected);
  });
});

describe('targetIndex', () => {
  it.each([
    ['the named screen', on('particulars', { intent: 'review', targetId: 'orders' }), 'orders'],
    ['the review', on('particulars', { intent: 'review' }), 'confirmation'],
    ['the submission', on('confirmation', { intent: 'submission' }), 'submission'],
    ['the next screen', on('particulars', { intent: 'step' }), 'orders'],
    ['the next screen, without an intent', on('orders'), 'confirmation'],
    [
      'the next screen, if the named screen is gone',
      on('particulars', { targetId: 'gone' }),
      'orders',
    ],
    ['the last screen, from itself', on('acknowledgement', { intent: 'step' }), 'acknowledgement'],
  ])('returns %s', (_, context, expected) => {
    expect(target(context)).toBe(expected);
  });
});
