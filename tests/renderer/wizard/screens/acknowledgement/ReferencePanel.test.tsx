// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReferencePanel } from '../../../../../renderer/wizard/screens/acknowledgement/ReferencePanel.tsx';
import { inPortal } from '../../../../support/inPortal.tsx';
import { button } from '../../../../support/onPage.ts';
import { screenProps } from '../../../../support/screenProps.ts';

afterEach(cleanup);

async function shown(isOnline: boolean) {
  const { actor, send } = screenProps();
  const { container } = await inPortal(
    <ReferencePanel actor={actor} reference="LREAL1-261120-000123" isOnline={isOnline} />,
  );
  return { send, panel: container.querySelector('.ack-panel') };
}

describe('ReferencePanel', () => {
  it.each([
    [true, 'ack-panel', /^Please keep the reference number/],
    [false, 'ack-panel ack-panel-paper', /^The number is printed on the form/],
  ])('shows the number and its purpose; submitted online: %s', async (isOnline, name, text) => {
    const { panel } = await shown(isOnline);
    expect(panel?.className).toBe(name);
    expect(panel?.querySelector('strong')?.textContent).toBe('LREAL1-261120-000123');
    expect(panel?.lastElementChild?.textContent).toMatch(text);
  });

  it('promise 10: counts a copied number as a kept acknowledgement', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
    const { send } = await shown(true);
    await act(async () => fireEvent.click(button('Copy')));
    vi.unstubAllGlobals();
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'acknowledgement.kept' });
    expect(screen.getByRole('status').textContent).toBe('The reference number was copied.');
  });
});
