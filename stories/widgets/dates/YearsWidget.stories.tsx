import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled, playDisabled } from '../../support/disabled.tsx';
import { LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Years',
  component: StoryForm,
  args: { form: 'years' },
  parameters: usage(
    'years',
    'Years and ranges of years in one input. A reversed range, a repeated year and a year outside the limits each have their own message.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: { years: '2019, 2021-2024' } } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { years: '2024-2021' }, attempted: true } };

export const ReadOnly: Story = { args: { data: { years: '2019, 2021-2024' }, readOnly: true } };

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

    await expect(canvas.getByText(/2019, 2021-2024/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'years.label': LONG_LABEL } },
};

/** A Chinese label of realistic length, without spaces to break at. */
export const LongChineseLabel: Story = {
  args: {
    attempted: true,
    texts: {
      'years.label':
        '申請人或其獲授權代表按照土地註冊處處長就該物業所發出的通知書上所列的條款及條件首次提出申請的年份',
    },
  },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: { data: { years: '2019, 2021-2024' }, attempted: true },
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

export const ATwiceNamedYear: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Years of the accounts');

    await userEvent.type(box, '2019, 2018-2020');
    await userEvent.tab();

    await expect(canvas.getByText('Enter each year once only')).toBeVisible();
    await expect(box).toBeInvalid();
  },
};

export const FullWidthFromAnInputMethod: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Years of the accounts');

    await userEvent.type(box, '２０１９、２０２１－２０２４');
    await userEvent.tab();

    await expect(box).toHaveValue('2019、2021-2024');
    await expect(box).not.toHaveAttribute('aria-invalid');
  },
};
