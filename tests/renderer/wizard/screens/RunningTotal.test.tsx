// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RunningTotal } from '../../../../renderer/wizard/screens/RunningTotal.tsx';
import { inPortal, portalPage } from '../../../support/inPortal.tsx';
import { announced } from '../../../support/onPage.ts';

afterEach(cleanup);

describe('RunningTotal', () => {
  it('shows the total, also zero, and announces only a change', async () => {
    const { container, rerender } = await inPortal(<RunningTotal amountCents={0} />);
    const total = () => container.querySelector('.total')?.textContent;
    expect([total(), announced()]).toEqual(['Total HK$0.00', '']);
    const next = await portalPage(<RunningTotal amountCents={38_000} />);
    await act(async () => rerender(next));
    expect([total(), announced()]).toEqual(['Total HK$380.00', 'Total HK$380.00']);
    const free = await portalPage(<RunningTotal amountCents={0} />);
    await act(async () => rerender(free));
    expect(announced()).toBe('Total HK$0.00');
  });
});
