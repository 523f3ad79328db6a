import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createActor } from 'xstate';
import type { SigningOutput } from '#engine';
import { CertificateDialog } from '#screens';
import { type SigningWorld, signingDouble } from '../support/doubles/signingDouble.ts';
import { framed, inPortal } from '../support/portal.tsx';

interface StorySigningProps extends SigningWorld {
  readonly holder: 'personal' | 'organisation';
  /** URL of a demonstration's test certificate. */
  readonly testCertificate?: string;
  /** Called with the output of the dialog. */
  readonly onEnd: (output: SigningOutput) => void;
}

/** Renders the dialog with the real machine, and with the story's own certificate and server. */
function StorySigning({ holder, testCertificate, onEnd, ...world }: StorySigningProps) {
  const [actor] = useState(() =>
    createActor(signingDouble(world), {
      input: { fieldId: 'ownerSign', holder, submissionId: 'S1', needsCaptcha: false },
    }),
  );
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ status, output }) => {
      if (status !== 'done' || !output) return;
      setOpen(false);
      onEnd(output);
    });
    actor.start();
    return unsubscribe;
  }, [actor, onEnd]);
  if (!isOpen) return <p>The dialog has closed.</p>;
  return <CertificateDialog actor={actor} testCertificate={testCertificate} />;
}

const VERDICTS = [
  'signerNameMismatch',
  'signerIdMismatch',
  'nonPersonal',
  'nonOrganisation',
  'signerOrgNameMismatch',
  'signerOrgAuthNameMismatch',
  'signerOrgIdNumMismatch',
  'signerOrgBRNMismatch',
  'signerOrgCICRMismatch',
  'invalidCertificate',
  'revoked',
  'notYetEffective',
].map((name) => `validation_signature_${name}`);

const meta = {
  title: 'Signing/Certificate',
  component: StorySigning,
  ...inPortal,
  args: { holder: 'personal', opens: 'yes', server: 'ok', onEnd: fn() },
  argTypes: {
    opens: { control: 'select', options: ['yes', 'slow', 'wrongPin', 'noKey', 'expired'] },
    server: { control: 'select', options: ['ok', 'busy', 'captcha', 'revocationUnknown'] },
    verdict: { control: 'select', options: [undefined, ...VERDICTS] },
    holder: { control: 'inline-radio', options: ['personal', 'organisation'] },
  },
  parameters: framed(
    'Signs with a certificate file (.p12) and its PIN. Both stay in the page. The PIN exists only in its input and is cleared once the file is opened.',
  ),
} satisfies Meta<typeof StorySigning>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: /certificate|證書|证书/ }));
const pin = async () => (await dialog()).findByLabelText<HTMLInputElement>(/PIN of|密碼|密码|PIN/);
const file = async () => (await dialog()).findByLabelText<HTMLInputElement>(/\.p12/);

async function sign(name = 'chan.p12', bytes = 2048) {
  const certificate = new File(['x'.repeat(bytes)], name, { type: 'application/x-pkcs12' });
  await userEvent.upload(await file(), certificate, { applyAccept: false });
  await userEvent.type(screen.getByLabelText(/^PIN of/), '1234');
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
}

const refusal = (words: RegExp) => async () => {
  await sign();
  const alert = await screen.findByRole('alert');
  await expect(alert).toHaveTextContent(words);
  await waitFor(() => expect(alert).toHaveFocus());
};

export const Personal: Story = {
  play: async () => {
    await waitFor(async () => expect(await file()).toHaveFocus());
  },
};
export const Organisation: Story = { args: { holder: 'organisation' } };
export const InTraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const InSimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const InTheDark: Story = { globals: { theme: 'dark' } };
export const InForcedColours: Story = { globals: { theme: 'forced' } };
export const WithLargeText: Story = { globals: { textSize: 200 } };
export const WithATestCertificate: Story = { args: { testCertificate: '/debug' } };

export const NothingChosen: Story = {
  play: async () => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Sign' }));
    await expect(await screen.findByText(/choose the .p12 file/)).toBeVisible();
    await expect(await screen.findByText(/enter the PIN/)).toBeVisible();
    await waitFor(async () => expect(await file()).toHaveFocus());
  },
};

export const NoCertificateFile: Story = {
  play: async () => {
    await sign('chan.pdf');
    await expect(await screen.findByText('The file is not a .p12 file.')).toBeVisible();
  },
};

export const FileTooLarge: Story = {
  play: async () => {
    await sign('chan.p12', 10_241);
    await expect(await screen.findByText(/The limit is 10.00 KB/)).toBeVisible();
  },
};

export const PinShown: Story = {
  play: async () => {
    await userEvent.type(await pin(), '1234');
    await userEvent.click(screen.getByRole('button', { name: /Show PIN of/ }));
    await expect(await pin()).toHaveAttribute('type', 'text');
  },
};

export const WrongPin: Story = {
  args: { opens: 'wrongPin' },
  play: refusal(/certificate or the PIN is not valid/),
};

export const NoKeyInTheFile: Story = {
  args: { opens: 'noKey' },
  play: refusal(/Unable to get private key from selected file/),
};

export const CertificateExpired: Story = {
  args: { opens: 'expired' },
  play: refusal(/expired on 31\/12\/2025/),
};

export const Opening: Story = {
  args: { opens: 'slow' },
  play: async () => {
    await sign();
    await expect(await screen.findByText('Signing the form')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};

export const ServerBusy: Story = {
  args: { server: 'busy' },
  play: async () => {
    await sign();
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const RevocationNotKnown: Story = {
  args: { server: 'revocationUnknown' },
  play: refusal(/could not be checked for revocation/),
};

export const CaptchaAsked: Story = {
  args: { server: 'captcha' },
  play: async () => {
    await sign();
    await expect(await screen.findByRole('dialog', { name: 'Verification' })).toBeVisible();
  },
};

export const AnotherName: Story = {
  args: { verdict: 'validation_signature_signerNameMismatch' },
  play: refusal(/name on the certificate is not the English name/),
};

export const AnotherIdentity: Story = {
  args: { verdict: 'validation_signature_signerIdMismatch' },
  play: refusal(/identity card number of the certificate/),
};

export const NotAPersonalCertificate: Story = {
  args: { verdict: 'validation_signature_nonPersonal' },
  play: refusal(/personal certificate is needed/),
};

export const NotTheOrganisation: Story = {
  args: { holder: 'organisation', verdict: 'validation_signature_signerOrgNameMismatch' },
  play: refusal(/organisation of the certificate/),
};

export const Revoked: Story = {
  args: { verdict: 'validation_signature_revoked' },
  play: refusal(/revoked/),
};

export const Signed: Story = {
  play: async ({ args }) => {
    await sign();
    await waitFor(() =>
      expect(args.onEnd).toHaveBeenCalledWith(
        expect.objectContaining({ signed: expect.objectContaining({ signedBy: 'CHAN TAI MAN' }) }),
      ),
    );
  },
};
