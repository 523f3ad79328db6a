import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SignatureFact } from '#engine';
import { SignatureCard } from '#screens';
import { LONG_LABEL } from '../support/longLabel.ts';
import { inPortal } from '../support/portal.tsx';

const FACT: SignatureFact = {
  id: 'ownerSign',
  holder: 'personal',
  optional: false,
  disabled: false,
  later: false,
};

const SIGNED = {
  fieldId: 'ownerSign',
  signedBy: 'CHAN TAI MAN',
  signedAt: '2026-11-20T02:05:00Z',
};

const meta = {
  title: 'Signing/Signature field',
  component: SignatureCard,
  ...inPortal,
  args: {
    fact: FACT,
    label: 'Signature of the owner',
    signed: undefined,
    error: undefined,
    isPutOff: false,
    isLocked: false,
    isIdentityAppOff: false,
    onSign: fn(),
    onLater: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A signature field is empty, signed or errored; each is said in words, and its buttons name the field.',
      },
    },
  },
} satisfies Meta<typeof SignatureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', {
      name: /Sign with a digital certificate ?: Signature of the owner/,
    });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};

export const Optional: Story = { args: { fact: { ...FACT, optional: true } } };

export const MayBeSignedLater: Story = {
  args: { fact: { ...FACT, later: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Sign later/ }));
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};

export const PutOff: Story = { args: { fact: { ...FACT, later: true }, isPutOff: true } };
export const NotNeededOnline: Story = { args: { fact: { ...FACT, disabled: true } } };
export const Signed: Story = { args: { signed: SIGNED } };

export const SignedForAnOrganisation: Story = {
  args: {
    fact: { ...FACT, holder: 'organisation' },
    signed: { ...SIGNED, signedBy: 'CHAN TAI MAN (EXAMPLE TRADING LIMITED)' },
  },
};

/** Paid for: the signature cannot be changed any more. */
export const SignedAndLocked: Story = { args: { signed: SIGNED, isLocked: true } };

export const Missing: Story = {
  args: { error: { key: 'validation_signatureRequired', args: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/required/);
  },
};

export const AnotherName: Story = {
  args: { error: { key: 'validation_signature_signerNameMismatch', args: [] } },
};

/** The identity app is switched off: the card says so and what to sign with instead. */
export const IdentityAppOff: Story = {
  args: { isIdentityAppOff: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/identity app is not available/)).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** An organisation signs with its certificate only: there is nothing to say of the app. */
export const OrganisationWithoutTheApp: Story = {
  args: { fact: { ...FACT, holder: 'organisation' }, isIdentityAppOff: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/identity app/)).toBeNull();
  },
};

export const IdentityAppCancelled: Story = { args: { error: { key: 'D70000', args: [] } } };
export const IdentityAppTimedOut: Story = { args: { error: { key: 'D70003', args: [] } } };
export const IdentityAppNotUpgraded: Story = {
  args: { error: { key: 'signingNotAllowed', args: [] } },
};

export const InTraditionalChinese: Story = {
  args: { label: '業主簽署', error: { key: 'D70001', args: [] } },
  globals: { language: 'zh-Hant' },
};
export const InSimplifiedChinese: Story = {
  args: { label: '业主签署', signed: SIGNED },
  globals: { language: 'zh-Hans' },
};
export const LongLabel: Story = { args: { label: LONG_LABEL, signed: SIGNED } };
export const Dark: Story = { args: { signed: SIGNED }, globals: { theme: 'dark' } };
export const ForcedColours: Story = {
  args: { error: { key: 'validation_signatureRequired', args: [] } },
  globals: { theme: 'forced' },
};
export const TextTwiceAsLarge: Story = { args: { signed: SIGNED }, globals: { textSize: 200 } };
