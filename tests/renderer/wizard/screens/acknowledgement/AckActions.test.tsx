// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AckActions } from '../../../../../renderer/wizard/screens/acknowledgement/AckActions.tsx';
import { SaveRequest } from '../../../../../renderer/wizard/state/SaveRequest.ts';
import { ACKNOWLEDGEMENT, FACTS, SIGNED } from '../../../../engine/support/wizardFacts.ts';
import { inPortal } from '../../../../support/inPortal.tsx';
import { button } from '../../../../support/onPage.ts';
import { OFFICERS, screenProps } from '../../../../support/screenProps.ts';

afterEach(cleanup);

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
/** A form that another officer signs next. */
const FOR_NEXT = {
  signed: [SIGNED],
  facts: {
    ...FACTS,
    submissionType: 'SIGN_ONLY',
    signatures: OFFICERS,
  },
} as const;

async function shown(canSave: boolean, context: object = {}) {
  const { actor, services, send } = screenProps({
    context: { acknowledgement: ACKNOWLEDGEMENT, ...context },
    services: { saving: new SaveRequest() },
  });
  await inPortal(<AckActions {...{ actor, services, canSave }} />);
  return send;
}

describe('AckActions', () => {
  it('offers a new form and a saved form', async () => {
    const send = await shown(false);
    expect(names()).toEqual(['Start a new form', 'Fill in a saved form']);
    fireEvent.click(button('Start a new form'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'startAgain' });
  });

  it('offers to save again while the answers are in the page', async () => {
    await shown(true);
    expect(names()).toContain('Save again');
  });

  it('offers to save a form for its next signer', async () => {
    await shown(true, FOR_NEXT);
    expect(names()).not.toContain('Save again');
    expect(names()).toContain('Save for the next signer');
  });
});
