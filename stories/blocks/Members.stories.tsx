import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Blocks/Members',
  component: StoryForm,
  args: { form: 'members' },
  parameters: usage(
    'members',
    'The members of a management committee: a record list of the shared block `member`, at least three, with exactly one chairman (`countWhere`).',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = {
  members: [
    {
      post: 'chairman',
      nameEng: 'CHAN TAI MAN',
      nameChi: '陳大文',
      address: { line1: '1 HIGH STREET' },
    },
    { post: 'secretary', nameEng: 'WONG SIU MING', address: { line1: '2 HIGH STREET' } },
    {
      post: 'treasurer',
      nameEng: 'LEE MEI LING',
      corporate: true,
      companyName: 'EXAMPLE LIMITED',
      address: { line1: '3 HIGH STREET' },
    },
  ],
};

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = {
  args: {
    data: {
      members: [
        { post: 'chairman', nameEng: 'CHAN TAI MAN', address: { line1: '1 HIGH STREET' } },
        { post: 'chairman', nameEng: 'WONG SIU MING', address: { line1: '2 HIGH STREET' } },
        {},
      ],
    },
    attempted: true,
    withSummary: true,
  },
};

export const ReadOnly: Story = { args: { data: FILLED, readOnly: true } };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: FILLED },
};

export const ReviewedInChinese: Story = { ...Reviewed, globals: { language: 'zh-Hant' } };

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'members.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'members.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: {
    data: {
      members: [
        { post: 'chairman', nameEng: 'CHAN TAI MAN', address: { line1: '1 HIGH STREET' } },
        { post: 'chairman', nameEng: 'WONG SIU MING', address: { line1: '2 HIGH STREET' } },
        {},
      ],
    },
    attempted: true,
  },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: { data: FILLED },
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = { args: { attempted: true }, globals: { theme: 'dark' } };

export const ForcedColours: Story = { args: { attempted: true }, globals: { theme: 'forced' } };

export const TextTwiceAsLarge: Story = {
  args: { attempted: true },
  globals: { textSize: 200 },
};

/** With two chairmen, the summary has an error for each chairman, with the name of the record. */
export const TwoChairmen: Story = {
  args: { data: { members: [...FILLED.members, { ...FILLED.members[0] }] }, withSummary: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));

    const links = await canvas.findAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Member 1: There must be exactly one chairman',
      'Member 4: There must be exactly one chairman',
    ]);
    if (links[1]) await userEvent.click(links[1]);
    await expect(canvas.getByRole('group', { name: 'Member 4 of 4' })).toHaveFocus();
    await expect(canvas.getByLabelText('Post')).toHaveValue('chairman');
  },
};

export const LeastThree: Story = {
  args: { data: FILLED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const add = await canvas.findByRole('button', { name: 'Add another member' });

    await expect(add).toHaveAccessibleDescription('At least 3 are needed. You can add up to 20.');
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.click(add);
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(4);
  },
};
