import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled, playDisabled } from '../../support/disabled.tsx';
import { LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/MonthYear',
  component: StoryForm,
  args: { form: 'month-year' },
  parameters: usage(
    'month-year',
    'A month of a year in one input. The slash is inserted while typing at the end. Other spellings are normalised on paste and on blur.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: { month: '12/2026' } } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { month: '13/2026' }, attempted: true } };

export const Advice: Story = {
  args: { data: { month: '12/2028' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('First month of the subscription');

    await userEvent.click(box);
    await userEvent.tab();

    const advice = document.getElementById('f-month-advice');
    await expect(advice).toHaveTextContent('confirmed by post');
    await expect(box).not.toHaveAttribute('aria-invalid');
  },
};

export const ReadOnly: Story = { args: { data: { month: '12/2026' }, readOnly: true } };

export const Disabled: Story = {
  args: { ...Filled.args },
  decorators: [disabled],
  play: playDisabled,
};

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { ...Filled.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/12[/]2026/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'month.label': LONG_LABEL } },
};

/** A Chinese label of realistic length, without spaces to break at. */
export const LongChineseLabel: Story = {
  args: {
    attempted: true,
    texts: {
      'month.label':
        '申請人或其獲授權代表按照土地註冊處處長就該物業所發出的通知書上所列的條款及條件首次提出申請的月份',
    },
  },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: { data: { month: '12/2026' }, attempted: true },
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

export const SlashWhileTyping: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('First month of the subscription');

    await userEvent.type(box, '122026');

    await expect(box).toHaveValue('12/2026');
    await expect(box).toHaveAttribute('inputmode', 'numeric');
  },
};

export const ReadWhenLeft: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('First month of the subscription');

    await userEvent.click(box);
    await userEvent.paste('2026年12月');
    await expect(box).toHaveValue('12/2026');

    await userEvent.clear(box);
    await userEvent.type(box, 'Jan 2027');
    await userEvent.tab();
    await expect(box).toHaveValue('01/2027');
    await expect(box).not.toHaveAttribute('aria-invalid');
  },
};
