// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WizardContext } from '#engine';
import { wizardContext } from '../../../engine/wizard/moves.ts';
import { StepButtons } from '../../../renderer/wizard/StepButtons.tsx';
import { SaveRequest } from '../../../renderer/wizard/state/SaveRequest.ts';
import { ACKNOWLEDGEMENT, FACTS, FREE, input, SIGNED } from '../../engine/support/wizardFacts.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { button } from '../../support/onPage.ts';
import { screenProps } from '../../support/screenProps.ts';

afterEach(cleanup);

const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

/** Shows the buttons of a screen of the form with these facts. */
async function shown(screenId: string, more: Partial<WizardContext> = {}, facts = FACTS) {
  const first = wizardContext({ ...input(facts), captcha: { disabled: true, hasToken: false } });
  const screenIndex = first.screens.findIndex(({ id }) => id === screenId);
  const made = screenProps({
    context: { ...first, screenIndex, ...more },
    services: { saving: new SaveRequest() },
  });
  await inPortal(<StepButtons {...made.props} />);
  return made.send;
}

describe('StepButtons', () => {
  it.each([
    ['Back', 'back'],
    ['Next', 'next'],
    ['Print', 'print'],
    ['Clear', 'clear'],
  ])('of a step: %s sends %s', async (name, type) => {
    const send = await shown('particulars');
    const match = screen.getByRole('button', { name: new RegExp(`^${name}`) });
    fireEvent.click(match);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type });
  });

  it('of a step offer to save the form', async () => {
    await shown('particulars');
    expect(names()).toContain('Save to a file');
  });

  it('make the first forward button the submit button', async () => {
    await shown('particulars');
    expect(button('Next').getAttribute('type')).toBe('submit');
    expect(button('Next').className).toContain('button-primary');
  });

  it.each([
    ['a signature', FACTS, 'Continue to sign'],
    ['a payment', { ...FACTS, signatures: [] }, 'Continue to payment'],
    ['neither', FREE, 'Next'],
  ])('of the review lead on to %s', async (_, facts, name) => {
    await shown('confirmation', {}, facts);
    expect(names()).toContain(name);
  });

  it.each<[string, Partial<WizardContext>, string]>([
    ['the amount to pay', { signed: [SIGNED], amountCents: 38_000 }, 'Pay HK$380.00'],
    [
      'the check of an unknown payment',
      { signed: [SIGNED], paymentOutcome: 'unknown' },
      'Check the payment',
    ],
  ])('of the submission show %s', async (_, more, name) => {
    await shown('submission', more);
    expect(names()).toContain(name);
  });

  it('submit a free form', async () => {
    const send = await shown('submission', {}, FREE);
    fireEvent.click(button('Submit'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'submit' });
  });

  it('return to the review from a changed step', async () => {
    await shown('particulars', { returnToReview: true });
    expect(names().join()).toMatch(/review/i);
  });

  it('are absent on the acknowledgement', async () => {
    await shown('particulars', { acknowledgement: ACKNOWLEDGEMENT });
    expect(names()).toEqual([]);
  });
});
