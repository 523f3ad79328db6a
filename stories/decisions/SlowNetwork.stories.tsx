import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import full from '#forms/LREAL1/samples/full.json' with { type: 'json' };
import { serverDouble } from '../support/doubles/serverDouble.ts';
import { framed } from '../support/portal.tsx';
import { StoryWizard } from '../support/StoryWizard.tsx';
import { inWizard } from '../support/wizardStory.ts';

const SIGNED = [
  { fieldId: 'ownerSign', signedBy: 'CHAN TAI MAN', signedAt: '2026-11-20T02:00:00Z' },
];

const meta = {
  title: 'Decisions/Slow network',
  component: StoryWizard,
  ...inWizard,
  args: { form: 'LREAL1', screen: 'submission', data: full.formData, signed: SIGNED },
  parameters: {
    ...framed(
      'A text names the pending action, and nothing can be pressed twice. There is no progress bar without known progress. When the server is overloaded, the entries stay and one button tries again.',
      900,
    ),
    layout: 'fullscreen',
    portal: { config: { captchaDisabled: true }, transport: serverDouble('slow') },
  },
} satisfies Meta<typeof StoryWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

async function goOn() {
  await userEvent.click(await screen.findByRole('button', { name: /^Pay HK\$/ }));
  // Excludes the dialog that shows while the code is loading.
  return within(await screen.findByRole('dialog', { name: 'Online Payment' }));
}

/** The server does not respond, and the dialog names the pending call. */
export const NoAnswerYet: Story = {
  play: async () => {
    const dialog = await goOn();
    await expect(await dialog.findByRole('status')).toHaveTextContent(/payment methods/);
    await expect(dialog.queryByRole('radio')).toBeNull();
  },
};

export const NoAnswerYetInTraditionalChinese: Story = { globals: { language: 'zh-Hant' } };

/** The server is overloaded: the answers remain, and the applicant can try again. */
export const Overloaded: Story = {
  parameters: { portal: { config: { captchaDisabled: true }, transport: serverDouble('busy') } },
  play: async () => {
    const dialog = await goOn();
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
