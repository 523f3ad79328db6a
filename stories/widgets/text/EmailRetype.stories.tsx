import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Email typed again',
  component: StoryForm,
  args: { form: 'email-retype' },
  parameters: usage(
    'email-retype',
    'An e-mail address and the same one again: two leaves, of which the second has the rule `sameAs`. Pasting is allowed and nothing is cleared when they differ; the review shows the address once.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = { email: 'taiman@example.hk', emailRetype: 'taiman@example.hk' };

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = {
  args: { data: { email: 'taiman@example.hk', emailRetype: 'taimen@example.hk' }, attempted: true },
};

export const ReadOnly: Story = { args: { data: FILLED, readOnly: true } };

export const Disabled: Story = { args: { data: FILLED }, decorators: [disabled] };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: FILLED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    // The review shows the address once, because the second answer repeats the first.
    await expect(canvas.getAllByText('taiman@example.hk')).toHaveLength(1);
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

/** D-02: pasting is never refused. */
export const PastedTheSecondTime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const again = canvas.getByLabelText('E-mail address again');

    await userEvent.type(canvas.getByLabelText('E-mail address'), 'taiman@example.hk');
    await userEvent.click(again);
    await userEvent.paste('taiman@example.hk');
    await userEvent.tab();

    await expect(again).toHaveValue('taiman@example.hk');
    await expect(again).not.toHaveAttribute('aria-invalid');
  },
};

/**
 * The second input has an error, and both inputs keep their text. Correcting the first input
 * removes the error.
 */
export const CorrectedInTheFirst: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByLabelText('E-mail address');
    const again = canvas.getByLabelText('E-mail address again');

    await userEvent.type(first, 'taimen@example.hk');
    await userEvent.type(again, 'taiman@example.hk');
    await userEvent.tab();
    await expect(again).toHaveAccessibleDescription(
      'Error: The two e-mail addresses are not the same',
    );
    await expect(first).toHaveValue('taimen@example.hk');
    await userEvent.clear(first);
    await userEvent.type(first, 'taiman@example.hk');

    await waitFor(() => expect(again).not.toHaveAttribute('aria-invalid'));
  },
};
