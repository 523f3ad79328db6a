import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Fields/Note',
  component: StoryForm,
  args: { form: 'note' },
  parameters: usage(
    'note',
    'A text among the fields: an object without properties, rendered by `ui:field: note`. Its text (`<path>.text`) is Markdown of a safe subset. It is shown and hidden like any field and never sent. `tone` frames it: `info`, `warning`.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WarningShows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const warning = 'A subscription of 12 months cannot be ended early.';
    await expect(canvas.queryByText(warning)).toBeNull();

    await userEvent.click(canvas.getByLabelText('12 months'));

    await expect(canvas.getByText(warning)).toBeVisible();
  },
};

export const MarkupStaysText: Story = {
  args: { texts: { 'about.text': '<script>alert(1)</script> [x](javascript:alert(1))' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const ReadOnly: Story = { args: { data: { basis: 'months12' }, readOnly: true } };

export const Disabled: Story = { args: { data: { basis: 'months12' } }, decorators: [disabled] };

/** The content of the review and of the print: only notes that contain an answer. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: {
    data: { basis: 'months12' },
    texts: { 'longTerm.text': 'A subscription of {/basis} cannot be ended early.' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(
      canvas.getByText('A subscription of 12 months cannot be ended early.'),
    ).toBeVisible();
    await expect(canvas.queryByText('What the data file holds')).toBeNull();
  },
};

export const LongLabel: Story = { args: { texts: { 'about.label': LONG_LABEL } } };

export const LongChineseLabel: Story = {
  args: { texts: { 'about.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: { data: { basis: 'months12' } },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: { data: { basis: 'months12' } },
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = {
  args: { data: { basis: 'months12' } },
  globals: { theme: 'dark' },
};

export const ForcedColours: Story = {
  args: { data: { basis: 'months12' } },
  globals: { theme: 'forced' },
};

export const TextTwiceAsLarge: Story = {
  args: { data: { basis: 'months12' } },
  globals: { textSize: 200 },
};
