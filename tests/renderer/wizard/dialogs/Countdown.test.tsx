// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Countdown } from '../../../../renderer/wizard/dialogs/Countdown.tsx';
import type { ChildActor } from '../../../../renderer/wizard/state/childActors.ts';
import { SaveRequest } from '../../../../renderer/wizard/state/SaveRequest.ts';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { fakeActor } from '../../../support/fakeActor.ts';
import { inPortal } from '../../../support/inPortal.tsx';
import { screenProps } from '../../../support/screenProps.ts';

beforeAll(polyfillDialog);
afterEach(cleanup);

interface Given {
  readonly can?: readonly string[];
  readonly hideSavePrint?: boolean;
  readonly isSubmitted?: boolean;
  readonly isGone?: boolean;
}

async function shown({
  can = ['save'],
  hideSavePrint = false,
  isSubmitted = false,
  isGone = false,
}: Given = {}) {
  const saving = new SaveRequest();
  const [wish, onRenew] = [vi.fn(), vi.fn()];
  saving.onWish(wish);
  const { props } = screenProps({
    snapshot: { can },
    screen: { hideSavePrint },
    services: { saving },
  });
  const session = fakeActor<ChildActor<'session'>>({ context: { remainingSeconds: 60 } });
  const own = { isSubmitted, isGone, onRenew, reference: undefined, session: session.actor };
  await inPortal(<Countdown {...props} {...own} />);
  const buttons = screen.getAllByRole('button');
  return { wish, onRenew, buttons, session };
}

describe('Countdown', () => {
  it('shows the remaining seconds', async () => {
    const { session } = await shown();
    const text = () => screen.getByRole('alertdialog').textContent;
    expect(text()).toContain('60 seconds');
    act(() => session.update({ context: { remainingSeconds: 31 } }));
    expect(text()).toContain('31 seconds');
  });

  it('renews the session before it asks for the save dialog', async () => {
    const { buttons, wish, onRenew } = await shown();
    const order: string[] = [];
    onRenew.mockImplementation(() => order.push('renew'));
    wish.mockImplementation(() => order.push('save'));
    fireEvent.click(
      buttons.find(({ textContent }) => /save/i.test(textContent ?? '')) ?? expect.fail(),
    );
    expect(order).toEqual(['renew', 'save']);
  });

  it.each<[string, Given]>([
    ['another dialog is open', { can: [] }],
    ['the screen has no Save button', { hideSavePrint: true }],
    ['the form is submitted', { isSubmitted: true }],
    ['the answers are gone', { isGone: true }],
  ])('offers no save if %s', async (_, given) => {
    const { buttons, onRenew } = await shown(given);
    expect(buttons).toHaveLength(1);
    fireEvent.click(buttons[0] ?? expect.fail());
    expect(onRenew).toHaveBeenCalledOnce();
  });
});
