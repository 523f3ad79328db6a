import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SignatureFact } from '#engine';
import { SignatureCard } from '#screens';
import { LONG_LABEL } from '../support/longLabel.ts';
import { inPortal } from '../support/portal.tsx';

/** The signer of the field, by kind. */
const SIGNATURES = {
  none: undefined,
  person: 'CHAN TAI MAN',
  organisation: 'CHAN TAI MAN (EXAMPLE TRADING LIMITED)',
} as const;

const ERRORS = [
  'validation_signatureRequired',
  'validation_signature_signerNameMismatch',
  'signingNotAllowed',
  'D70000',
  'D70001',
  'D70003',
] as const;

interface StorySignatureProps
  extends Omit<ComponentProps<typeof SignatureCard>, 'fact' | 'signed' | 'error' | 'mayPostpone'> {
  readonly holder: SignatureFact['holder'];
  /** Whether the form may be submitted without this signature. */
  readonly isOptional: boolean;
  /** Whether the answers make this signature unnecessary. */
  readonly isDisabled: boolean;
  readonly mayBeLater: boolean;
  readonly signedBy: keyof typeof SIGNATURES;
  /** Message key of the error; absent without an error. */
  readonly error?: (typeof ERRORS)[number];
}

function StorySignature(props: StorySignatureProps) {
  const { holder, isOptional, isDisabled, mayBeLater, signedBy, error, ...card } = props;
  const [optional, disabled, later] = [isOptional, isDisabled, mayBeLater];
  const fact = { id: 'ownerSign', holder, optional, disabled, later };
  const name = SIGNATURES[signedBy];
  const signed = name && { fieldId: 'ownerSign', signedBy: name, signedAt: '2026-11-20T02:05:00Z' };
  const wrong = error && { key: error, args: [] };
  const may = { mayPostpone: mayBeLater && !props.isPutOff };
  return <SignatureCard {...card} {...may} fact={fact} signed={signed} error={wrong} />;
}

const meta = {
  title: 'Signing/Signature field',
  component: StorySignature,
  ...inPortal,
  args: {
    label: 'Signature of the owner',
    holder: 'personal',
    isOptional: false,
    isDisabled: false,
    mayBeLater: false,
    signedBy: 'none',
    isPutOff: false,
    isLocked: false,
    hasIdentityApp: false,
    isIdentityAppOff: false,
    onSign: fn(),
    onLater: fn(),
  },
  argTypes: {
    holder: { control: 'inline-radio', options: ['personal', 'organisation'] },
    signedBy: { control: 'inline-radio', options: Object.keys(SIGNATURES) },
    error: { control: 'select', options: [undefined, ...ERRORS] },
  },
  parameters: {
    docs: {
      description: {
        component:
          'A signature field is empty, signed or has an error. A text states which, and its buttons name the field.',
      },
    },
  },
} satisfies Meta<typeof StorySignature>;

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

export const Optional: Story = { args: { isOptional: true } };

export const MayBeSignedLater: Story = {
  args: { mayBeLater: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /Sign later ?: Signature of the owner/ }),
    );
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};

export const PutOff: Story = {
  args: { mayBeLater: true, isPutOff: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/still to be made/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Sign later/ })).toBeNull();
  },
};
export const NotNeededOnline: Story = { args: { isDisabled: true } };
export const Signed: Story = { args: { signedBy: 'person' } };

export const SignedForAnOrganisation: Story = {
  args: {
    holder: 'organisation',
    signedBy: 'organisation',
  },
};

/** The form is paid for, so the signature cannot be changed. */
export const SignedAndLocked: Story = { args: { signedBy: 'person', isLocked: true } };

export const Missing: Story = {
  args: { error: 'validation_signatureRequired' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/required/);
  },
};

export const AnotherName: Story = {
  args: { error: 'validation_signature_signerNameMismatch' },
};

export const WithTheIdentityApp: Story = {
  args: { hasIdentityApp: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/identity app is not available/)).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: /Sign with iAM Smart ?: Signature of the owner/ }),
    );
    await expect(args.onSign).toHaveBeenLastCalledWith('identityApp');
    await userEvent.click(canvas.getByRole('button', { name: /with a digital certificate/ }));
    await expect(args.onSign).toHaveBeenLastCalledWith('certificate');
  },
};

/**
 * The button to change a signature expands to the ways of signing, for example the identity app.
 */
export const ChangedWithTheIdentityApp: Story = {
  args: { hasIdentityApp: true, signedBy: 'person' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const change = canvas.getByRole('button', { name: /Change signature/ });
    await expect(change).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(change);
    await expect(change).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Sign with iAM Smart/ }));
    await expect(args.onSign).toHaveBeenLastCalledWith('identityApp');
  },
};

/** The identity app is switched off, and the card explains this. */
export const IdentityAppOff: Story = {
  args: { hasIdentityApp: true, isIdentityAppOff: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Signing with iAM Smart is not available/)).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** An organisation signs only with its certificate, so the card does not mention the app. */
export const OrganisationWithoutTheApp: Story = {
  args: { holder: 'organisation', hasIdentityApp: true, isIdentityAppOff: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/iAM Smart is not available/)).toBeNull();
    await expect(within(canvasElement).queryByRole('button', { name: /iAM Smart/ })).toBeNull();
  },
};

export const IdentityAppCancelled: Story = { args: { error: 'D70000' } };
export const IdentityAppTimedOut: Story = { args: { error: 'D70003' } };
export const IdentityAppNotUpgraded: Story = {
  args: { error: 'signingNotAllowed' },
};

export const InTraditionalChinese: Story = {
  args: { label: '業主簽署', error: 'D70001' },
  globals: { language: 'zh-Hant' },
};
export const InSimplifiedChinese: Story = {
  args: { label: '业主签署', signedBy: 'person' },
  globals: { language: 'zh-Hans' },
};
export const LongLabel: Story = { args: { label: LONG_LABEL, signedBy: 'person' } };
export const Dark: Story = { args: { signedBy: 'person' }, globals: { theme: 'dark' } };
export const ForcedColours: Story = {
  args: { error: 'validation_signatureRequired' },
  globals: { theme: 'forced' },
};
export const TextTwiceAsLarge: Story = { args: { signedBy: 'person' }, globals: { textSize: 200 } };
