import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled, playDisabled } from '../support/disabled.tsx';
import { LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Fields/DateParts',
  component: StoryForm,
  args: { form: 'date-parts' },
  parameters: usage(
    'date-parts',
    'One date stored as three answers (`dateParts`): day, month and year in three inputs under one legend. An error appears once, above the inputs.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { data: { start: { day: '01', month: '12', year: '2026' } } },
};

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = {
  args: { data: { start: { day: '31', month: '02', year: '2027' } }, attempted: true },
};

export const Advice: Story = {
  args: { data: { start: { day: '01', month: '12', year: '2028' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByLabelText('Year'));
    await userEvent.tab();

    await expect(document.getElementById('f-start-advice')).toHaveTextContent('renewed each year');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/renewed each year/);
  },
};

export const ReadOnly: Story = {
  args: { data: { start: { day: '01', month: '12', year: '2026' } }, readOnly: true },
};

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

    await expect(canvas.getByText(/01[/]12[/]2026/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'start.label': LONG_LABEL } },
};

/** A Chinese label of realistic length, without spaces to break at. */
export const LongChineseLabel: Story = {
  args: {
    attempted: true,
    texts: {
      'start.label':
        '申請人或其獲授權代表按照土地註冊處處長就該物業所發出的通知書上所列的條款及條件首次提出申請的日期',
    },
  },
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

    await userEvent.type(canvas.getByLabelText('Day'), '1');
    await userEvent.type(canvas.getByLabelText('Month'), '1');
    await userEvent.type(canvas.getByLabelText('Year'), '2026');
    await userEvent.tab();

    await expect(canvas.getByLabelText('Day')).toHaveValue('01');
    await expect(canvas.getByLabelText('Year')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvasElement.querySelectorAll('.field-error')).toHaveLength(1);
  },
};

/** Focus moves only when the applicant moves it: correcting the day does not jump to the month. */
export const FocusStaysWhereItIs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.type(canvas.getByLabelText('Day'), '01');
    await expect(canvas.getByLabelText('Day')).toHaveFocus();
    await userEvent.tab();

    await expect(canvas.getByLabelText('Month')).toHaveFocus();
  },
};

export const PastedWhole: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByLabelText('Day'));
    await userEvent.paste('2026年12月1日');

    await expect(canvas.getByLabelText('Day')).toHaveValue('01');
    await expect(canvas.getByLabelText('Month')).toHaveValue('12');
    await expect(canvas.getByLabelText('Year')).toHaveValue('2026');
    await expect(canvas.getByLabelText('Day')).toHaveFocus();
  },
};
