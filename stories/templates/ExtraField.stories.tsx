import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Templates/ExtraField',
  component: StoryForm,
  args: { form: 'extra-field' },
  parameters: usage(
    'extra-field',
    '`extraFieldOf`: under its option in a radio or checkbox group; below a select, which has no room under its options.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const BothShown: Story = { args: { data: { kind: 'other', copies: 'yes' } } };

export const Wrong: Story = {
  args: { data: { kind: 'other', copies: 'yes' }, attempted: true, withSummary: true },
};
