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
  title: 'Wizard/Submission',
  component: StoryWizard,
  ...inWizard,
  args: { form: 'LREAL1', screen: 'submission', data: full.formData },
  parameters: {
    ...framed('Acknowledgement e-mail, signatures and payment, before the submission.', 900),
    layout: 'fullscreen',
    portal: { config: { captchaDisabled: true }, transport: serverDouble('works') },
  },
} satisfies Meta<typeof StoryWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSigned: Story = {
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Sign and pay' });
    await userEvent.click(screen.getByRole('button', { name: /^Pay HK\$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Validation Error' }));
    await expect(dialog.getByText('A signature is required.')).toBeVisible();
  },
};

export const Signed: Story = { args: { signed: SIGNED } };

export const SigningOpened: Story = {
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^Sign with a digital certificate/ }),
    );
    await expect(await screen.findByRole('dialog', { name: /certificate/ })).toBeVisible();
  },
};

export const BackwardPastASignature: Story = {
  args: { signed: SIGNED },
  play: async () => {
    await screen.findByRole('navigation', { name: 'Steps' });
    // On a phone the menu is collapsed.
    const unfold = screen.queryByRole('button', { name: 'All steps' });
    if (unfold) await userEvent.click(unfold);
    await userEvent.click(await screen.findByRole('button', { name: /^Owner/ }));
    await expect(
      await screen.findByRole('alertdialog', { name: /remove the signatures/ }),
    ).toBeVisible();
  },
};

export const TraditionalChinese: Story = {
  args: { signed: SIGNED },
  globals: { language: 'zh-Hant' },
};
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
