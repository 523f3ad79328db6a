import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Alphanumeric',
  component: StoryForm,
  args: { form: 'alphanumeric' },
  parameters: usage(
    'alphanumeric',
    'Letters and digits that form no words, the widget of every text with the rule `alphanumeric` or `alphanumericHyphen`. The browser’s suggestions, corrections and spelling marks are off.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = { companyId: 'EA-1234' };

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { companyId: 'EA_1234' }, attempted: true } };

export const ReadOnly: Story = { args: { data: FILLED, readOnly: true } };

export const Disabled: Story = { args: { data: FILLED }, decorators: [disabled] };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: FILLED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('EA-1234')).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'companyId.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'companyId.label': LONG_CHINESE_LABEL } },
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

export const FullWidthBecomesPlain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Company number');

    await userEvent.type(box, 'ＥＡ－１２３４');
    await userEvent.tab();

    await expect(box).toHaveValue('EA-1234');
    await expect(box).not.toHaveAttribute('aria-invalid');
  },
};

export const SignsAreRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Company number');

    await userEvent.type(box, 'EA_1234');
    await userEvent.tab();

    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveValue('EA_1234');
  },
};
