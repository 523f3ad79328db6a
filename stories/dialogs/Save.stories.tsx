import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SaveDialog } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

const meta = {
  title: 'Dialogs/Save',
  component: SaveDialog,
  ...inPortal,
  args: { onSave: fn(), onClose: fn() },
  parameters: framed(
    'Asks for the password of a saved file, twice: 8 to 25 characters of any script. The first entry is never cleared. A certificate may be chosen instead, whose private key opens the file.',
    560,
  ),
} satisfies Meta<typeof SaveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function save(password: string, again = password) {
  if (password) await userEvent.type(box('Password of the file'), password);
  if (again) await userEvent.type(box('Password again'), again);
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
}

export const Empty: Story = {};

export const NothingTyped: Story = {
  play: async ({ args }) => {
    await save('');
    await expect(screen.getByText('Please enter the password.')).toBeVisible();
    await waitFor(() => expect(box('Password of the file')).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const TooShort: Story = {
  play: async () => {
    await save('seven77');
    await expect(screen.getByText('The password must have 8 to 25 characters.')).toBeVisible();
  },
};

export const NotTheSame: Story = {
  play: async ({ args }) => {
    await save('correct horse', 'correct house');
    await expect(screen.getByText('The two passwords are not the same.')).toBeVisible();
    await expect(box('Password of the file')).toHaveValue('correct horse');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The minimum of eight counts characters of any script. */
export const EightCharactersOfAnyScript: Story = {
  play: async ({ args }) => {
    await save('😀'.repeat(8));
    await expect(args.onSave).toHaveBeenCalledWith({ kind: 'password', password: '😀'.repeat(8) });
  },
};

/**
 * The attachments do not fit into the file. The dialog lists the attachments, and saves the form
 * without attachments.
 */
export const AttachmentsTooLarge: Story = {
  args: {
    tooLarge: [
      { name: 'certificate of incorporation.pdf', size: 5_242_880 },
      { name: 'plan of the ground floor.pdf', size: 26_214_401 },
    ],
  },
  play: async ({ args }) => {
    await expect(screen.getByText('plan of the ground floor.pdf (25.00 MB)')).toBeVisible();
    await userEvent.type(box('Password of the file'), 'correct horse');
    await userEvent.type(box('Password again'), 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Save without attachments' }));
    await expect(args.onSave).toHaveBeenCalledWith({ kind: 'password', password: 'correct horse' });
  },
};

const byCertificate = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Save using a digital certificate' }));
const certificateBox = () => screen.getByLabelText<HTMLInputElement>(/Public key/);

export const ByCertificate: Story = {
  play: async ({ args }) => {
    await byCertificate();
    await waitFor(() => expect(certificateBox()).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(screen.getByText('Please choose the .cer file of the certificate.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const NoCertificate: Story = {
  play: async ({ args }) => {
    await byCertificate();
    await userEvent.upload(certificateBox(), new File(['x'], 'letter.cer'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(
      await screen.findByText('Unable to get public key from selected file.'),
    ).toBeVisible();
    await expect(certificateBox()).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const BackToThePassword: Story = {
  play: async () => {
    await byCertificate();
    await userEvent.click(screen.getByRole('button', { name: 'Save with a password' }));
    await expect(box('Password of the file')).toBeVisible();
  },
};

export const ByCertificateInTraditionalChinese: Story = {
  globals: { language: 'zh-Hant' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '使用數碼證書儲存' }));
  },
};

export const Shown: Story = {
  play: async () => {
    await userEvent.type(box('Password of the file'), 'correct horse');
    const [show] = screen.getAllByRole('button', { name: /^Show/ });
    if (show) await userEvent.click(show);
    await expect(box('Password of the file')).toHaveAttribute('type', 'text');
  },
};

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
