import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { chooseOption } from '../../support/chooseOption.ts';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Select',
  component: StoryForm,
  args: { form: 'select' },
  parameters: usage(
    'select',
    'One of several options in a native list; the widget of every leaf with `enum`. For up to five or six short options radios are better: `ui:widget: radio`.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: { district: 'WC' } } };

export const Required: Story = { args: { attempted: true } };

export const ReadOnly: Story = { args: { data: { district: 'WC' }, readOnly: true } };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { ...Filled.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/Wan Chai/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'district.label': LONG_LABEL } },
};

export const Disabled: Story = { args: { data: { district: 'WC' } }, decorators: [disabled] };

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'district.label': LONG_CHINESE_LABEL } },
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

export const ChosenAndTakenBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('District');

    await chooseOption(box, 'Wan Chai');
    await expect(box).toHaveValue('WC');
    await chooseOption(box, 'Please select');

    await expect(box).toHaveValue('');
  },
};
