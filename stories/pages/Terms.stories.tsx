import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { TermsPage } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

const meta = {
  title: 'Pages/Terms',
  component: TermsPage,
  ...inPortal,
  args: { page: 'terms' },
  argTypes: { page: { control: 'inline-radio', options: ['terms', 'faq', 'text-size'] } },
  parameters: {
    ...framed(
      'Text pages in their own tab: terms and conditions, questions, help with the text size.',
      900,
    ),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof TermsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the texts, which load after the page. */
const theWords = () => screen.findAllByRole('heading', { level: 2 });

export const Terms: Story = {
  play: async () => {
    await expect((await theWords()).length).toBeGreaterThan(1);
  },
};

export const Questions: Story = {
  args: { page: 'faq' },
  play: async () => {
    await expect((await theWords()).length).toBeGreaterThan(1);
    // The configured telephone number replaces the placeholder.
    await expect(screen.queryByText(/\{phone\}/)).toBeNull();
  },
};

export const TextSize: Story = { args: { page: 'text-size' } };

export const TraditionalChinese: Story = {
  globals: { language: 'zh-Hant' },
  play: async () => {
    await theWords();
  },
};
