import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Password',
  component: StoryForm,
  args: { form: 'password' },
  parameters: usage(
    'password',
    'A password that can be shown. Two leaves make a pair, and the rule `sameAs` compares them.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { data: { password: 'correct horse', again: 'correct horse' } },
};

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = {
  args: { data: { password: 'short', again: 'other one' }, attempted: true },
};

export const ReadOnly: Story = {
  args: { data: { password: 'correct horse', again: 'correct horse' }, readOnly: true },
};

export const Disabled: Story = {
  args: { data: { password: 'correct horse', again: 'correct horse' } },
  decorators: [disabled],
};

/** A password is never shown: the review is empty. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { ...Filled.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.queryByText(/correct horse/)).toBeNull();
    await expect(canvas.getByText('Nothing of this form is shown in the review.')).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'password.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'password.label': LONG_CHINESE_LABEL } },
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

export const ShownAndHidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Password');

    await userEvent.type(box, 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(box).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Password' }));

    await expect(box).toHaveAttribute('type', 'password');
    await expect(box).toHaveValue('correct horse');
  },
};

export const RetypedWrongly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const again = canvas.getByLabelText('Password again');

    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.type(again, 'correct house');
    await userEvent.tab();

    await expect(again).toHaveAttribute('aria-invalid', 'true');
  },
};
