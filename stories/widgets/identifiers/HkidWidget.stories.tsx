import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Hkid',
  component: StoryForm,
  args: { form: 'hkid' },
  parameters: usage(
    'hkid',
    'A Hong Kong identity card number in one input: the default widget of any `hkid` leaf.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: { idNo: 'A1234563' } } };

export const Required: Story = { args: { attempted: true } };

export const ReadOnly: Story = { args: { data: { idNo: 'A1234563' }, readOnly: true } };

export const Disabled: Story = { args: { data: { idNo: 'A1234563' } }, decorators: [disabled] };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: { idNo: 'A1234563' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('A123456(3)')).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'idNo.label': LONG_LABEL } },
};

export const WrongCheckDigit: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Hong Kong identity card number');

    await userEvent.type(box, 'a123456(0)');
    await userEvent.tab();

    await expect(box).toHaveValue('A1234560');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
  },
};

export const BracketsAreDropped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Hong Kong identity card number');

    await userEvent.type(box, 'a123456(3)');
    await userEvent.tab();

    await expect(box).toHaveValue('A1234563');
    await expect(box).not.toHaveAttribute('aria-invalid');
  },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'idNo.label': LONG_CHINESE_LABEL } },
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
