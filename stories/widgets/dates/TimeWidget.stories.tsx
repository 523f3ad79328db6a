import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { chooseOption } from '../../support/chooseOption.ts';
import { disabled, playDisabled } from '../../support/disabled.tsx';
import { LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Time',
  component: StoryForm,
  args: { form: 'time' },
  parameters: usage(
    'time',
    'A time of day: hours and minutes in an input, AM or PM (上午, 下午) in a list, in the order of the language. The answer is one text, `2:05 PM`. AM or PM typed into the input is selected in the list.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: { time: '2:05 PM' } } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { time: '2:65 PM' }, attempted: true } };

export const ReadOnly: Story = { args: { data: { time: '2:05 PM' }, readOnly: true } };

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

    await expect(canvas.getByText(/2:05 PM/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'time.label': LONG_LABEL } },
};

/** A Chinese label of realistic length, without spaces to break at. */
export const LongChineseLabel: Story = {
  args: {
    attempted: true,
    texts: {
      'time.label':
        '申請人或其獲授權代表按照土地註冊處處長就該物業所發出的通知書上所列的條款及條件首次提出申請的時間',
    },
  },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: { data: { time: '2:05 PM' }, attempted: true },
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

export const TypedAndChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Hours and minutes');
    const half = canvas.getByLabelText('AM or PM');

    await userEvent.type(box, '9.05');
    await userEvent.tab();
    await expect(half).toHaveFocus();
    await expect(box).toHaveValue('9:05');
    await expect(box).not.toHaveAttribute('aria-invalid');
    await chooseOption(half, 'PM');
    await userEvent.tab();

    await expect(half).toHaveValue('PM');
    await expect(box).toHaveValue('9:05');
    await expect(box).not.toHaveAttribute('aria-invalid');
  },
};

export const HalfTyped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Hours and minutes');
    const half = canvas.getByLabelText('AM or PM');

    await userEvent.type(box, '9:05pm');
    await expect(half).toHaveValue('PM');
    await userEvent.tab();

    await expect(box).toHaveValue('9:05');
    await chooseOption(half, 'AM');
    await expect(box).toHaveValue('9:05');
    await expect(half).toHaveValue('AM');
  },
};

export const ChineseWords: Story = {
  globals: { language: 'zh-Hant' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('時和分');
    const half = canvas.getByLabelText('上午或下午');

    await expect(half.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(box);
    await userEvent.paste('下午12:30');
    await expect(within(half).getByRole('option', { selected: true })).toHaveTextContent('下午');
    await userEvent.tab();

    await expect(box).toHaveValue('12:30');
  },
};

export const HalfMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Hours and minutes');

    await userEvent.type(box, '9:05');
    await userEvent.tab();
    await userEvent.tab();

    await expect(box).toBeInvalid();
    await expect(
      canvas.getByText('Enter a time and choose AM or PM, such as 9:30 AM'),
    ).toBeVisible();
  },
};
