import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Templates/Section',
  component: StoryForm,
  args: { form: 'section' },
  parameters: usage(
    'section',
    'Answers under a heading: a group of the schema, or consecutive fields that name the same `section` in `ui:options`.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    data: {
      agent: { name: 'LEE SIU MING', tel: '2345 6789' },
      kind: 'corporate',
      company: 'Example Limited',
    },
  },
};

export const Wrong: Story = { args: { attempted: true } };

/** What the review shows and the print holds: what nobody asked for any more is not there. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: {
    data: {
      agent: { name: 'LEE SIU MING' },
      kind: 'individual',
      company: 'Example Limited',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { name: 'Agent' })).toBeVisible();
    await expect(canvas.getByText('Not provided')).toBeVisible();
    await expect(canvas.queryByText('Example Limited')).toBeNull();
  },
};

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };

export const FieldsComeAndGo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText('Name of corporation')).toBeNull();

    await userEvent.click(canvas.getByLabelText('Corporation'));
    await userEvent.type(canvas.getByLabelText('Name of corporation'), 'Example Limited');
    await userEvent.click(canvas.getByLabelText('Individual'));
    await expect(canvas.queryByLabelText('Name of corporation')).toBeNull();
    await userEvent.click(canvas.getByLabelText('Corporation'));

    await expect(canvas.getByLabelText('Name of corporation')).toHaveValue('Example Limited');
  },
};
