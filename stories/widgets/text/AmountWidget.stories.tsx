import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Amount',
  component: StoryForm,
  args: { form: 'amount' },
  parameters: usage(
    'amount',
    'An amount of money. Commas may be typed. Thousands are grouped on blur, while the value contains only digits. `prefix` in `ui:options` replaces HK$.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: { sum: '1234567.50' } } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { sum: 'a million' }, attempted: true } };

export const ReadOnly: Story = { args: { data: { sum: '1234567.50' }, readOnly: true } };

export const Disabled: Story = { args: { data: { sum: '1234567.50' } }, decorators: [disabled] };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: { sum: '1234567.50' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('HK$1,234,567.50')).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'sum.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'sum.label': LONG_CHINESE_LABEL } },
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

export const GroupedOnLeaving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Consideration');

    await userEvent.type(box, '1234567.5');
    await expect(box).toHaveValue('1234567.5');
    await userEvent.tab();

    await expect(box).toHaveValue('1,234,567.5');
    await expect(box).not.toHaveAttribute('aria-invalid');
  },
};
