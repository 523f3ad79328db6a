import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LONG_LABEL } from '../support/longLabel.ts';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Widgets/Date',
  component: StoryForm,
  args: { form: 'date' },
  parameters: usage(
    'date',
    'A date in one box. Slashes come by themselves while typing at the end, other spellings are read when pasted; deleting is left alone.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: { day: '01/12/2026' } } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { day: '31/02/2027' }, attempted: true } };

export const ReadOnly: Story = { args: { data: { day: '01/12/2026' }, readOnly: true } };

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'day.label': LONG_LABEL } },
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

export const SlashesWhileTyping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Service starting date');

    await userEvent.type(box, '01122026');

    await expect(box).toHaveValue('01/12/2026');
  },
};

export const PastedInAnotherSpelling: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Service starting date');

    await userEvent.click(box);
    await userEvent.paste('2026-12-01');

    await expect(box).toHaveValue('01/12/2026');
  },
};

export const DeletingIsLeftAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Service starting date');

    await userEvent.type(box, '0112');
    await userEvent.keyboard('{Backspace}{Backspace}');

    await expect(box).toHaveValue('01/1');
  },
};

export const InThePast: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Service starting date');

    await userEvent.type(box, '19112026');
    await userEvent.tab();

    await expect(box).toHaveAttribute('aria-invalid', 'true');
  },
};
