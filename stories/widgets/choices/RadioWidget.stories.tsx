import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Radio',
  component: StoryForm,
  args: { form: 'radio' },
  parameters: usage(
    'radio',
    'One of a few options, all visible. `inline: true` puts short ones side by side; a field with `extraFieldOf` appears under its option.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: { language: 'Chinese' } } };

export const Required: Story = { args: { attempted: true } };

export const ReadOnly: Story = { args: { data: { language: 'Chinese' }, readOnly: true } };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { ...Filled.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/Chinese/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'language.label': LONG_LABEL } },
};

/** With `inline: true`, the options are on one line. */
export const SideBySide: Story = {
  args: { form: 'struck-text', fields: ['/post'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = await canvas.findAllByRole('radio');

    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  },
};

export const Disabled: Story = { args: { data: { language: 'Chinese' } }, decorators: [disabled] };

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'language.label': LONG_CHINESE_LABEL } },
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

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('English')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');

    await expect(canvas.getByLabelText('Chinese')).toBeChecked();
  },
};
