import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { chooseOption } from '../../support/chooseOption.ts';
import { disabled, playDisabled } from '../../support/disabled.tsx';
import { LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Year',
  component: StoryForm,
  args: { form: 'year' },
  parameters: usage(
    'year',
    'A year from a list, the latest first. The limits are those of the rules; without any, from 1900 to two years ahead.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: { year: '2019' } } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { year: '1996' }, attempted: true } };

export const ReadOnly: Story = { args: { data: { year: '2019' }, readOnly: true } };

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

    await expect(canvas.getByText(/2019/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'year.label': LONG_LABEL } },
};

/** A Chinese label of realistic length, without spaces to break at. */
export const LongChineseLabel: Story = {
  args: {
    attempted: true,
    texts: {
      'year.label':
        '申請人或其獲授權代表按照土地註冊處處長就該物業所發出的通知書上所列的條款及條件首次提出申請的年份',
    },
  },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: { data: { year: '2019' }, attempted: true },
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

export const TheYearsOfItsLimits: Story = {
  args: { data: { year: '2019' } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByLabelText('Year of completion');

    const years = within(list).getAllByRole('option').slice(1);
    await expect(years).toHaveLength(30);
    await expect(years.at(0)).toHaveTextContent('2026');
    await expect(years.at(-1)).toHaveTextContent('1997');
    await chooseOption(list, '2001');
    await expect(list).toHaveValue('2001');
  },
};

/** A year from a saved file outside the limits is shown and reported, not dropped. */
export const OutsideItsLimits: Story = {
  args: { data: { year: '1990' }, attempted: true },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByLabelText('Year of completion');

    await expect(list).toHaveValue('1990');
    await expect(list).toBeInvalid();
  },
};
