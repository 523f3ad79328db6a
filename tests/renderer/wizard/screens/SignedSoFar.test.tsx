// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SignedSoFar } from '../../../../renderer/wizard/screens/SignedSoFar.tsx';
import { FACTS, SIGNED } from '../../../engine/support/wizardFacts.ts';
import { inPortal } from '../../../support/inPortal.tsx';
import { screenProps } from '../../../support/screenProps.ts';

afterEach(cleanup);

const SIGNATURES = [
  { id: 'chairman', disabled: false },
  { id: 'ownerSign', disabled: false },
  { id: 'off', disabled: true },
].map((each) => ({ holder: 'personal' as const, optional: false, later: false, ...each }));

async function shown(signed: readonly (typeof SIGNED)[]) {
  const { props } = screenProps({
    context: { signed, facts: { ...FACTS, signatures: SIGNATURES } },
  });
  const { container } = await inPortal(<SignedSoFar {...props} />);
  return container;
}

describe('SignedSoFar', () => {
  it('lists made and missing signatures, without disabled ones', async () => {
    const container = await shown([SIGNED]);
    expect(screen.getByRole('region', { name: 'Signatures on this form' })).toBeTruthy();
    expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'chairman: Not signed yet',
      'ownerSign: Signed by CHAN TAI MAN on 20/11/2026 10:01 AM',
    ]);
    expect(container.textContent).toContain('The signatures are valid only for these answers.');
  });

  it('shows nothing before the first signature', async () => {
    expect((await shown([])).querySelector('section')).toBeNull();
  });
});
