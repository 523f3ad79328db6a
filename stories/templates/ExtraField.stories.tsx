import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { REVIEWED } from '../support/reviewed.tsx';
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

/** What the review shows and the print holds: what belongs to an option not chosen is not there. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: { kind: 'other', kindOther: 'Deed poll', copies: 'no', count: '3' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('Deed poll')).toBeVisible();
    await expect(canvas.queryByText('How many copies?')).toBeNull();
  },
};
