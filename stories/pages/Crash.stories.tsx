import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { CrashPage } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

const meta = {
  title: 'Pages/Crash',
  component: CrashPage,
  ...inPortal,
  parameters: {
    ...framed('Replaces a page whose code failed. Shows a contact and the link back.'),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CrashPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  },
};

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
