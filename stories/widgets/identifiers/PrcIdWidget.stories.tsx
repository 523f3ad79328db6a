import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/PRC identity card',
  component: StoryForm,
  args: { form: 'prc-id' },
  parameters: usage(
    'prc-id',
    'The number of a resident identity card of the mainland, the widget of every text with the rule `prcId`. The rule should be a warning, because old cards have no check character.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = { prcId: '11010519491231002X' };

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Required: Story = { args: { attempted: true } };

/** Here the rule only shows advice under the answer, and the applicant may continue. */
export const Advice: Story = { args: { data: { prcId: '110105194912310021' }, attempted: true } };

export const ReadOnly: Story = { args: { data: FILLED, readOnly: true } };

export const Disabled: Story = { args: { data: FILLED }, decorators: [disabled] };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: FILLED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('11010519491231002X')).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'prcId.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'prcId.label': LONG_CHINESE_LABEL } },
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

export const CapitalsOnLeaving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('PRC resident identity card number');

    await userEvent.type(box, '110105 19491231 002x');
    await userEvent.tab();

    await expect(box).toHaveValue('11010519491231002X');
    await expect(box).not.toHaveAttribute('aria-invalid');
  },
};

export const AdvisedNotBarred: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('PRC resident identity card number');

    await userEvent.type(box, '110105194912310021');
    await userEvent.tab();

    await expect(box).not.toHaveAttribute('aria-invalid');
    await expect(box).toHaveAccessibleDescription(/Please note:/);
  },
};
