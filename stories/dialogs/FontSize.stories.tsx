import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { FontSizeDialog } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

const meta = {
  title: 'Dialogs/Text size',
  component: FontSizeDialog,
  ...inPortal,
  args: { onClose: fn() },
  parameters: framed('Explains how to change the text size in each browser.', 480),
} satisfies Meta<typeof FontSizeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async () => {
    await expect(within(await screen.findByRole('dialog')).getAllByRole('listitem')).toHaveLength(
      5,
    );
  },
};
export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
