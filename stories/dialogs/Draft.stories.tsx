import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DraftOffer } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

const meta = {
  title: 'Dialogs/Draft',
  component: DraftOffer,
  ...inPortal,
  args: {
    savedAt: Date.parse('2026-11-20T14:32:00+08:00'),
    onContinue: fn(async () => true),
    onDelete: fn(),
  },
  parameters: framed(
    'Offers the answers that this device kept before a reload or a crash. The applicant must choose.',
    420,
  ),
} satisfies Meta<typeof DraftOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

const CONTINUE = 'Continue with these answers';

export const Offered: Story = {
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: CONTINUE });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('20/11/2026 2:32 PM');
    await userEvent.click(button);
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const Deleted: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Delete them/ }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** Esc has no effect. */
export const Escaped: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await expect(dialog).toBeVisible();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** The rules of the form cannot be fetched: the answers remain, and the applicant can try again. */
export const OutOfReach: Story = {
  args: { onContinue: fn(async () => false) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: CONTINUE }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('still kept on this device');
  },
};

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
