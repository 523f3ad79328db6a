import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SessionWarning, TimedOutDialog } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

interface StorySessionProps {
  /**
   * Seconds at the start of the countdown, from 60 to 0; -1 for the dialog at the session's end.
   */
  readonly remainingSeconds: number;
  /** Whether the countdown runs, as in the portal. */
  readonly isRunning: boolean;
  /** Whether the form is submitted. Then no answers are lost, and the reference number is shown. */
  readonly isSubmitted: boolean;
  /** Whether a paper form was reloaded at its end, so that the page has no answers. */
  readonly isGone: boolean;
  readonly onRenew: () => void;
  readonly onSave: () => void;
  readonly onRefresh: () => void;
}

/** Renders the warning with its countdown, then the dialog at the session's end. */
function StorySession({ remainingSeconds, isRunning, onRefresh, ...does }: StorySessionProps) {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setPassed((seconds) => seconds + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = remainingSeconds - passed;
  const { isSubmitted, isGone, onSave } = does;
  const reference = isSubmitted ? 'LREAL1-261120-000123' : undefined;
  if (left < 0) return <TimedOutDialog {...{ isSubmitted, isGone, reference, onRefresh }} />;
  return (
    <SessionWarning
      remainingSeconds={left}
      {...does}
      reference={reference}
      onSave={isSubmitted || isGone ? undefined : onSave}
    />
  );
}

const meta = {
  title: 'Dialogs/Session',
  component: StorySession,
  ...inPortal,
  args: {
    remainingSeconds: 42,
    isRunning: false,
    isSubmitted: false,
    isGone: false,
    onRenew: fn(),
    onSave: fn(),
    onRefresh: fn(),
  },
  argTypes: { remainingSeconds: { control: { type: 'range', min: -1, max: 60 } } },
  parameters: framed(
    'Warns before the session ends, and shows its end. Only the seconds 60, 30, 20, 10 and 5 are announced.',
    360,
  ),
} satisfies Meta<typeof StorySession>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: /Confirm/ });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.click(confirm);
    await userEvent.click(screen.getByRole('button', { name: 'Save to a file first' }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** The announcement remains for a full interval while the visible seconds continue. */
export const CountingDown: Story = {
  args: { remainingSeconds: 30, isRunning: true },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/In 28 seconds/)).toBeVisible(), {
      timeout: 4000,
    });
    await expect(screen.getByRole('status')).toHaveTextContent(/In 30 seconds/);
  },
};

export const LastSeconds: Story = { args: { remainingSeconds: 5 } };

export const TimedOut: Story = {
  args: { remainingSeconds: -1 },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** The dialog states that the form was submitted, so that no applicant submits again. */
export const TimedOutAfterSubmission: Story = {
  args: { remainingSeconds: -1, isSubmitted: true },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: /has been submitted/ });
    await expect(dialog).toHaveTextContent('LREAL1-261120-000123');
  },
};

export const WarningAfterSubmission: Story = {
  args: { isSubmitted: true },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: /has been submitted/ });
    await expect(dialog).toHaveTextContent('LREAL1-261120-000123');
  },
};
export const WarningAfterReload: Story = { args: { isGone: true } };
export const TimedOutAfterReload: Story = { args: { remainingSeconds: -1, isGone: true } };
export const WarningInTraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const WarningInSimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const TimedOutInTraditionalChinese: Story = {
  args: { remainingSeconds: -1 },
  globals: { language: 'zh-Hant' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
