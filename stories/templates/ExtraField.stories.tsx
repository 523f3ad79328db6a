import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { disabled, playDisabled } from '../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const BOTH = { kind: 'other', copies: 'yes' };

const meta = {
  title: 'Templates/ExtraField',
  component: StoryForm,
  args: { form: 'extra-field' },
  parameters: usage(
    'extra-field',
    '`extraFieldOf`: under its option in a radio or checkbox group; below a select, which has no room under its options.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const BothShown: Story = { args: { data: BOTH } };

export const Wrong: Story = {
  args: { data: BOTH, attempted: true, withSummary: true },
};

export const ReadOnly: Story = {
  args: { data: BOTH, readOnly: true },
};

export const Disabled: Story = {
  args: { data: BOTH },
  decorators: [disabled],
  play: playDisabled,
};

export const LongLabel: Story = {
  args: {
    data: BOTH,
    texts: {
      'copies.label': LONG_LABEL,
      'count.label': LONG_LABEL,
      'kind.label': LONG_LABEL,
      'kindOther.label': LONG_LABEL,
    },
  },
};

export const LongChineseLabel: Story = {
  args: {
    data: BOTH,
    texts: {
      'copies.label': LONG_CHINESE_LABEL,
      'count.label': LONG_CHINESE_LABEL,
      'kind.label': LONG_CHINESE_LABEL,
      'kindOther.label': LONG_CHINESE_LABEL,
    },
  },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: { data: BOTH },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: { data: BOTH },
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = {
  args: { data: BOTH },
  globals: { theme: 'dark' },
};

export const ForcedColours: Story = {
  args: { data: BOTH },
  globals: { theme: 'forced' },
};

export const TextTwiceAsLarge: Story = {
  args: { data: BOTH },
  globals: { textSize: 200 },
};

/** The content of the review and of the print: fields of options that are not chosen are absent. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: { kind: 'other', kindOther: 'Deed poll', copies: 'no', count: '3' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('Deed poll')).toBeVisible();
    await expect(canvas.queryByText('How many copies?')).toBeNull();
  },
};
