import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ErrorDialog } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

const meta = {
  title: 'Dialogs/Error',
  component: ErrorDialog,
  ...inPortal,
  args: { message: { key: 'generalErrMsg', args: [] }, onClose: fn() },
  parameters: framed('The general error: "[error label] message", with a way to close it.', 360),
} satisfies Meta<typeof ErrorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /help desk on 3105 0000/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithSubmissionNumber: Story = {
  args: { message: { key: 'generalErrMsgWithSubmissionId', args: ['S20261120-0007'] } },
};

export const WithReference: Story = {
  args: { message: { key: 'generalErrMsg', args: [], reference: '7f3a-91c2' } },
};

export const ServerBusy: Story = {
  args: { message: { key: 'busy', args: [] }, onRetry: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FileGone: Story = { args: { message: { key: 'fileGone', args: ['deed.pdf'] } } };
export const FileInfected: Story = {
  args: { message: { key: 'fileInfected', args: ['deed.pdf'] } },
};
export const AmountChanged: Story = {
  args: { message: { key: 'amountMismatch', args: ['HK$380.00'] } },
};
export const LinkExpired: Story = { args: { message: { key: 'linkExpired', args: [] } } };
export const FromAnotherForm: Story = {
  args: { message: { key: 'formCodeMismatch', args: ['/LR172/form/LR172'] } },
};
export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
