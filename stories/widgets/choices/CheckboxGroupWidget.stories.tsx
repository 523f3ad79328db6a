import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/CheckboxGroup',
  component: StoryForm,
  args: { form: 'checkbox-group' },
  parameters: usage(
    'checkbox-group',
    'Any number of options, two in a line where there is room. `single: true` asks for one only; the rule reports further ticks. A field with `extraFieldOf` appears under its option.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { data: { source: ['website', 'other'], other: 'A colleague' } },
};

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { source: ['other'] }, attempted: true } };

export const ReadOnly: Story = {
  args: { data: { source: ['website', 'other'], other: 'A colleague' }, readOnly: true },
};

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { ...Filled.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/Website/)).toBeVisible();
    await expect(canvas.getByText(/A colleague/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'source.label': LONG_LABEL } },
};

export const Disabled: Story = {
  args: { data: { source: ['website', 'other'], other: 'A colleague' } },
  decorators: [disabled],
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'source.label': LONG_CHINESE_LABEL } },
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

export const ExtraFieldShows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText('Please specify')).toBeNull();

    await userEvent.click(canvas.getByLabelText('Other'));
    await userEvent.type(canvas.getByLabelText('Please specify'), 'A colleague');
    await userEvent.click(canvas.getByLabelText('Other'));
    await expect(canvas.queryByLabelText('Please specify')).toBeNull();
    await userEvent.click(canvas.getByLabelText('Other'));

    await expect(canvas.getByLabelText('Please specify')).toHaveValue('A colleague');
  },
};
