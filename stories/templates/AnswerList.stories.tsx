import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const TWO = { prn: ['A0123453', 'B0123450'] };

const meta = {
  title: 'Templates/AnswerList',
  component: StoryForm,
  args: { form: 'answer-list' },
  parameters: usage(
    'answer-list',
    'A list whose rows are single answers: a box each, named by the list’s `.record` text, with a button to remove it. Label and help of the list stand once.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneBlankBox: Story = {};

export const TwoBoxes: Story = { args: { data: TWO } };

export const Wrong: Story = {
  args: { data: { prn: ['A0123453', 'A0123450'] }, attempted: true, withSummary: true },
};

export const ReadOnly: Story = { args: { data: TWO, readOnly: true } };

/** What the review shows and the print holds: a line for each answer, none for a box left blank. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: { prn: ['A0123453', '', 'B0123450'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    const answer = canvas.getByRole('definition');
    await expect([...answer.children].map(({ textContent }) => textContent)).toEqual(TWO.prn);
  },
};

export const SimplifiedChinese: Story = {
  args: { data: TWO },
  globals: { language: 'zh-Hans' },
};

export const ForcedColours: Story = {
  args: { data: { prn: ['A0123453', 'A0123450'] }, attempted: true },
  globals: { theme: 'forced' },
};

export const AddAndRemove: Story = {
  args: { data: TWO },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Add another PRN' }));
    await waitFor(() => expect(canvas.getByLabelText('PRN 3')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove PRN 1' }));
    await expect(canvas.getByLabelText('PRN 1')).toHaveFocus();
    await expect(canvas.getByLabelText('PRN 1')).toHaveValue('B0123450');
  },
};
