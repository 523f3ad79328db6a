import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled, playDisabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/File',
  component: StoryForm,
  args: { form: 'file' },
  parameters: usage(
    'file',
    'Uploads one file. Accepted types and the size limit are shown, and checked before a byte is read. The first bytes must match the type. The answer contains name, size, type, digest and a reference; the bytes stay in the browser until they are sent.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    data: {
      proof: {
        name: 'identity card.pdf',
        size: 234567,
        type: 'application/pdf',
        sha256: 'a'.repeat(64),
        ref: 'file-1',
      },
    },
  },
};

export const Required: Story = { args: { attempted: true } };

export const ReadOnly: Story = {
  args: {
    data: {
      proof: {
        name: 'identity card.pdf',
        size: 234567,
        type: 'application/pdf',
        sha256: 'a'.repeat(64),
        ref: 'file-1',
      },
    },
    readOnly: true,
  },
};

export const Disabled: Story = {
  args: { ...Filled.args },
  decorators: [disabled],
  play: playDisabled,
};

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { ...Filled.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/[.]pdf/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'proof.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'proof.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: { attempted: true },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: { attempted: true },
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = { args: { attempted: true }, globals: { theme: 'dark' } };

export const ForcedColours: Story = { args: { attempted: true }, globals: { theme: 'forced' } };

export const TextTwiceAsLarge: Story = {
  args: { attempted: true },
  globals: { textSize: 200 },
};

const chosen = (name: string, bytes: number, begins = '%PDF-1.7') =>
  new File([begins.padEnd(bytes, 'x')], name, { type: 'application/pdf' });

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.upload(canvas.getByLabelText(/Choose a file/), chosen('deed.pdf', 2048));

    await expect(await canvas.findByText('2.00 KB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove deed.pdf' }));
    await expect(canvas.getByLabelText(/Choose a file/)).toHaveFocus();
  },
};

export const TooLarge: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.upload(canvas.getByLabelText(/Choose a file/), chosen('deed.pdf', 1048577));

    await expect(canvas.getAllByText(/deed.pdf is larger than 1.00 MB/)[0]).toBeVisible();
  },
};

export const ContentDiffersFromType: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.upload(canvas.getByLabelText(/Choose a file/), chosen('deed.pdf', 64, 'MZ'));

    const [shown] = await canvas.findAllByText(/deed.pdf is not what its name says/);
    await expect(shown).toBeVisible();
    await expect(canvas.getByLabelText(/Choose a file/)).toBeInvalid();
  },
};

export const EmptyFile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.upload(canvas.getByLabelText(/Choose a file/), new File([], 'deed.pdf'));

    await expect(canvas.getAllByText(/deed.pdf is empty/)[0]).toBeVisible();
  },
};
