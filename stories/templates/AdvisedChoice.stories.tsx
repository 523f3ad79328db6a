import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chooseOption } from '../support/chooseOption.ts';
import { disabled, playDisabled } from '../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Templates/AdvisedChoice',
  component: StoryForm,
  args: { form: 'advised-choice' },
  parameters: usage(
    'advised-choice',
    'Advice about a chosen option (`severity: warning`). It appears under every kind of choice, is part of its description, and blocks nothing.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const ADVISED = {
  delivery: 'post',
  deeds: 'post',
  plan: 'post',
  enclosures: ['post'],
  allByPost: true,
};

/** Ignores texts that are only announced. */
const SEEN = { ignore: '[aria-live]' };

export const Advised: Story = { args: { data: ADVISED, attempted: true } };

export const ReadOnly: Story = { args: { data: ADVISED, attempted: true, readOnly: true } };

export const Disabled: Story = {
  args: { data: ADVISED, attempted: true },
  decorators: [disabled],
  play: playDisabled,
};

export const LongLabel: Story = {
  args: {
    data: ADVISED,
    attempted: true,
    texts: {
      'allByPost.label': LONG_LABEL,
      'deeds.label': LONG_LABEL,
      'delivery.label': LONG_LABEL,
      'enclosures.label': LONG_LABEL,
      'plan.label': LONG_LABEL,
    },
  },
};

export const LongChineseLabel: Story = {
  args: {
    data: ADVISED,
    attempted: true,
    texts: {
      'allByPost.label': LONG_CHINESE_LABEL,
      'deeds.label': LONG_CHINESE_LABEL,
      'delivery.label': LONG_CHINESE_LABEL,
      'enclosures.label': LONG_CHINESE_LABEL,
      'plan.label': LONG_CHINESE_LABEL,
    },
  },
  globals: { language: 'zh-Hant' },
};

/** The content of the review and of the print: the choice, without the advice about it. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: ADVISED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getAllByRole('definition')).toHaveLength(5);
    await expect(canvas.queryByText(/about five working days/)).toBeNull();
  },
};

export const TraditionalChinese: Story = {
  args: { data: ADVISED, attempted: true },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: { data: ADVISED, attempted: true },
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = {
  args: { data: ADVISED, attempted: true },
  globals: { theme: 'dark' },
};

export const ForcedColours: Story = {
  args: { data: ADVISED, attempted: true },
  globals: { theme: 'forced' },
};

export const TextTwiceAsLarge: Story = {
  args: { data: ADVISED, attempted: true },
  globals: { textSize: 200 },
};

export const ComesAndGoes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Delivery of the certificate');

    await chooseOption(box, 'Post');
    await userEvent.tab();
    const advice = await canvas.findByText(/about five working days/, SEEN);
    await expect(box.getAttribute('aria-describedby')).toBe(advice.id);
    await expect(box).toBeValid();
    await chooseOption(box, 'Collect');

    await waitFor(() => expect(canvas.queryByText(/about five working days/, SEEN)).toBeNull());
  },
};
