import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Templates/StruckText',
  component: StoryForm,
  args: { form: 'struck-text' },
  parameters: usage(
    'struck-text',
    'A text that depends on a choice or a checkbox (`<path>.output`). The options that do not apply are crossed out here, in the review and in the print. `{chairman|…}` stays when that option is chosen; `{!none|…}` is crossed out when it is. A single checkbox is `true` or `false`. Without a choice nothing is crossed out.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { data: { post: 'secretary', documents: ['minutes'], onBehalf: true } },
};

export const Required: Story = { args: { attempted: true } };

export const ReadOnly: Story = {
  args: { data: { post: 'secretary', documents: ['minutes'], onBehalf: true }, readOnly: true },
};

export const Disabled: Story = {
  args: { data: { post: 'secretary', documents: ['minutes'], onBehalf: true } },
  decorators: [disabled],
};

/** The review and the print repeat the sentence with the other options crossed out. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { ...Filled.args },
  play: async ({ canvasElement }) => {
    const struck = [...canvasElement.querySelectorAll('s')];

    await expect(struck.map(({ textContent }) => textContent)).toEqual([
      '[crossed out: chairman]',
      '[crossed out: the notice]',
      '[crossed out: for myself]',
    ]);
    for (const words of struck) {
      await expect(getComputedStyle(words).textDecorationLine).toBe('line-through');
    }
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'post.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'post.label': LONG_CHINESE_LABEL } },
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

export const FollowsTheChoice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const struck = () =>
      [...canvasElement.querySelectorAll('s')].map(({ textContent }) => textContent);
    await expect(struck()).toEqual(['[crossed out: for another person]']);

    await userEvent.click(canvas.getByLabelText('Secretary'));
    await userEvent.click(canvas.getByLabelText('Minutes of the meeting'));
    await userEvent.click(canvas.getByLabelText('I apply on behalf of another person'));

    await expect(struck()).toEqual([
      '[crossed out: chairman]',
      '[crossed out: the notice]',
      '[crossed out: for myself]',
    ]);
  },
};
