import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { autofillMachine, CallError, type LoginRequest, type LoginResult } from '#engine';
import { AutofillDialogs } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

interface StoryAutofillProps {
  /** Whether the app is on another device. */
  readonly isScanned: boolean;
  /** The outcome of the log-in. */
  readonly login: 'waits' | 'fails' | 'busy';
  /** Whether the form is open in another tab. */
  readonly isElsewhere: boolean;
  /** Called while the applicant is still active. */
  readonly onActivity: () => void;
}

/** Renders the dialogs with the real machine and the story's own server. */
function StoryAutofill({ isElsewhere, onActivity, ...world }: StoryAutofillProps) {
  const [autofill] = useState(() => {
    const actor = createActor(autofillDouble(world)).start();
    if (!isElsewhere) actor.send({ type: 'begin' });
    return { actor, shared: sharedDouble(isElsewhere) };
  });
  return <AutofillDialogs autofill={autofill} wizard={{ send: onActivity }} />;
}

function autofillDouble({ isScanned, login }: Pick<StoryAutofillProps, 'isScanned' | 'login'>) {
  const address = 'hk.gov.iamsmart.testapp://auth/iAmSmartLogin';
  const labels = ['Name in English', 'Identity card number', 'Correspondence address'];
  return autofillMachine.provide({
    actors: {
      startLogin: fromPromise(async (): Promise<LoginRequest> => {
        if (login === 'busy') throw new CallError({ kind: 'busy' });
        return { state: 'S', address, isScanned, labels };
      }),
      pollLogin: fromPromise(async (): Promise<LoginResult> => {
        if (login === 'waits') return { status: 'pending' };
        return { status: 'failed', message: { key: 'loginFailed', args: [] } };
      }),
    },
    delays: { pollInterval: 50 },
  });
}

function sharedDouble(isElsewhere: boolean) {
  const listeners = new Set<() => void>();
  let isAwaited = isElsewhere;
  return {
    isAwaitedElsewhere: () => isAwaited,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dismiss: () => {
      isAwaited = false;
      for (const listener of listeners) listener();
    },
  };
}

const meta = {
  title: 'Wizard/Autofill',
  component: StoryAutofill,
  ...inPortal,
  args: { isScanned: false, login: 'waits', isElsewhere: false, onActivity: fn() },
  argTypes: { login: { control: 'inline-radio', options: ['waits', 'fails', 'busy'] } },
  parameters: framed('Autofill with the identity app: the log-in and its failure.', 640),
} satisfies Meta<typeof StoryAutofill>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: /iAM Smart/ }));

/** The link opens the app; the session continues meanwhile. */
export const SameDevice: Story = {
  play: async ({ args }) => {
    const link = await (await dialog()).findByRole('link', { name: 'Open iAM Smart' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('iamsmart'));
    await expect((await dialog()).getAllByRole('listitem')).toHaveLength(6);
    await screen.findByText(/Waiting for your log-in/);
    await waitFor(() => expect(args.onActivity).toHaveBeenCalled());
  },
};

/** A link leads to the QR code for the app. */
export const OtherDevice: Story = {
  args: { isScanned: true },
  play: async () => {
    await expect(
      await (await dialog()).findByRole('link', { name: /Show the QR code/ }),
    ).toBeVisible();
  },
};

/** The applicant can close the dialog and type the answers. */
export const LoginFailed: Story = {
  args: { login: 'fails' },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('The log-in has failed. Please try again.');
    await expect(alert).toHaveFocus();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const ServerBusy: Story = {
  args: { login: 'busy' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/busy/);
    await expect((await dialog()).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The app returned to a new tab, while another tab has the form. */
export const FormInAnotherTab: Story = {
  args: { isElsewhere: true },
  play: async () => {
    const alert = within(await screen.findByRole('alertdialog'));
    await userEvent.click(alert.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
