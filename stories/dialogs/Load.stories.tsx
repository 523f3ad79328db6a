import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LoadDialog } from '#screens';
import type { Unlocking } from '../../renderer/saved-file/encryption/FileLock.ts';
import { framed, inPortal } from '../support/portal.tsx';

/** The possible errors of a file, as the dialog receives them. */
const FAULTS = {
  wrongPassword: { key: 'passwordError', args: [] },
  fromAnotherForm: { key: 'formCodeMismatch', args: ['/LR172/form/LR172'] },
  newerVersion: { key: 'newerVersion', args: [] },
  notToBeLoaded: { key: 'loadFailed', args: [] },
  otherCertificate: { key: 'otherCertificate', args: [] },
  notASavedForm: { key: 'notSavedForm', args: [] },
} as const;

interface StoryLoadProps {
  /** The error of the previously loaded file; absent without an error. */
  readonly fault?: keyof typeof FAULTS;
  readonly isWorking: boolean;
  readonly onLoad: (file: File, unlocking: Unlocking) => void;
  readonly onClose: () => void;
}

function StoryLoad({ fault, ...dialog }: StoryLoadProps) {
  return <LoadDialog error={fault && FAULTS[fault]} {...dialog} />;
}

const meta = {
  title: 'Dialogs/Load',
  component: StoryLoad,
  ...inPortal,
  args: { isWorking: false, onLoad: fn(), onClose: fn() },
  argTypes: { fault: { control: 'select', options: [undefined, ...Object.keys(FAULTS)] } },
  parameters: framed(
    'Asks for a saved file (.lrwf or .txt) and its password, or for the certificate that the file names.',
    560,
  ),
} satisfies Meta<typeof StoryLoad>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = () => screen.getByLabelText<HTMLInputElement>(/Saved form/);
const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Open' }));
const choose = (name: string, content = 'x') =>
  userEvent.upload(file(), new File([content], name), { applyAccept: false });

export const Empty: Story = {
  play: async () => {
    await waitFor(() => expect(file()).toHaveFocus());
  },
};

export const NothingChosen: Story = {
  play: async ({ args }) => {
    await open();
    await expect(screen.getByText('Please select a form data file.')).toBeVisible();
    await expect(args.onLoad).not.toHaveBeenCalled();
  },
};

export const AnotherKindOfFile: Story = {
  play: async ({ args }) => {
    await choose('form.pdf');
    await open();
    await expect(file()).toBeInvalid();
    await expect(args.onLoad).not.toHaveBeenCalled();
  },
};

export const NoPassword: Story = {
  play: async ({ args }) => {
    await choose('LREAL1-2026-11-20.lrwf');
    await open();
    const password = screen.getByLabelText('Password of the file');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toBeInvalid();
    await expect(screen.getByText('Please enter the password.')).toBeVisible();
    await expect(args.onLoad).not.toHaveBeenCalled();
  },
};

export const Chosen: Story = {
  play: async ({ args }) => {
    await choose('LREAL1-2026-11-20.lrwf');
    await expect(screen.getByText('LREAL1-2026-11-20.lrwf')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Password of the file'), 'correct horse');
    await open();
    await expect(args.onLoad).toHaveBeenCalledWith(expect.any(File), {
      kind: 'password',
      password: 'correct horse',
    });
  },
};

/** The first line of a file that was saved with a certificate. */
const BY_CERTIFICATE = `${JSON.stringify({ lrwf: 1, recipient: 'A'.repeat(43) })}\nsealed`;

export const SavedByCertificate: Story = {
  play: async ({ args }) => {
    await choose('LREAL1-2026-11-20.lrwf', BY_CERTIFICATE);
    const certificate = await screen.findByLabelText<HTMLInputElement>(/Certificate file/);
    await open();
    await waitFor(() => expect(certificate).toHaveFocus());
    await userEvent.upload(certificate, new File(['x'], 'certificate.p12'));
    await userEvent.type(screen.getByLabelText('PIN of the certificate'), '12345678');
    await open();
    await expect(args.onLoad).toHaveBeenCalledWith(expect.any(File), {
      kind: 'certificate',
      file: expect.any(File),
      pin: '12345678',
    });
  },
};

export const SavedByPasswordAfterAll: Story = {
  play: async () => {
    await choose('LREAL1-2026-11-20.lrwf', BY_CERTIFICATE);
    await screen.findByLabelText(/Certificate file/);
    await choose('LREAL1-2026-11-21.lrwf', '{"lrwf":1}\nsealed');
    await expect(await screen.findByLabelText('Password of the file')).toBeVisible();
  },
};

export const ForAnotherCertificate: Story = { args: { fault: 'otherCertificate' } };

export const Working: Story = { args: { isWorking: true } };
export const WrongPassword: Story = {
  args: { fault: 'wrongPassword' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  },
};
export const FromAnotherForm: Story = {
  args: { fault: 'fromAnotherForm' },
  play: async () => {
    const link = await screen.findByRole('link', { name: '/LR172/form/LR172' });
    await expect(link).toHaveAttribute('href', '/LR172/form/LR172?lang=en');
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'The file was saved from another form. Please open it at /LR172/form/LR172.',
    );
  },
};
export const NewerVersion: Story = { args: { fault: 'newerVersion' } };
export const NotToBeLoaded: Story = { args: { fault: 'notToBeLoaded' } };
export const NotASavedForm: Story = { args: { fault: 'notASavedForm' } };
export const TraditionalChinese: Story = {
  args: { fault: 'wrongPassword' },
  globals: { language: 'zh-Hant' },
};
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
