import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Email',
  component: StoryForm,
  args: { form: 'email' },
  parameters: usage(
    'email',
    'An e-mail address, shown and validated as typed. `autocomplete` is `email` by default; set `off` in `ui:options` for the address of a third person.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: { email: 'taiman@example.hk' } } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { email: 'taiman@' }, attempted: true } };

export const ReadOnly: Story = { args: { data: { email: 'taiman@example.hk' }, readOnly: true } };

export const Disabled: Story = {
  args: { data: { email: 'taiman@example.hk' } },
  decorators: [disabled],
};

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: { email: 'taiman@example.hk' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('taiman@example.hk')).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'email.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'email.label': LONG_CHINESE_LABEL } },
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

export const WrongOnLeaving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('E-mail address');

    await userEvent.type(box, 'taiman@');
    await userEvent.tab();

    await expect(box).toHaveAttribute('aria-invalid', 'true');
  },
};
