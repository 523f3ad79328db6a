import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import sample from '#forms/LREAL1/samples/full.json' with { type: 'json' };
import { serverDouble } from '../support/doubles/serverDouble.ts';
import { framed } from '../support/portal.tsx';
import { StoryWizard } from '../support/StoryWizard.tsx';
import { inWizard } from '../support/wizardStory.ts';

const meta = {
  title: 'Wizard/Acknowledgement',
  component: StoryWizard,
  ...inWizard,
  args: { form: 'LREAL1', screen: 'acknowledgement' },
  parameters: {
    ...framed('Shows the reference number first, then the payment and the next steps.', 900),
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
    await expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(screen.getByText(/within 5 working days/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

/**
 * For a paper form, the page explains how to submit the form and offers to save again. It shows no
 * submission time.
 */
export const Offline: Story = {
  args: { submissionType: 'OFFLINE_SUBM', data: sample.formData },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Save again/ })).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Where to hand it in' })).toBeVisible();
    await expect(screen.queryByText('Submission time')).toBeNull();
  },
};

/** For a form by post, texts of the form state how to send it and what to enclose. */
export const ByPost: Story = {
  args: { submissionType: 'OFFLINE_SUBM', data: { ...sample.formData, DeliveryMethod: 'post' } },
  play: async () => {
    await expect(await screen.findByText(/Post it, or send it by courier/)).toBeVisible();
    await expect(screen.getByText(/crossed cheque, demand draft/)).toBeVisible();
  },
};

/** After a reload the page has no answers, but the server can print the form for a day. */
export const OfflineReloaded: Story = {
  args: { submissionType: 'OFFLINE_SUBM' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Print/ })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Save again/ })).toBeNull();
  },
};

/** Before a new form replaces the page, a dialog shows the reference number and asks. */
export const Leaving: Story = {
  play: async () => {
    (await screen.findByRole('button', { name: 'Start a new form' })).click();
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('LREAL1-261120-000123');
    await expect(screen.getByRole('button', { name: 'Stay on this page' })).toHaveFocus();
  },
};

export const OfflineTraditionalChinese: Story = {
  ...Offline,
  globals: { language: 'zh-Hant' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '交回地點' })).toBeVisible();
  },
};
export const OfflineSimplifiedChinese: Story = {
  ...Offline,
  globals: { language: 'zh-Hans' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '交回地点' })).toBeVisible();
  },
};

const SIGNED_AT = '2026-11-20T02:05:00Z';

/** A form that is only signed: the page offers the signed form and names the missing signature. */
export const SignedOnly: Story = {
  args: {
    form: 'LR175',
    submissionType: 'SIGN_ONLY',
    signed: [{ fieldId: 'memberSign', signedBy: 'CHAN TAI MAN', signedAt: SIGNED_AT }],
    toSign: 'witnessSign',
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Download signed form' })).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Still to be signed' })).toHaveTextContent(
      'Signature of the witness',
    );
  },
};

/** A form submitted with one signature: the page names the missing signature. */
export const SignedLater: Story = {
  args: {
    form: 'LR164',
    signed: [{ fieldId: 'chairmanSign', signedBy: 'CHAN TAI MAN', signedAt: SIGNED_AT }],
    toSign: 'secretarySign',
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Download signed form' })).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Still to be signed' })).toHaveTextContent(
      'Signature of the secretary',
    );
  },
};

export const SignedLaterInTraditionalChinese: Story = {
  ...SignedLater,
  play: async () => {},
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
