import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { disabled, playDisabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { keptFile, pdfFile } from '../../support/sampleFiles.ts';
import { usage } from '../../support/usage.ts';

const THREE = {
  plans: [
    keptFile('ground floor.pdf', 234_567),
    keptFile('圖則（二樓）.pdf', 1_048_576),
    keptFile(`${'a name that goes on and on '.repeat(5)}.pdf`, 987),
  ],
};

const meta = {
  title: 'Widgets/Files',
  component: StoryForm,
  args: { form: 'files' },
  parameters: usage(
    'files',
    'Several files: a list whose items are files. One input accepts many. Each file is checked, read and reported separately, so that one invalid file excludes none of the others.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { data: THREE } };
export const Required: Story = { args: { attempted: true } };
export const ReadOnly: Story = { args: { data: THREE, readOnly: true } };

export const Disabled: Story = {
  args: { ...Filled.args },
  decorators: [disabled],
  play: playDisabled,
};

export const LargerThanAllowedTogether: Story = {
  args: {
    attempted: true,
    data: { plans: ['a', 'b', 'c', 'd'].map((name) => keptFile(`${name}.pdf`, 1_000_000)) },
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/Plans and photographs/);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/The files together are too large/);
  },
};

/** An error is shown at its file. */
export const OneIsWrong: Story = {
  args: {
    attempted: true,
    withSummary: true,
    data: { plans: [keptFile('right.pdf', 1000), keptFile('large.pdf', 2_000_000)] },
  },
  play: async ({ canvasElement }) => {
    const errors = within(canvasElement).getAllByText(/The file is too large/);
    await expect(errors).toHaveLength(2);
    for (const words of errors) await expect(words).toHaveTextContent('The limit is 1.00 MB.');
  },
};

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { ...Filled.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getAllByText(/[.]pdf/)).toHaveLength(THREE.plans.length);
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'plans.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'plans.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};
export const TraditionalChinese: Story = {
  args: { attempted: true, data: THREE },
  globals: { language: 'zh-Hant' },
};
export const SimplifiedChinese: Story = {
  args: { attempted: true },
  globals: { language: 'zh-Hans' },
};
export const Dark: Story = { args: { data: THREE }, globals: { theme: 'dark' } };
export const ForcedColours: Story = { args: { data: THREE }, globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { args: { data: THREE }, globals: { textSize: 200 } };

/** Files are added and removed by keyboard, because the input is native. */
export const ChosenAndRemoved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(/Plans and photographs/);

    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, [pdfFile('a.pdf', 2048), pdfFile('b.pdf')]);

    await expect(await canvas.findByText('Files: 2. Together 2.06 KB.')).toBeVisible();
    canvas.getByRole('button', { name: 'Remove a.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove b.pdf' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveFocus());
  },
};

/** Each rejected file has its own message, and the valid file is added. */
export const SomeRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.upload(
      canvas.getByLabelText(/Plans and photographs/),
      [
        pdfFile('good.pdf'),
        new File(['MZ'], 'program.pdf'),
        new File(['x'], 'letter.docx'),
        pdfFile('large.pdf', 1_048_577),
        new File([], 'empty.pdf'),
      ],
      { applyAccept: false },
    );

    await expect(await canvas.findByText(/empty.pdf is empty/)).toBeVisible();
    await expect(canvas.getByText(/program.pdf is not what its name says/)).toBeVisible();
    await expect(canvas.getByText(/letter.docx is not one of the accepted types/)).toBeVisible();
    await expect(canvas.getByText(/large.pdf is larger than 1.00 MB/)).toBeVisible();
    await expect(canvas.getByText('Files: 1. Together 64.00 B.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss letter.docx' }));
    await expect(canvas.queryByText(/letter.docx/)).toBeNull();
  },
};

export const TooMany: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => pdfFile(`${name}.pdf`));

    await userEvent.upload(canvas.getByLabelText(/Plans and photographs/), files);

    await expect(
      await canvas.findByText('f.pdf was not added: there may be 5 files at most.'),
    ).toBeVisible();
  },
};
