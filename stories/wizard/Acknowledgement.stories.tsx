import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import sample from '#forms/LREAL1/samples/full.json' with { type: 'json' };
import { framed } from '../support/portal.tsx';
import { StoryWizard } from '../support/StoryWizard.tsx';
import { serverDouble } from '../support/serverDouble.ts';
import { inWizard } from '../support/wizardStory.ts';

const meta = {
  title: 'Wizard/Acknowledgement',
  component: StoryWizard,
  ...inWizard,
  args: { form: 'LREAL1', screen: 'acknowledgement' },
  parameters: {
    ...framed('The reference number first, then what was paid, and what happens next.', 900),
    layout: 'fullscreen',
    portal: { config: { captchaDisabled: true }, transport: serverDouble('works') },
  },
} satisfies Meta<typeof StoryWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await expect(screen.getByText('LREAL1-261120-000123')).toBeVisible();
    await expect(screen.getByText('HK$380.00')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

/** Printed and handed in on paper: it may be saved once more. */
export const Offline: Story = {
  args: { submissionType: 'OFFLINE_SUBM', data: sample.formData },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Save again/ })).toBeVisible();
  },
};

/** The same after a reload: the answers are gone, and nothing is offered that would need them. */
export const OfflineReloaded: Story = {
  args: { submissionType: 'OFFLINE_SUBM' },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await expect(screen.queryByRole('button', { name: /Save again|Print/ })).toBeNull();
  },
};

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
