import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Text',
  component: StoryForm,
  args: { form: 'text' },
  parameters: usage(
    'text',
    'One line of text, the widget of every leaf of type `text`. `width`, `autocomplete`, `inputMode` and `lang` are in `ui:options`. The length limit is a rule (`maxChars`); the count appears when few characters remain.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: { name: 'CHAN TAI MAN' } } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { name: '陳大文' }, attempted: true } };

export const ReadOnly: Story = { args: { data: { name: 'CHAN TAI MAN' }, readOnly: true } };

export const Disabled: Story = { args: { data: { name: 'CHAN TAI MAN' } }, decorators: [disabled] };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { ...Filled.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/CHAN TAI MAN/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'name.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'name.label': LONG_CHINESE_LABEL } },
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

export const CountWhenLittleIsLeft: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Name in English');

    await userEvent.type(box, 'CHAN TAI MAN OF QUEENSWAY');

    await expect(canvas.getByText('You have 10 characters left.')).toBeVisible();
  },
};

export const ErrorFollowsTyping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Name in English');

    await userEvent.type(box, '陳');
    await userEvent.tab();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(box);
    await userEvent.type(box, 'CHAN');

    await waitFor(() => expect(box).not.toHaveAttribute('aria-invalid'));
    await expect(box).toHaveFocus();
  },
};
