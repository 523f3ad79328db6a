import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Blocks/OfflinePayment',
  component: StoryForm,
  args: { form: 'offline-payment' },
  parameters: usage(
    'offline-payment',
    'An offline payment, from the shared block `offline-payment`. A form narrows the methods by an `enum` next to the `$ref` of `method`, or by `optionsWhen`: no cash by post.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = { payment: { method: 'cheque', chequeNo: '123-456', payee: 'landRegistry' } };

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = {
  args: {
    data: { payment: { method: 'bankDraft', bankDraftNo: 'No. 12' } },
    attempted: true,
    withSummary: true,
  },
};

export const ReadOnly: Story = { args: { data: FILLED, readOnly: true } };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: FILLED },
};

export const ReviewedInChinese: Story = { ...Reviewed, globals: { language: 'zh-Hant' } };

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'payment.method.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'payment.method.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: { data: { payment: { method: 'bankDraft', bankDraftNo: 'No. 12' } }, attempted: true },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: { data: FILLED },
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = { args: { attempted: true }, globals: { theme: 'dark' } };

export const ForcedColours: Story = { args: { attempted: true }, globals: { theme: 'forced' } };

export const TextTwiceAsLarge: Story = {
  args: { attempted: true },
  globals: { textSize: 200 },
};

/** Each method has its own number field, under its own option. */
export const MethodDecides: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const choose = async (name: string) =>
      userEvent.click(await canvas.findByRole('radio', { name }));

    await choose('Cheque');
    await userEvent.type(canvas.getByLabelText('Cheque number'), '123-456');
    await choose('Bank draft');
    await expect(canvas.queryByLabelText('Cheque number')).toBeNull();
    await expect(canvas.getByLabelText('Bank draft number')).toBeVisible();
    await expect(canvas.getByLabelText('Payable to')).toBeVisible();
    await choose('Cash');

    await expect(canvas.queryByLabelText('Payable to')).toBeNull();
  },
};
