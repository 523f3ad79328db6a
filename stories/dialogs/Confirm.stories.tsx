import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

const QUESTIONS = [
  'clear',
  'restart',
  'signaturesCleared',
  'signatureChanged',
  'load.replace',
] as const;

interface StoryConfirmProps {
  /** Key prefix of the question's texts in the catalogue. */
  readonly question: (typeof QUESTIONS)[number];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function StoryConfirm({ question, ...does }: StoryConfirmProps) {
  const { t } = useTranslation('wizard');
  // The button of the other action has its own text key.
  const confirm = question === 'load.replace' ? 'load.title' : `${question}.confirm`;
  return (
    <ConfirmDialog
      title={t(`${question}.title`)}
      body={t(`${question}.body`, { names: 'Signature of the owner (CHAN TAI MAN)' })}
      confirm={t(confirm)}
      {...does}
    />
  );
}

const meta = {
  title: 'Dialogs/Confirm',
  component: StoryConfirm,
  ...inPortal,
  args: { question: 'clear', onConfirm: fn(), onCancel: fn() },
  argTypes: {
    question: { control: 'inline-radio', options: QUESTIONS },
  },
  parameters: framed(
    'Asks for confirmation before data are lost. The safe action has the focus.',
    360,
  ),
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

/** A saved form would replace answers that are saved nowhere else. */
export const ReplaceAnswers: Story = {
  args: { question: 'load.replace' },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Fill in a saved form' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const RemoveSignatures: Story = { args: { question: 'signaturesCleared' } };
export const ChangeSignature: Story = { args: { question: 'signatureChanged' } };

/** Esc chooses the safe action. */
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
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
