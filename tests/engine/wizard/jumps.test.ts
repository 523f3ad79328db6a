import { describe, expect, it } from 'vitest';
import { type Jump, jumpTo } from '../../../engine/wizard/jumps.ts';
import { wizardContext } from '../../../engine/wizard/moves.ts';
import type { WizardContext } from '../../../engine/wizard/WizardContext.ts';
import { ACKNOWLEDGEMENT, FACTS, input, SIGNED, step } from '../support/wizardFacts.ts';

const SCREENS = ['intro', 'particulars', 'orders', 'confirmation', 'submission', 'acknowledgement'];

/** Returns the context of a wizard on a screen, after a visit to every earlier screen. */
function on(id: string, more: Partial<WizardContext> = {}): WizardContext {
  const context = wizardContext(input());
  expect(context.screens.map((screen) => screen.id)).toEqual(SCREENS);
  const screenIndex = SCREENS.indexOf(id);
  return { ...context, screenIndex, visited: SCREENS.slice(0, screenIndex + 1), ...more };
}

const signed = [SIGNED];

describe('jumpTo', () => {
  it.each<[string, WizardContext, string, Jump]>([
    ['an unknown screen', on('orders'), 'gone', 'refused'],
    ['the current screen', on('orders'), 'orders', 'refused'],
    ['an earlier screen', on('orders'), 'particulars', 'land'],
    ['the notes', on('orders'), 'intro', 'land'],
    ['a later screen that was not visited', on('particulars'), 'orders', 'refused'],
    ['a later visited screen', on('particulars', { visited: SCREENS }), 'submission', 'forward'],
    ['a step, after a signature', on('submission', { signed }), 'orders', 'ask'],
    ['the first step, after a signature', on('submission', { signed }), 'particulars', 'ask'],
    [
      'the first step from the review, after a signature',
      on('confirmation', { signed }),
      'particulars',
      'ask',
    ],
    ['the notes, after a signature', on('submission', { signed }), 'intro', 'ask'],
    ['the review, after a signature', on('submission', { signed }), 'confirmation', 'land'],
    [
      'the first step from the notes of a signed file',
      on('intro', { signed }),
      'particulars',
      'review',
    ],
    [
      'the first step from a later step of a signed file',
      on('orders', { signed }),
      'particulars',
      'review',
    ],
    [
      'a submitted form',
      on('acknowledgement', { acknowledgement: ACKNOWLEDGEMENT }),
      'orders',
      'refused',
    ],
    ['a paid form', on('submission', { paymentOutcome: 'approved' }), 'orders', 'refused'],
    [
      'a form that is perhaps paid',
      on('submission', { paymentOutcome: 'unknown' }),
      'orders',
      'refused',
    ],
    [
      'a form whose payment was rejected',
      on('submission', { paymentOutcome: 'rejected' }),
      'orders',
      'land',
    ],
  ])('to %s', (_, context, target, expected) => {
    expect(jumpTo(context, target, false)).toBe(expected);
  });

  it('does not ask about signatures in a forced jump, but still refuses a jump after a payment', () => {
    expect(jumpTo(on('submission', { signed }), 'orders', true)).toBe('land');
    expect(jumpTo(on('submission', { paymentOutcome: 'approved' }), 'orders', true)).toBe(
      'refused',
    );
  });

  it('refuses a jump from a screen without Back', () => {
    const facts = { ...FACTS, steps: [step('particulars'), step('orders', { hideBack: true })] };
    const { screens } = wizardContext(input(facts));
    expect(jumpTo(on('orders', { screens }), 'particulars', false)).toBe('refused');
  });
});
