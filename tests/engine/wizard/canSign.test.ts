import { describe, expect, it } from 'vitest';
import { canSign, type SignWish } from '../../../engine/wizard/canSign.ts';
import { wizardContext } from '../../../engine/wizard/moves.ts';
import type { SignatureFact } from '../../../engine/wizard/Screen.ts';
import type { WizardContext } from '../../../engine/wizard/WizardContext.ts';
import { ACKNOWLEDGEMENT, FACTS, input } from '../support/wizardFacts.ts';

const field = (id: string, more: Partial<SignatureFact> = {}): SignatureFact => ({
  id,
  holder: 'personal',
  optional: false,
  disabled: false,
  later: false,
  ...more,
});
const signatures = [
  field('person'),
  field('company', { holder: 'organisation' }),
  field('onPaper', { disabled: true }),
];

function can(wish: SignWish, screen = 'submission', more: Partial<WizardContext> = {}) {
  const context = wizardContext(input({ ...FACTS, signatures }));
  const screenIndex = context.screens.findIndex(({ id }) => id === screen);
  return canSign({ ...context, screenIndex, ...more }, wish);
}

describe('canSign', () => {
  it.each<[string, SignWish, boolean]>([
    ['a person with a certificate', { fieldId: 'person', way: 'certificate' }, true],
    ['a person by default', { fieldId: 'person' }, true],
    ['a person with the identity app', { fieldId: 'person', way: 'identityApp' }, true],
    ['an organisation with a certificate', { fieldId: 'company' }, true],
    ['an organisation with the identity app', { fieldId: 'company', way: 'identityApp' }, false],
    ['a field that is signed on paper', { fieldId: 'onPaper' }, false],
    ['a field that is not requested', { fieldId: 'gone' }, false],
  ])('for %s', (_, wish, expected) => {
    expect(can(wish)).toBe(expected);
  });

  it.each(['intro', 'particulars', 'confirmation', 'acknowledgement'])(
    'refuses a signature on the screen %s',
    (screen) => {
      expect(can({ fieldId: 'person' }, screen)).toBe(false);
    },
  );

  it('refuses a signature after the submission', () => {
    const more = { acknowledgement: ACKNOWLEDGEMENT };
    expect(can({ fieldId: 'person' }, 'submission', more)).toBe(false);
  });
});
