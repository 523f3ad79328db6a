import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { ErrorDialog, LoadingOverlay } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

interface StoryLoadingProps {
  readonly awaited: 'submission.saving' | 'submission.sending';
  /** Bytes sent, and total bytes. */
  readonly progress?: { readonly done: number; readonly total: number };
}

function StoryLoading({ awaited, ...rest }: StoryLoadingProps) {
  const { t } = useTranslation('wizard');
  return <LoadingOverlay message={t(awaited)} {...rest} />;
}

/** Renders a button whose call always fails. */
function StoryCall() {
  const { t } = useTranslation(['common', 'wizard']);
  const [state, setState] = useState<'resting' | 'calling' | 'failed'>('resting');
  useEffect(() => {
    if (state !== 'calling') return undefined;
    const timer = setTimeout(() => setState('failed'), 50);
    return () => clearTimeout(timer);
  }, [state]);
  const call = () => setState('calling');
  return (
    <>
      <button type="button" className="button button-primary" onClick={call}>
        {t('button.next')}
      </button>
      {state === 'calling' && <LoadingOverlay message={t('wizard:submission.saving')} />}
      {state === 'failed' && (
        <ErrorDialog
          message={{ key: 'busy', args: [] }}
          onRetry={call}
          onClose={() => setState('resting')}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Dialogs/Loading',
  component: StoryLoading,
  ...inPortal,
  args: { awaited: 'submission.saving' },
  argTypes: {
    awaited: { control: 'inline-radio', options: ['submission.saving', 'submission.sending'] },
  },
  parameters: framed(
    'Covers the page during a call, with a text and, for files, the progress.',
    360,
  ),
} satisfies Meta<typeof StoryLoading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Esc does not close the overlay. */
export const Waiting: Story = {
  play: async () => {
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
    await waitFor(() => expect(dialog).not.toHaveClass('loading-early'));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await expect(dialog.open).toBe(true);
  },
};

export const SendingFiles: Story = {
  args: { awaited: 'submission.sending', progress: { done: 12, total: 34 } },
  play: async () => {
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '12');
  },
};

/** The error replaces the overlay. After the error closes, the pressed button has the focus. */
export const Failed: Story = {
  render: () => <StoryCall />,
  play: async () => {
    const next = await screen.findByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(next).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(next).toHaveFocus();
  },
};

export const TraditionalChinese: Story = {
  args: { progress: { done: 12, total: 34 } },
  globals: { language: 'zh-Hant' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
