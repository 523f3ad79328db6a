import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LoadDialog } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

const meta = {
  title: 'Dialogs/Load',
  component: LoadDialog,
  ...inPortal,
  args: { error: undefined, isWorking: false, onLoad: fn(), onClose: fn() },
  parameters: framed('Asks for a saved file (.lrwf or .txt) and its password.', 560),
} satisfies Meta<typeof LoadDialog>;

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
    await expect(args.onLoad).toHaveBeenCalledWith(expect.any(File), 'correct horse');
  },
};

export const Working: Story = { args: { isWorking: true } };
export const WrongPassword: Story = {
  args: { error: { key: 'passwordError', args: [] } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  },
};
export const FromAnotherForm: Story = {
  args: { error: { key: 'formCodeMismatch', args: ['/LR172/form/LR172'] } },
  play: async () => {
    const link = await screen.findByRole('link', { name: '/LR172/form/LR172' });
    await expect(link).toHaveAttribute('href', '/LR172/form/LR172?lang=en');
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'The file was saved from another form. Please open it at /LR172/form/LR172.',
    );
  },
};
export const NewerVersion: Story = { args: { error: { key: 'newerVersion', args: [] } } };
export const NotToBeLoaded: Story = { args: { error: { key: 'loadFailed', args: [] } } };
export const TraditionalChinese: Story = {
  args: { error: { key: 'passwordError', args: [] } },
  globals: { language: 'zh-Hant' },
};
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
