import { describe, expect, it } from 'vitest';
import { wizardContext } from '../../../engine/wizard/moves.ts';
import type { WizardContext } from '../../../engine/wizard/WizardContext.ts';
import { isCaptchaUnchecked } from '../../../engine/wizard/wizardRules.ts';
import { input } from '../support/wizardFacts.ts';

const ANSWER = { answer: 'AB3D', secret: 'S' };

describe('isCaptchaUnchecked', () => {
  const UNCHECKED: Partial<WizardContext> = {
    intent: 'review',
    dialog: { kind: 'error', message: { key: 'busy', args: [] }, canRetry: true },
    challenge: { ...ANSWER, shown: { image: 'data:,', audio: [], secret: 'S' } },
    hasCaptchaToken: false,
  };

  it.each<readonly [string, Partial<WizardContext>, boolean]>([
    ['the call failed', {}, true],
    ['no captcha was solved', { challenge: undefined }, false],
    ['a signature or a payment has provided a token', { hasCaptchaToken: true }, false],
    ['the dialog lists errors', { dialog: { kind: 'validation', errors: [] } }, false],
    ['no dialog is open', { dialog: undefined }, false],
    ['there is no intent', { intent: undefined }, false],
    ['the intent makes no call', { intent: 'step' }, false],
  ])('%s', (_, more, expected) => {
    expect(isCaptchaUnchecked({ ...wizardContext(input()), ...UNCHECKED, ...more })).toBe(expected);
  });
});
