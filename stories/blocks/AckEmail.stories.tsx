import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Blocks/AckEmail',
  component: StoryForm,
  args: { form: 'ack-email' },
  parameters: usage(
    'ack-email',
    'The acknowledgement e-mail of the shared workflow, from the shared block `ack-email`. It is requested by default. The filled form is attached only with a password of 8 to 25 characters, typed twice.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = {
  ack: {
    receiveAckEmail: true,
    ackEmail: 'taiman@example.hk',
    ackEmailIncludeFilledForm: true,
    password: 'correct horse',
    confirmPassword: 'correct horse',
  },
};

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = {
  args: {
    data: {
      ack: {
        receiveAckEmail: true,
        ackEmail: 'taiman@',
        ackEmailIncludeFilledForm: true,
        password: '1234567',
        confirmPassword: '12345678',
      },
    },
    attempted: true,
    withSummary: true,
  },
};

export const ReadOnly: Story = { args: { data: FILLED, readOnly: true } };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: FILLED },
};

export const ReviewedInChinese: Story = { ...Reviewed, globals: { language: 'zh-Hant' } };

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'ack.ackEmail.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'ack.ackEmail.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: {
    data: {
      ack: {
        receiveAckEmail: true,
        ackEmail: 'taiman@',
        ackEmailIncludeFilledForm: true,
        password: '1234567',
        confirmPassword: '12345678',
      },
    },
    attempted: true,
  },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: { data: FILLED },
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = { args: { attempted: true }, globals: { theme: 'dark' } };

export const ForcedColours: Story = { args: { attempted: true }, globals: { theme: 'forced' } };

export const TextTwiceAsLarge: Story = {
  args: { attempted: true },
  globals: { textSize: 200 },
};

/** An applicant who declines the e-mail sees no further question. */
export const NotWished: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const wish = await canvas.findByRole('checkbox', { name: /acknowledgement by e-mail/ });
    await expect(wish).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Attach/ }));
    await expect(canvas.getByLabelText('Password again')).toBeVisible();

    await userEvent.click(wish);

    await expect(canvas.queryAllByRole('textbox')).toHaveLength(0);
    await expect(canvas.queryByLabelText('Password again')).toBeNull();
  },
};
