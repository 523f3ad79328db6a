import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../support/portal.tsx';
import { StoryWizard } from '../support/StoryWizard.tsx';
import { serverDouble } from '../support/serverDouble.ts';
import { inWizard } from '../support/wizardStory.ts';

const meta = {
  title: 'Decisions/Language switch',
  component: StoryWizard,
  ...inWizard,
  args: { form: 'LREAL1', screen: 'firstStep' },
  parameters: {
    ...framed(
      'The words change, nothing else: answers, the step and the focus stay where they are, and the address is replaced, not added to the history.',
      900,
    ),
    layout: 'fullscreen',
    portal: { config: { captchaDisabled: true }, transport: serverDouble('works') },
  },
} satisfies Meta<typeof StoryWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was chosen is still there, the button keeps the focus, and every word is in the other language. */
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
