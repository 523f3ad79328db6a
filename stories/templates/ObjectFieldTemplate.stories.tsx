import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled, playDisabled } from '../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const FILLED = {
  agent: { name: 'LEE SIU MING', tel: '2345 6789' },
  kind: 'corporate',
  company: 'Example Limited',
};

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

export const Filled: Story = { args: { data: FILLED } };

export const Wrong: Story = { args: { attempted: true } };

export const ReadOnly: Story = {
  args: { data: FILLED, readOnly: true },
};

export const Disabled: Story = {
  args: { data: FILLED },
  decorators: [disabled],
  play: playDisabled,
};

export const LongLabel: Story = {
  args: {
    data: FILLED,
    texts: {
      'agent.label': LONG_LABEL,
      'agent.help': LONG_LABEL,
      'agent.name.label': LONG_LABEL,
      '$sections.owner.title': LONG_LABEL,
      'kind.label': LONG_LABEL,
    },
  },
};

export const LongChineseLabel: Story = {
  args: {
    data: FILLED,
    texts: {
      'agent.label': LONG_CHINESE_LABEL,
      'agent.help': LONG_CHINESE_LABEL,
      'agent.name.label': LONG_CHINESE_LABEL,
      '$sections.owner.title': LONG_CHINESE_LABEL,
      'kind.label': LONG_CHINESE_LABEL,
    },
  },
  globals: { language: 'zh-Hant' },
};

/** The content of the review and of the print: answers of hidden questions are absent. */
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

export const SimplifiedChinese: Story = {
  args: { data: FILLED },
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = {
  args: { data: FILLED, attempted: true },
  globals: { theme: 'dark' },
};

export const ForcedColours: Story = {
  args: { data: FILLED },
  globals: { theme: 'forced' },
};

export const TextTwiceAsLarge: Story = {
  args: { data: FILLED },
  globals: { textSize: 200 },
};

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
