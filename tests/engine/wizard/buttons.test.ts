import { describe, expect, it } from 'vitest';
import { wizardButtons } from '../../../engine/wizard/buttons.ts';
import { wizardContext } from '../../../engine/wizard/moves.ts';
import type { FormTraits, WizardFacts } from '../../../engine/wizard/Screen.ts';
import { screenIndexOf, screensOf } from '../../../engine/wizard/screens.ts';
import type { WizardContext } from '../../../engine/wizard/WizardContext.ts';
import { FACTS, FREE, input, SIGNED, step, TRAITS } from '../support/wizardFacts.ts';

type Case = readonly [
  name: string,
  screen: string,
  facts: Partial<WizardFacts>,
  more: Partial<WizardContext>,
  forward: readonly string[],
];

const PAID = { paymentOutcome: 'approved' as const };
const UNKNOWN = { paymentOutcome: 'unknown' as const };
const SIGNED_ONE = { signed: [SIGNED] };
const UNSIGNED_FORM = { signatures: [] };
const POST = { submissionType: 'OFFLINE_SUBM' as const };
const NONE = { submissionType: 'NO_ESUBM' as const };
const SIGN_ONLY = { submissionType: 'SIGN_ONLY' as const };

const CASES: readonly Case[] = [
  ['the notes have no navigation', 'intro', {}, {}, []],
  ['an own step leads to the next step', 'particulars', {}, {}, ['next>step']],
  ['the last own step leads to the review', 'orders', {}, {}, ['next>review']],
  [
    'a changed step leads back to the review',
    'particulars',
    {},
    { returnToReview: true },
    ['next>review'],
  ],
  ['the review leads to the submission', 'confirmation', {}, {}, ['next>submission']],
  [
    'an offline form completes on the review',
    'confirmation',
    { ...POST, ...UNSIGNED_FORM },
    {},
    ['complete>complete'],
  ],
  [
    'a form without submission completes on the review',
    'confirmation',
    { ...NONE, ...UNSIGNED_FORM },
    {},
    ['complete>complete'],
  ],
  [
    'an offline form with a signature can also be signed',
    'confirmation',
    POST,
    {},
    ['complete>complete', 'next>submission'],
  ],
  [
    'an unsigned sign-only form leads to the submission',
    'confirmation',
    SIGN_ONLY,
    {},
    ['next>submission'],
  ],
  [
    'a signed sign-only form completes on the review',
    'confirmation',
    SIGN_ONLY,
    SIGNED_ONE,
    ['complete>complete', 'next>submission'],
  ],
  ['an unsigned sign-only form cannot complete', 'submission', SIGN_ONLY, {}, []],
  ['a signed sign-only form completes', 'submission', SIGN_ONLY, SIGNED_ONE, ['complete>complete']],
  [
    'a paper method completes on the review',
    'confirmation',
    { paymentMethodIndex: 0 },
    {},
    ['complete>complete', 'next>submission'],
  ],
  ['a form with a fee leads to the payment', 'submission', {}, {}, ['next>payment']],
  ['a free form is submitted', 'submission', FREE, {}, ['submit>submit']],
  [
    'a form with the amount 0 is submitted',
    'submission',
    { amountCents: 0 },
    { amountCents: 0 },
    ['submit>submit'],
  ],
  ['a paid form is submitted', 'submission', {}, PAID, ['submit>submit']],
  ['an unknown payment leads to the payment', 'submission', {}, UNKNOWN, ['next>payment']],
];

function contextAt(
  screenId: string,
  facts: WizardFacts,
  more: Partial<WizardContext> = {},
  traits: FormTraits = TRAITS,
): WizardContext {
  const context = wizardContext(input(facts, { traits }));
  return { ...context, screenIndex: screenIndexOf(context.screens, screenId), ...more };
}

function forward(context: WizardContext): readonly string[] {
  return wizardButtons(context).forward.map(({ kind, leadsTo }) => `${kind}>${leadsTo}`);
}

describe('wizardButtons()', () => {
  it.each(CASES)('%s (%s)', (_, screen, facts, more, expected) => {
    expect(forward(contextAt(screen, { ...FACTS, ...facts }, more))).toEqual(expected);
  });

  it.each([
    ['free', { ...FREE }, ['submit>submit']],
    ['paying', { ...FACTS }, ['next>submission']],
    ['offline', { ...FREE, ...POST }, ['complete>complete']],
  ])(
    'has the final buttons of a %s form on the step before a skipped review',
    (_, facts, expected) => {
      const traits = { ...TRAITS, skipReview: true, asksAckEmail: false };
      expect(forward(contextAt('orders', facts, {}, traits))).toEqual(expected);
    },
  );

  it.each([
    ['hideBack', { back: false, forward: 1, save: true, print: true }],
    ['hideNext', { back: true, forward: 0, save: true, print: true }],
    ['hideNavigation', { back: false, forward: 0, save: true, print: true }],
    ['hideSavePrint', { back: true, forward: 1, save: false, print: false }],
  ])('%s of a step hides only its own buttons', (key, expected) => {
    const steps = [step('particulars'), step('orders', { [key]: true })];
    const {
      back,
      forward: on,
      save,
      print,
    } = wizardButtons(contextAt('orders', { ...FACTS, steps }));
    expect({ back, forward: on.length, save, print }).toEqual(expected);
  });

  it('hides the buttons of all flags of a step', () => {
    const steps = [
      step('particulars'),
      step('orders', { hideBack: true, hideNext: true, hideSavePrint: true }),
    ];
    expect(wizardButtons(contextAt('orders', { ...FACTS, steps }))).toEqual({
      back: false,
      forward: [],
      clear: true,
      save: false,
      print: false,
    });
  });

  it.each([
    ['intro', false, false, false, false],
    ['particulars', true, true, true, true],
    ['confirmation', true, false, true, true],
    ['submission', true, false, true, true],
    ['acknowledgement', false, false, false, true],
  ])('%s: back %s, clear %s, save %s, print %s', (screen, back, clear, save, print) => {
    expect(wizardButtons(contextAt(screen, FACTS))).toMatchObject({ back, clear, save, print });
  });

  it('has no Back on the first step of a simplified form, which has no notes', () => {
    const traits = { ...TRAITS, simplifiedForm: true };
    const backFrom = (id: string) => wizardButtons(contextAt(id, FACTS, {}, traits)).back;
    expect([backFrom('particulars'), backFrom('orders')]).toEqual([false, true]);
  });

  it.each([PAID, UNKNOWN])('has no Back when the payment may have succeeded (%j)', (more) => {
    expect(wizardButtons(contextAt('submission', FACTS, more)).back).toBe(false);
  });
});

describe('screensOf()', () => {
  const ids = (traits: Partial<FormTraits>, facts: Partial<WizardFacts> = {}) =>
    screensOf({ ...TRAITS, ...traits }, { ...FACTS, ...facts }).map(({ id }) => id);
  const OWN = ['particulars', 'orders'];

  it.each([
    ['a normal form', {}, {}, ['intro', ...OWN, 'confirmation', 'submission', 'acknowledgement']],
    ['skipReview', { skipReview: true }, {}, ['intro', ...OWN, 'submission', 'acknowledgement']],
    ['noAck', { noAck: true }, {}, ['intro', ...OWN, 'confirmation', 'submission']],
    [
      'a posted form',
      {},
      { ...POST, ...UNSIGNED_FORM },
      ['intro', ...OWN, 'confirmation', 'acknowledgement'],
    ],
    [
      'sign only',
      {},
      SIGN_ONLY,
      ['intro', ...OWN, 'confirmation', 'submission', 'acknowledgement'],
    ],
    [
      'a simplified, free form',
      { simplifiedForm: true, asksAckEmail: false },
      FREE,
      [...OWN, 'acknowledgement'],
    ],
    [
      'a simplified, paying form',
      { simplifiedForm: true },
      {},
      [...OWN, 'submission', 'acknowledgement'],
    ],
    ['SUPPLINK', { simplifiedForm: true, noAck: true, asksAckEmail: false }, FREE, OWN],
  ])('%s', (_, traits, facts, expected) => {
    expect(ids(traits, facts)).toEqual(expected);
  });
});
