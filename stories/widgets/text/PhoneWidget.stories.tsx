import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Phone',
  component: StoryForm,
  args: { form: 'phone' },
  parameters: usage(
    'phone',
    'A telephone number, as people write it: plus, brackets, hyphen and spaces may be typed.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: { tel: '+852 2345 6789' } } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { tel: '2345 678x' }, attempted: true } };

export const ReadOnly: Story = { args: { data: { tel: '+852 2345 6789' }, readOnly: true } };

export const Disabled: Story = {
  args: { data: { tel: '+852 2345 6789' } },
  decorators: [disabled],
};

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: { tel: '+852 2345 6789' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('+852 2345 6789')).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'tel.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'tel.label': LONG_CHINESE_LABEL } },
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

export const LettersAreRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Contact telephone');

    await userEvent.type(box, '2345 678x');
    await userEvent.tab();

    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveValue('2345 678x');
  },
};
