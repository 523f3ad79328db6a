import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const THREE = {
  deeds: [
    { nature: 'Assignment', parties: [{ name: 'CHAN TAI MAN' }, { name: 'WONG SIU MING' }] },
    { nature: 'Mortgage', parties: [{ name: 'EXAMPLE BANK LIMITED' }] },
    { parties: [] },
  ],
};

const meta = {
  title: 'Templates/RecordPages',
  component: StoryForm,
  args: { form: 'record-pages' },
  parameters: usage(
    'record-pages',
    '`"paged": true`: one record shows at a time, chosen from a selector or turned to by a button. The list inside the record has a heading of its own.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneRecord: Story = {};

export const ThreeRecords: Story = { args: { data: THREE } };

export const Wrong: Story = { args: { data: THREE, attempted: true, withSummary: true } };

export const ReadOnly: Story = { args: { data: THREE, readOnly: true } };

export const TraditionalChinese: Story = {
  args: { data: THREE },
  globals: { language: 'zh-Hant' },
};

export const TurnedByKeyboard: Story = {
  args: { data: { deeds: THREE.deeds.slice(0, 2) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    canvas.getByRole('button', { name: 'Next: Instrument 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Instrument 2 of 2' })).toHaveFocus();
    await expect(canvas.getByLabelText(/^Nature of instrument/)).toHaveValue('Mortgage');
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Instrument 1');
    await expect(canvas.getByLabelText(/^Nature of instrument/)).toHaveValue('Assignment');
  },
};
