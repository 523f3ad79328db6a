import { describe, expect, it } from 'vitest';
import type { Screen, WizardContext } from '#engine';
import { wizardContext } from '../../../engine/wizard/moves.ts';
import { menuSteps, screenTitle } from '../../../renderer/wizard/screenTitles.ts';
import { ACKNOWLEDGEMENT, FACTS, FREE, input } from '../../engine/support/wizardFacts.ts';

const CONTEXT = wizardContext(input());
const TEXTS = { '$steps.particulars.title': 'Particulars' };
const t = (key: string) => `<${key}>`;
const screen = (kind: string, id = kind) => ({ kind, id }) as Screen;

describe('screenTitle', () => {
  it.each<[Screen, Partial<WizardContext>, string]>([
    [screen('own', 'particulars'), {}, 'Particulars'],
    [screen('own', 'orders'), {}, 'orders'],
    [screen('intro'), {}, '<step.intro>'],
    [screen('confirmation'), {}, '<review.title>'],
    [screen('acknowledgement'), { acknowledgement: ACKNOWLEDGEMENT }, '<ack.submitted>'],
    [
      screen('acknowledgement'),
      { acknowledgement: { ...ACKNOWLEDGEMENT, isOnPaper: true } },
      '<ack.offline.title>',
    ],
    [
      screen('acknowledgement'),
      { facts: { ...FACTS, submissionType: 'SIGN_ONLY' } },
      '<ack.signOnly.title>',
    ],
  ])('of %j with %j', (shown, context, title) => {
    expect(screenTitle(t, TEXTS, shown, { ...CONTEXT, ...context })).toBe(title);
  });

  const unsigned = { ...FACTS, signatures: [] };
  const disabled = FACTS.signatures.map((each) => ({ ...each, disabled: true }));
  it.each([
    ['signature and payment', FACTS, 'step.submission.signPay'],
    ['a signature', { ...FACTS, paymentRequired: false }, 'step.submission.sign'],
    ['a payment', unsigned, 'step.submission.pay'],
    [
      'a payment and a disabled signature',
      { ...FACTS, signatures: disabled },
      'step.submission.pay',
    ],
    ['nothing else', FREE, 'step.submission'],
    [
      'a signature and a fee at the counter',
      { ...FACTS, submissionType: 'OFFLINE_SUBM' as const },
      'step.submission.sign',
    ],
    [
      'signatures only',
      { ...FACTS, submissionType: 'SIGN_ONLY' as const },
      'step.submission.signOnly',
    ],
  ])('of a submission with %s', (_, facts, key) => {
    expect(screenTitle(t, TEXTS, screen('submission'), { ...CONTEXT, facts })).toBe(`<${key}>`);
  });
});

describe('menuSteps', () => {
  const visited = ['intro', 'particulars'];
  const context = { ...CONTEXT, screenIndex: 1, visited, completed: ['intro'] };
  const entries = (more: Partial<WizardContext> = {}) =>
    menuSteps(t, TEXTS, { ...context, ...more }).map(({ id, isDone, canOpen }) => [
      id,
      isDone,
      canOpen,
    ]);

  it('marks completed screens, and opens visited ones', () => {
    expect(entries().slice(0, 3)).toEqual([
      ['intro', true, true],
      ['particulars', false, true],
      ['orders', false, false],
    ]);
    const titles = menuSteps(t, TEXTS, context).map(({ title }) => title);
    expect(titles).toContain('<step.confirmation>');
    expect(titles.slice(0, 3)).toEqual(['<step.intro>', 'Particulars', 'orders']);
  });

  it('opens nothing on a screen that hides the navigation', () => {
    const screens = CONTEXT.screens.map((each) => ({ ...each, hideNavigation: true }));
    expect(entries({ screens }).some(([, , canOpen]) => canOpen)).toBe(false);
  });

  it('marks all as done, and opens nothing, after the submission', () => {
    const after = entries({ acknowledgement: ACKNOWLEDGEMENT });
    expect(after.every(([, isDone, canOpen]) => isDone && !canOpen)).toBe(true);
  });
});
