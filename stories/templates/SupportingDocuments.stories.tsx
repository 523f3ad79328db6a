import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chooseOption } from '../support/chooseOption.ts';
import { disabled, playDisabled } from '../support/disabled.tsx';
import { LONG_CHINESE_LABEL, longTexts } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { keptFile, pdfFile } from '../support/sampleFiles.ts';
import { usage } from '../support/usage.ts';

const TWO = {
  supportDocument: [
    { docType: 'certificateOfIncorporation', docFile: keptFile('certificate.pdf', 412_345) },
    { docType: 'utilityBill', docFile: keptFile('電費單.pdf', 98_765) },
  ],
};

const meta = {
  title: 'Templates/Supporting documents',
  component: StoryForm,
  args: { form: 'supporting-documents' },
  parameters: usage(
    'supporting-documents',
    'A record list of the shared block "attachment": the kind of each document, and its file (5 MB, PDF or picture). There is also a limit for the total size.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const TwoDocuments: Story = { args: { data: TWO } };
export const Required: Story = { args: { attempted: true, withSummary: true } };
export const ReadOnly: Story = { args: { data: TWO, readOnly: true } };

export const Disabled: Story = {
  args: { data: TWO },
  decorators: [disabled],
  play: playDisabled,
};

/** Keys of all labelled parts. */
const NAMED = [
  'supportDocument.label',
  'supportDocument.add',
  'supportDocument.docType.label',
  'supportDocument.docFile.label',
  'supportDocument.record',
];

export const LongLabel: Story = {
  args: {
    data: TWO,
    texts: longTexts(NAMED),
  },
};

export const LongChineseLabel: Story = {
  args: {
    data: TWO,
    texts: longTexts(NAMED, LONG_CHINESE_LABEL),
  },
  globals: { language: 'zh-Hant' },
};

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: TWO },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('certificate.pdf (402.68 KB)')).toBeVisible();
  },
};

export const FileMissing: Story = {
  args: {
    data: { supportDocument: [{ docType: 'taxDemand' }] },
    attempted: true,
    withSummary: true,
  },
};

export const LargerThanAllowedTogether: Story = {
  args: {
    attempted: true,
    withSummary: true,
    data: {
      supportDocument: ['a', 'b', 'c', 'd'].map((name) => ({
        docType: 'otherProof',
        docFile: keptFile(`${name}.pdf`, 5_000_000),
      })),
    },
  },
};

export const AddedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /Add another document/ }).focus();
    await userEvent.keyboard('{Enter}');
    await chooseOption(await canvas.findByLabelText(/Type of document/), 'Bank statement');
    await userEvent.upload(canvas.getByLabelText(/^File/), pdfFile('statement.pdf', 2048));
    await waitFor(() => expect(canvas.getByText('2.00 KB')).toBeVisible());
  },
};

export const TraditionalChinese: Story = {
  args: { data: TWO, attempted: true },
  globals: { language: 'zh-Hant' },
};
export const SimplifiedChinese: Story = { args: { data: TWO }, globals: { language: 'zh-Hans' } };
export const Dark: Story = { args: { data: TWO }, globals: { theme: 'dark' } };
export const ForcedColours: Story = { args: { data: TWO }, globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { args: { data: TWO }, globals: { textSize: 200 } };
