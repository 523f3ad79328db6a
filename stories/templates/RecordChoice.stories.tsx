import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Templates/RecordChoice',
  component: StoryForm,
  args: { form: 'record-choice' },
  parameters: usage(
    'record-choice',
    'A choice whose options are answers of the rows of a record list (`optionsFrom`): who of the committee signs. It follows the rows as they are added, renamed and removed. A chosen name that is no longer in any row counts as absent. Any choice widget can render it.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const MEMBERS = [
  { post: 'chairman', nameEng: 'CHAN TAI MAN' },
  { post: 'secretary', nameEng: 'LEE SIU MING' },
];
const CHOSEN = { members: MEMBERS, applicant: 'CHAN TAI MAN', secretary: 'LEE SIU MING' };

export const NothingToChooseFrom: Story = {};

export const Filled: Story = { args: { data: CHOSEN } };

export const Required: Story = { args: { data: { members: MEMBERS }, attempted: true } };

export const ReadOnly: Story = { args: { data: CHOSEN, readOnly: true } };

export const Disabled: Story = { args: { data: CHOSEN }, decorators: [disabled] };

/** The content of the review and of the print: a name that no row contains is omitted. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: { ...CHOSEN, secretary: 'WONG SIU MING' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('Not provided')).toBeVisible();
    await expect(canvas.queryByText('WONG SIU MING')).toBeNull();
  },
};

export const LongLabel: Story = {
  args: { data: CHOSEN, texts: { 'applicant.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { data: CHOSEN, texts: { 'applicant.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: { data: { members: MEMBERS }, attempted: true },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: { data: { members: MEMBERS }, attempted: true },
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = { args: { data: CHOSEN }, globals: { theme: 'dark' } };

export const ForcedColours: Story = { args: { data: CHOSEN }, globals: { theme: 'forced' } };

export const TextTwiceAsLarge: Story = { args: { data: CHOSEN }, globals: { textSize: 200 } };

export const FollowsTheRows: Story = {
  args: { data: CHOSEN },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Who signs the application?');
    const names = () =>
      within(box)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await expect(names()).toEqual(['Please select', 'CHAN TAI MAN', 'LEE SIU MING']);
    await expect(box).toHaveValue('CHAN TAI MAN');

    await userEvent.click(canvas.getByRole('button', { name: /Change.*1/ }));
    const name = canvas.getByLabelText('Name in English');
    await userEvent.clear(name);
    await userEvent.type(name, 'CHAN');

    await expect(names()).toEqual(['Please select', 'CHAN', 'LEE SIU MING']);
    await expect(box).toHaveValue('');
  },
};
