// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../../renderer/dialogs/Dialog.tsx';
import { lazy } from '../../../renderer/portal/lazy.ts';
import { ChildDialogs } from '../../../renderer/wizard/ChildDialogs.tsx';
import { SaveRequest } from '../../../renderer/wizard/state/SaveRequest.ts';
import { polyfillDialog } from '../../support/dialogs.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { screenProps } from '../../support/screenProps.ts';

beforeAll(polyfillDialog);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Dialogs = NonNullable<ComponentProps<typeof ChildDialogs>['dialogs']>;
type Child = keyof Dialogs;
const CHILDREN: readonly Child[] = ['captcha', 'identity', 'payment', 'signing'];
const LOCK = { kind: 'password', password: 'correct-horse' } as const;

/** Returns dialogs with these loaders. */
const dialogsOf = (load: (child: Child) => Promise<unknown>) =>
  Object.fromEntries(
    CHILDREN.map((child) => [child, lazy(() => load(child))]),
  ) as unknown as Dialogs;

interface Given {
  readonly child?: Child;
  readonly dialogs: Dialogs;
  readonly kind?: string;
  readonly context?: object;
  readonly features?: readonly 'identityApp'[];
}

async function shown({ child, dialogs, kind = 'intro', context = {}, features = [] }: Given) {
  const close = vi.fn();
  const saving = new SaveRequest();
  const wish = vi.fn();
  saving.onWish(wish);
  const made = screenProps({
    snapshot: { children: child ? { [child]: { send: vi.fn() } } : {} },
    screen: { kind } as never,
    context,
    services: { bankWindow: { close }, saving },
  });
  await inPortal(<ChildDialogs {...made.props} dialogs={dialogs} />, { config: { features } });
  return { ...made, close, saving, wish };
}

const words = () =>
  screen.queryAllByRole('dialog', { hidden: true }).map((each) => each.textContent);

describe('ChildDialogs', () => {
  it.each(CHILDREN)(
    'shows "Loading" until its code has loaded: the %s dialog of the wizard',
    async (child) => {
      const line = Promise.withResolvers<() => ReactNode>();
      await shown({ child, dialogs: dialogsOf(() => line.promise) });
      expect(words()).toEqual(['Loading']);
      await act(async () => line.resolve(() => <Dialog title="It is here">{null}</Dialog>));
      expect(words()).toEqual(['It is here']);
    },
  );

  it('closes the bank’s window unless a payment is open', async () => {
    const dialogs = dialogsOf(() => new Promise(() => undefined));
    expect((await shown({ dialogs })).close).toHaveBeenCalledOnce();
    cleanup();
    expect((await shown({ dialogs, child: 'payment' })).close).not.toHaveBeenCalled();
  });

  it('keeps the dialog of an approved payment until the form is submitted', async () => {
    const dialogs = dialogsOf(async () => () => <Dialog title="Paid">{null}</Dialog>);
    const { update, context } = Object.assign(await shown({ dialogs, child: 'payment' }), {
      context: { paymentOutcome: 'approved' },
    });
    await vi.waitFor(() => expect(words()).toEqual(['Paid']));
    act(() => update({ children: {}, value: 'submitting', context }));
    expect(words()).toEqual(['Paid']);
    act(() => update({ value: 'acknowledged' }));
    expect(words()).toEqual([]);
  });

  it('opens the save dialog again after its captcha was closed', async () => {
    const dialogs = dialogsOf(() => new Promise(() => undefined));
    const { saving, wish, update } = await shown({ dialogs, child: 'captcha' });
    saving.offer(LOCK);
    act(() => update({ children: {} }));
    expect(wish).toHaveBeenCalledOnce();
    cleanup();
    const other = await shown({ dialogs, child: 'captcha', context: { intent: 'save' } });
    other.saving.offer(LOCK);
    act(() => other.update({ children: {} }));
    expect(other.wish).not.toHaveBeenCalled();
  });

  it.each([
    ['intro', [], []],
    ['own', [], ['captcha']],
    ['confirmation', [], ['captcha', 'payment', 'signing']],
    ['submission', ['identityApp'], ['captcha', 'identity', 'payment', 'signing']],
  ] as const)('on a screen of the kind %s fetches ahead', async (kind, features, fetched) => {
    vi.useFakeTimers();
    const load = vi.fn((_child: Child) => new Promise(() => undefined));
    await shown({ dialogs: dialogsOf(load), kind, features });
    await vi.advanceTimersByTimeAsync(2000);
    expect(load.mock.calls.map(([child]) => child).toSorted()).toEqual(fetched);
  });
});
