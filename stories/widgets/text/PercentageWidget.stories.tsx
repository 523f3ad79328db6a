import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Percentage',
  component: StoryForm,
  args: { form: 'percentage' },
  parameters: usage(
    'percentage',
    'Accepts a number from 0 to 100 with at most two decimals. It is the default widget for the rule `percentage`. The percent sign follows the input. A typed sign is removed on blur. Other limits are rules: `minValue`, `maxValue`, `valueRange`.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = { support: '33.33' };

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { support: 'one third' }, attempted: true } };

export const ReadOnly: Story = { args: { data: FILLED, readOnly: true } };

export const Disabled: Story = { args: { data: FILLED }, decorators: [disabled] };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: FILLED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('33.33%')).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'support.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'support.label': LONG_CHINESE_LABEL } },
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

export const TypedSignIsDropped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Shares supporting the resolution');

    await userEvent.type(box, '30.5 %');
    await userEvent.tab();

    await expect(box).toHaveValue('30.5');
    await expect(box).not.toHaveAttribute('aria-invalid');
  },
};

export const MoreThanAll: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Shares supporting the resolution');

    await userEvent.type(box, '100.01');
    await userEvent.tab();

    await expect(box).toHaveAttribute('aria-invalid', 'true');
  },
};

export const SignIsRead: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Shares supporting the resolution');
    await expect(box).toHaveAccessibleDescription('%');
  },
};
