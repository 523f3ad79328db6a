import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { serverDouble } from '../support/doubles/serverDouble.ts';
import { framed } from '../support/portal.tsx';
import { StoryWizard } from '../support/StoryWizard.tsx';
import { inWizard } from '../support/wizardStory.ts';

const meta = {
  title: 'Decisions/Language switch',
  component: StoryWizard,
  ...inWizard,
  args: { form: 'LREAL1', screen: 'firstStep' },
  parameters: {
    ...framed(
      'Only the texts change. Answers, step and focus stay, and the address is replaced without a new history entry.',
      900,
    ),
    layout: 'fullscreen',
    portal: { config: { captchaDisabled: true }, transport: serverDouble('works') },
  },
} satisfies Meta<typeof StoryWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Choices remain, the button keeps the focus, and every text is in the other language. */
export const RightAfter: Story = {
  play: async () => {
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /representative/i });
    await userEvent.click(chosen);

    const chinese = screen.getByRole('button', { name: '繁體中文' });
    await userEvent.click(chinese);

    await waitFor(() => expect(document.documentElement.lang).toBe('zh-Hant-HK'));
    await expect(chinese).toHaveFocus();
    await expect(chosen).toBeChecked();
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/\p{Script=Han}/u);
  },
};
