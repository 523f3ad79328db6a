import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { disabled, playDisabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Payment method',
  component: StoryForm,
  args: { form: 'payment-method' },
  parameters: usage(
    'payment-method',
    'The payment method, with online methods separate from those on paper. The fields of a method follow it: the number of a cheque, the payee, the e-Cheque.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const online = within(canvas.getByRole('group', { name: 'Pay online' }));
    const later = within(canvas.getByRole('group', { name: 'Pay at the counter or by post' }));
    await expect(online.getAllByRole('radio')).toHaveLength(5);
    await expect(later.getAllByRole('radio')).toHaveLength(3);
  },
};

export const Online: Story = { args: { data: { CDPaymentMethod: 'fps' } } };
export const Required: Story = { args: { attempted: true, withSummary: true } };

export const ByCheque: Story = {
  args: { data: { CDPaymentMethod: 'cheque', chequeNo: '000-123', payee: 'registry' } },
};

/** The payee and the number are required only where they are visible. */
export const PayeeMissing: Story = {
  args: { data: { CDPaymentMethod: 'bankDraft' }, attempted: true, withSummary: true },
};

export const ByElectronicCheque: Story = { args: { data: { CDPaymentMethod: 'echq' } } };

export const ReadOnly: Story = {
  args: {
    data: { CDPaymentMethod: 'cheque', chequeNo: '000-123', payee: 'registry' },
    readOnly: true,
  },
};

export const Disabled: Story = {
  args: { ...Online.args },
  decorators: [disabled],
  play: playDisabled,
};

/** Both lists are one radio group: the arrow keys move between them. */
export const ChosenByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Visa' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown>6/}');
    await expect(canvas.getByRole('radio', { name: 'Cheque' })).toBeChecked();
    await waitFor(() => expect(canvas.getByLabelText(/^Cheque number/)).toBeVisible());
    await expect(canvas.getByLabelText(/^Payee/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Cash' }));
    await waitFor(() => expect(canvas.queryByLabelText(/^Payee/)).toBeNull());
  },
};

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { ...ByCheque.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('Cheque')).toBeVisible();
    await expect(canvas.getByText(/000-123/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'CDPaymentMethod.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'CDPaymentMethod.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};
export const TraditionalChinese: Story = {
  args: { data: { CDPaymentMethod: 'cheque' }, attempted: true },
  globals: { language: 'zh-Hant' },
};
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
