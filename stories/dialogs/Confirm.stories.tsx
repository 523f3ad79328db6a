import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

interface StoryConfirmProps {
  /** What is asked; its words are the catalogue's. */
  readonly question: 'clear' | 'restart' | 'signaturesCleared';
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function StoryConfirm({ question, ...does }: StoryConfirmProps) {
  const { t } = useTranslation('wizard');
  const [title, body, confirm] = ['title', 'body', 'confirm'].map((part) =>
    t(`${question}.${part}`),
  );
  return <ConfirmDialog title={title ?? ''} body={body ?? ''} confirm={confirm ?? ''} {...does} />;
}

const meta = {
  title: 'Dialogs/Confirm',
  component: StoryConfirm,
  ...inPortal,
  args: { question: 'clear', onConfirm: fn(), onCancel: fn() },
  argTypes: {
    question: { control: 'inline-radio', options: ['clear', 'restart', 'signaturesCleared'] },
  },
  parameters: framed('Asks before something is lost. The harmless way has the focus.', 360),
} satisfies Meta<typeof StoryConfirm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClearThePage: Story = {
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Clear this page' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const StartAgain: Story = { args: { question: 'restart' } };
export const RemoveSignatures: Story = { args: { question: 'signaturesCleared' } };

/** Esc is the harmless way. */
export const Escaped: Story = {
  play: async ({ args }) => {
    fireEvent(await screen.findByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: '200' } };
