import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/CheckboxSingle',
  component: StoryForm,
  args: { form: 'checkbox-single' },
  parameters: usage(
    'checkbox-single',
    'Checkboxes of which only one may be ticked: `maxSelected: 1` is the rule, `single: true` the hint. No box is unticked automatically. `columns: 3` puts three in a row where there is room.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: { place: ['KLN'] } } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { place: ['HK', 'NT'] }, attempted: true } };

export const ReadOnly: Story = { args: { data: { place: ['KLN'] }, readOnly: true } };

export const Disabled: Story = { args: { data: { place: ['KLN'] } }, decorators: [disabled] };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { ...Filled.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/Kowloon/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'place.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'place.label': LONG_CHINESE_LABEL } },
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

export const TextTwiceAsLarge: Story = { args: { attempted: true }, globals: { textSize: 200 } };

export const TwoTicked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Hong Kong'));
    await userEvent.click(canvas.getByLabelText('Kowloon'));
    await userEvent.tab();
    await userEvent.tab();

    await expect(await canvas.findByText(/Only 1/)).toBeVisible();
    await expect(canvas.getByLabelText('Hong Kong')).toBeChecked();
    await expect(canvas.getByLabelText('Kowloon')).toBeInvalid();
    await userEvent.click(canvas.getByLabelText('Hong Kong'));

    await waitFor(() => expect(canvas.getByLabelText('Kowloon')).toBeValid());
  },
};
