// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HandOn } from '../../../../renderer/wizard/screens/HandOn.tsx';
import { SaveRequest } from '../../../../renderer/wizard/state/SaveRequest.ts';
import { FACTS, SIGNED } from '../../../engine/support/wizardFacts.ts';
import { inPortal } from '../../../support/inPortal.tsx';
import { OFFICERS, screenProps } from '../../../support/screenProps.ts';

afterEach(cleanup);

async function shown(signed: readonly (typeof SIGNED)[], hideSavePrint = false) {
  const saving = new SaveRequest();
  const wish = vi.fn();
  saving.onWish(wish);
  const { props } = screenProps({
    context: { signed, facts: { ...FACTS, signatures: OFFICERS } },
    screen: { hideSavePrint },
    services: { saving },
  });
  await inPortal(<HandOn {...props} />);
  return wish;
}

const NAME = { name: 'Save for the next signer' };

describe('HandOn', () => {
  it('opens the save dialog for the next signer', async () => {
    const wish = await shown([SIGNED]);
    const button = screen.getByRole('button', NAME);
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    fireEvent.click(button);
    expect(wish).toHaveBeenCalledOnce();
  });

  it('shows nothing before the first signature, or on a step without Save', async () => {
    await shown([]);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await shown([SIGNED], true);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
