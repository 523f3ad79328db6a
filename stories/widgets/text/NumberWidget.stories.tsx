import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Number',
  component: StoryForm,
  args: { form: 'integer' },
  parameters: usage(
    'integer',
    'Digits as text, for `integerText`; decimals have a decimal point on the keyboard. Never a number input, whose value changes with the mouse wheel.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: { floors: '24' } } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { floors: 'many' }, attempted: true } };

export const ReadOnly: Story = { args: { data: { floors: '24' }, readOnly: true } };

export const Disabled: Story = { args: { data: { floors: '24' } }, decorators: [disabled] };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: { floors: '24' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('24')).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'floors.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'floors.label': LONG_CHINESE_LABEL } },
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

export const TooMany: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Number of floors');

    await userEvent.type(box, '201');
    await userEvent.tab();

    await expect(box).toHaveAttribute('aria-invalid', 'true');
  },
};

/** A text with the rule `digitsOnly` also has this input. */
export const DigitsOnly: Story = {
  args: { form: 'digits', data: { accountNo: '12-345' }, attempted: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Account number');

    await expect(box).toHaveAttribute('inputmode', 'numeric');
    await expect(box).toHaveAccessibleDescription('Error: Use digits only');
  },
};
