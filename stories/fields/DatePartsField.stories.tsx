import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LONG_LABEL } from '../support/longLabel.ts';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Fields/DateParts',
  component: StoryForm,
  args: { form: 'date-parts' },
  parameters: usage(
    'date-parts',
    'One date kept as three answers (`dateParts`): day, month and year in three boxes under one legend. What is wrong is said once, over the boxes.',
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

export const ReadOnly: Story = {
  args: { data: { start: { day: '01', month: '12', year: '2026' } }, readOnly: true },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'start.label': LONG_LABEL } },
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
  globals: { textSize: '200' },
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
