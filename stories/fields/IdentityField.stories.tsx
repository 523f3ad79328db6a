import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { chooseOption } from '../support/chooseOption.ts';
import { disabled } from '../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Fields/Identity',
  component: StoryForm,
  args: { form: 'identity' },
  parameters: usage(
    'identity',
    'An identity document and its number: the shared block `schemas/defs/identity` with its rules, texts and layout. The chosen kind determines the rule of the number. A form that accepts fewer kinds narrows `idType` by an `enum` next to the `$ref`.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = { identity: { idType: 'hkid', idNo: 'A1234563' } };

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = {
  args: { data: { identity: { idType: 'hkid', idNo: 'A1234560' } }, attempted: true },
};

/** Here the rule only shows advice under the answer, and the applicant may continue. */
export const Advice: Story = {
  args: { data: { identity: { idType: 'prchkmac', idNo: 'CO1234567' } }, attempted: true },
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
  args: { attempted: true, texts: { 'identity.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'identity.label': LONG_CHINESE_LABEL } },
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

/** The number field appears once a kind is chosen. Its rule depends on the kind. */
export const TheKindDecides: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const kind = canvas.getByLabelText('Type of document');

    await expect(canvas.queryByLabelText('Document number')).toBeNull();
    await chooseOption(kind, 'Hong Kong identity card');
    const box = canvas.getByLabelText('Document number');
    await expect(box).toHaveAccessibleDescription('For example A123456(3)');
    await userEvent.type(box, 'a123456(4)');
    await userEvent.tab();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await chooseOption(kind, 'Not applicable');

    await expect(canvas.queryByLabelText('Document number')).toBeNull();
  },
};
