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
    ['a signature or a payment brought a token since', { hasCaptchaToken: true }, false],
    ['the dialog lists what is wrong', { dialog: { kind: 'validation', errors: [] } }, false],
    ['no dialog shows', { dialog: undefined }, false],
    ['nothing was wished', { intent: undefined }, false],
    ['a step was to be left, which calls nobody', { intent: 'step' }, false],
  ])('%s', (_, more, expected) => {
    expect(isCaptchaUnchecked({ ...wizardContext(input()), ...UNCHECKED, ...more })).toBe(expected);
  });
});
