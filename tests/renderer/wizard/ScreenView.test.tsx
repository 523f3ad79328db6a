// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ScreenView } from '../../../renderer/wizard/ScreenView.tsx';
import { ACKNOWLEDGEMENT } from '../../engine/support/wizardFacts.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { planOf } from '../../support/planNodes.ts';
import { type ScreenPropsOptions, screenProps } from '../../support/screenProps.ts';

afterEach(cleanup);

async function shown(kind: string, options: ScreenPropsOptions = {}) {
  const plan = { ...planOf({}), documents: [] };
  const { props } = screenProps({ plan, ...options, screen: { kind, id: kind } as never });
  await inPortal(
    <ScreenView props={props}>
      <p>the buttons</p>
    </ScreenView>,
  );
}

describe('ScreenView', () => {
  it('shows a screen of the first code at once, with the buttons', async () => {
    await shown('intro');
    expect(screen.getByRole('region', { name: 'What you need' })).toBeTruthy();
    expect(screen.getByText('the buttons')).toBeTruthy();
  });

  it('loads the code of a last screen, and shows the buttons with it', async () => {
    await shown('acknowledgement', { context: { acknowledgement: ACKNOWLEDGEMENT } });
    await screen.findByText('LREAL1-261120-000123', {}, { timeout: 10_000 });
    expect(screen.getByText('the buttons')).toBeTruthy();
  });

  it('fails for an unknown kind of screen', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(shown('other')).rejects.toThrow(RangeError);
    vi.restoreAllMocks();
  });
});
