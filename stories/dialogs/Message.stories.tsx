import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MessageDialog } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

interface StoryMessageProps {
  /** Key of the text, with its namespace. */
  readonly text: 'errors:formCompleted' | 'wizard:load.done' | 'errors:olderVersion';
  readonly onClose: () => void;
}

function StoryMessage({ text, onClose }: StoryMessageProps) {
  const { t } = useTranslation(['wizard', 'errors']);
  return <MessageDialog title={t('dialog.message')} body={t(text)} onClose={onClose} />;
}

const meta = {
  title: 'Dialogs/Message',
  component: StoryMessage,
  ...inPortal,
  args: { text: 'errors:formCompleted', onClose: fn() },
  argTypes: {
    text: {
      control: 'select',
      options: ['errors:formCompleted', 'wizard:load.done', 'errors:olderVersion'],
    },
  },
  parameters: framed('Says something that is no error.', 320),
} satisfies Meta<typeof StoryMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Completed: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};
export const Loaded: Story = { args: { text: 'wizard:load.done' } };
export const OlderVersionLoaded: Story = { args: { text: 'errors:olderVersion' } };
export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
