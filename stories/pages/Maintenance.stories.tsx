import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { MaintenancePage } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

const meta = {
  title: 'Pages/Maintenance',
  component: MaintenancePage,
  ...inPortal,
  parameters: {
    ...framed('Replaces every page while the portal is under maintenance.'),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof MaintenancePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The URL sets the language, so the page has no language buttons. */
export const Shown: Story = {
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Service under maintenance' });
    await expect(screen.queryByRole('button', { name: '繁體中文' })).toBeNull();
  },
};

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
