import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createActor } from 'xstate';
import { IDENTITY_FAILURES, type IdentityFailure, type SigningOutput } from '#engine';
import { IdentityDialog } from '#screens';
import { type IdentityWorld, identityDouble } from '../support/doubles/identityDouble.ts';
import { framed, inPortal } from '../support/portal.tsx';

interface StoryIdentityProps extends IdentityWorld {
  /** Whether the app may be on this device. */
  readonly isPhone: boolean;
  /** Called with the output of the dialog. */
  readonly onEnd: (output: SigningOutput) => void;
}

/** Renders the dialog with the real machine, and with the story's own server and app. */
function StoryIdentity({ isPhone, onEnd, ...world }: StoryIdentityProps) {
  const [actor] = useState(() =>
    createActor(identityDouble(world), {
      input: { fieldId: 'ownerSign', submissionId: 'S1', needsCaptcha: false },
    }),
  );
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ status, output }) => {
      if (status !== 'done' || !output) return;
      setOpen(false);
      onEnd(output);
    });
    actor.start();
    return unsubscribe;
  }, [actor, onEnd]);
  if (!isOpen) return <p>The dialog has closed.</p>;
  return <IdentityDialog actor={actor} isPhone={isPhone} />;
}

const meta = {
  title: 'Signing/Identity app',
  component: StoryIdentity,
  ...inPortal,
  args: {
    number: 'same',
    server: 'ok',
    app: 'waits',
    failure: 'D70000',
    isPhone: false,
    onEnd: fn(),
  },
  argTypes: {
    number: { control: 'inline-radio', options: ['same', 'other'] },
    server: { control: 'select', options: ['ok', 'slow', 'busy', 'captcha', 'refuses'] },
    app: { control: 'inline-radio', options: ['signs', 'waits', 'fails'] },
    failure: { control: 'select', options: IDENTITY_FAILURES },
  },
  parameters: framed(
    'Signs with the identity app. The page compares and hashes the identity card number. Page and app then show the same request until the app has signed.',
    760,
  ),
} satisfies Meta<typeof StoryIdentity>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: /iAM Smart|智方便/ }));
const box = async () => (await dialog()).findByRole<HTMLInputElement>('textbox');

async function give(idNumber = 'A123456(3)') {
  await userEvent.type(await box(), `${idNumber}{Enter}`);
}

/** Enters the number and waits for the code that both page and app show. */
async function waitForCode() {
  await give();
  await expect(await screen.findByText('0630')).toBeVisible();
}

/** Returns a story in which the request fails in the app. */
const failing = (failure: IdentityFailure, words: RegExp): Story => ({
  args: { app: 'fails', failure },
  play: async () => {
    await give();
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(words);
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(await box()).toHaveValue('');
  },
});

export const Asking: Story = {
  play: async () => {
    await waitFor(async () => expect(await box()).toHaveFocus());
    await expect(await box()).toHaveAttribute('autocomplete', 'off');
    await expect(await box()).toHaveAccessibleDescription(/never sent/);
  },
};
export const AskingInTraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const AskingInSimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };

export const NothingTyped: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with iAM Smart' }));
    await expect(await screen.findByText(/enter your identity card number/)).toBeVisible();
    await waitFor(async () => expect(await box()).toHaveFocus());
  },
};

export const WrongCheckDigit: Story = {
  play: async () => {
    await give('A123456(4)');
    await expect(await screen.findByText(/check digit\) does not match/)).toBeVisible();
    await expect(await box()).toBeInvalid();
  },
};

/** The answers contain another number. */
export const WrongNumber: Story = {
  args: { number: 'other' },
  play: async () => {
    await give();
    await expect(await screen.findByText(/identity card number is wrong/)).toBeVisible();
    await expect(await box()).toHaveValue('A123456(3)');
  },
};

export const Starting: Story = {
  args: { server: 'slow' },
  play: async () => {
    await give();
    await expect(await screen.findByText('Sending the request to iAM Smart')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};

export const CaptchaAsked: Story = {
  args: { server: 'captcha' },
  play: async () => {
    await give();
    await expect(await screen.findByRole('dialog', { name: 'Verification' })).toBeVisible();
  },
};

export const ServerBusy: Story = {
  args: { server: 'busy' },
  play: async () => {
    await give();
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const WaitingOnAComputer: Story = {
  play: async () => {
    await waitForCode();
    const { getByRole, getByText, queryByRole } = await dialog();
    await expect(getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect(getByText('Waiting for your signature in iAM Smart')).toBeVisible();
    await expect(queryByRole('link', { name: 'Open iAM Smart' })).toBeNull();
  },
};

export const WaitingOnAPhone: Story = {
  args: { isPhone: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitForCode();
    const { getByRole, queryByRole } = await dialog();
    await expect(getByRole('link', { name: 'Open iAM Smart' })).toBeVisible();
    await expect(queryByRole('img')).toBeNull();
  },
};

/**
 * A button switches between this device and another device, because a browser cannot detect where
 * the app is.
 */
export const FromOneDeviceToTheOther: Story = {
  play: async () => {
    await waitForCode();
    await userEvent.click(screen.getByRole('button', { name: 'Sign on this device' }));
    await expect(await screen.findByRole('link', { name: 'Open iAM Smart' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign on another device' }));
    await expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
  },
};

export const WaitingInTraditionalChinese: Story = {
  globals: { language: 'zh-Hant' },
  play: waitForCode,
};
export const WaitingInSimplifiedChinese: Story = {
  args: { isPhone: true },
  globals: { language: 'zh-Hans' },
  play: waitForCode,
};
export const WaitingInTheDark: Story = { globals: { theme: 'dark' }, play: waitForCode };
export const WaitingInForcedColours: Story = { globals: { theme: 'forced' }, play: waitForCode };
export const WaitingWithLargeText: Story = { globals: { textSize: 200 }, play: waitForCode };

export const Cancelled: Story = {
  play: async ({ args }) => {
    await waitForCode();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(args.onEnd).toHaveBeenCalledWith(expect.objectContaining({ signed: undefined })),
    );
  },
};

export const Signed: Story = {
  args: { app: 'signs' },
  play: async ({ args }) => {
    await give();
    await waitFor(() =>
      expect(args.onEnd).toHaveBeenCalledWith(
        expect.objectContaining({ signed: expect.objectContaining({ signedBy: 'CHAN TAI MAN' }) }),
      ),
    );
  },
};

/** The server refuses the request before the app receives it. */
export const RequestRefused: Story = {
  args: { server: 'refuses', failure: 'signingNotAllowed' },
  play: async () => {
    await give();
    await expect(await screen.findByRole('alert')).toHaveTextContent(/upgrade your account first/);
    await expect(await box()).toHaveValue('A123456(3)');
  },
};

export const UnknownError: Story = failing('D20000', /unknown error.*hotline on 3105 0000/);
export const ParameterEmpty: Story = failing('D20002', /parameter is empty/);
export const ParameterInvalid: Story = failing('D20003', /parameter is not valid/);
export const IdentityNotConfirmed: Story = failing('D20009', /could not be confirmed/);
export const AuthenticationTimedOut: Story = failing('D40003', /authentication has timed out/);
export const CancelledInTheApp: Story = failing('D70000', /signing was cancelled/);
export const RejectedInTheApp: Story = failing('D70001', /signing was rejected/);
export const SigningFailed: Story = failing('D70002', /signing has failed/);
export const SigningTimedOut: Story = failing('D70003', /signing has timed out/);
export const AnotherSigner: Story = failing('D70005', /identity card number is wrong/);
export const ConfirmationNotProcessed: Story = failing('D70006', /confirmation of the signing/);
export const ResultNotFetched: Story = failing(
  'D79402',
  /result of the signing could not be fetched/,
);
export const AccountNotUpgraded: Story = failing('signingNotAllowed', /upgrade your account first/);
