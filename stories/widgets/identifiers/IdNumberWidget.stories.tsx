import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/ID number',
  component: StoryForm,
  args: { form: 'id-number' },
  parameters: usage(
    'id-number',
    'The number of a document whose kind another choice determines, named by `kindFrom`: hint, input and keyboard follow that choice. The rules depend on the same choice, each with its `when`. The shared block `identity` combines both in one group.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = { IdDoc: 'hkid', IdNo: 'A1234563' };

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = {
  args: { data: { IdDoc: 'hkid', IdNo: 'A1234560' }, attempted: true },
};

/** Here the rule only shows advice under the answer, and the applicant may continue. */
export const Advice: Story = {
  args: { data: { IdDoc: 'passport', IdNo: '1234' }, attempted: true },
};

export const ReadOnly: Story = { args: { data: FILLED, readOnly: true } };

export const Disabled: Story = { args: { data: FILLED }, decorators: [disabled] };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: FILLED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('A123456(3)')).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'IdNo.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'IdNo.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
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
  globals: { textSize: 200 },
};

/** The typed text remains. Rule, hint and error depend on the chosen document. */
export const AnotherDocument: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Document number');

    await userEvent.click(canvas.getByLabelText('Hong Kong identity card'));
    await expect(box).toHaveAccessibleDescription('For example A123456(3)');
    await userEvent.type(box, 'k12345678');
    await userEvent.tab();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByLabelText('Passport'));

    await waitFor(() => expect(box).not.toHaveAttribute('aria-invalid'));
    await expect(box).toHaveValue('k12345678');
    await expect(box).toHaveAccessibleDescription(/for example K12345678/);
  },
};

export const BracketsAreDropped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Document number');

    await userEvent.click(canvas.getByLabelText('Hong Kong identity card'));
    await userEvent.type(box, 'a123456(3)');
    await userEvent.tab();

    await expect(box).toHaveValue('A1234563');
    await expect(box).not.toHaveAttribute('aria-invalid');
  },
};
