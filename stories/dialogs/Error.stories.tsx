import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ErrorDialog } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

/** The messages that the dialog may show. */
const MESSAGES = {
  general: { key: 'generalErrMsg', args: [] },
  withSubmissionNumber: { key: 'generalErrMsgWithSubmissionId', args: ['S20261120-0007'] },
  withReference: { key: 'generalErrMsg', args: [], reference: '7f3a-91c2' },
  serverBusy: { key: 'busy', args: [] },
  fileGone: { key: 'fileGone', args: ['deed.pdf'] },
  fileInfected: { key: 'fileInfected', args: ['deed.pdf'] },
  amountChanged: { key: 'amountMismatch', args: ['HK$380.00'] },
  linkExpired: { key: 'linkExpired', args: [] },
  fromAnotherForm: { key: 'formCodeMismatch', args: ['/LR172/form/LR172'] },
} as const;

interface StoryErrorProps {
  readonly says: keyof typeof MESSAGES;
  /** Whether the dialog offers a retry of the call. */
  readonly canRetry: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function StoryError({ says, canRetry, onRetry, onClose }: StoryErrorProps) {
  const retry = canRetry ? { onRetry } : {};
  return <ErrorDialog message={MESSAGES[says]} onClose={onClose} {...retry} />;
}

const meta = {
  title: 'Dialogs/Error',
  component: StoryError,
  ...inPortal,
  args: { says: 'general', canRetry: false, onRetry: fn(), onClose: fn() },
  argTypes: { says: { control: 'select', options: Object.keys(MESSAGES) } },
  parameters: framed('The general error: "[error label] message", with a Close button.', 360),
} satisfies Meta<typeof StoryError>;

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

export const WithSubmissionNumber: Story = { args: { says: 'withSubmissionNumber' } };
export const WithReference: Story = { args: { says: 'withReference' } };

export const ServerBusy: Story = {
  args: { says: 'serverBusy', canRetry: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FileGone: Story = { args: { says: 'fileGone' } };
export const FileInfected: Story = { args: { says: 'fileInfected' } };
export const AmountChanged: Story = { args: { says: 'amountChanged' } };
export const LinkExpired: Story = { args: { says: 'linkExpired' } };
export const FromAnotherForm: Story = { args: { says: 'fromAnotherForm' } };
export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
