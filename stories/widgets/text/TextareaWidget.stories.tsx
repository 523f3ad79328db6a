import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Textarea',
  component: StoryForm,
  args: { form: 'textarea' },
  parameters: usage(
    'textarea',
    'A longer text. Line breaks become spaces unless the leaf is `multiline`.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { data: { reason: 'The register shows the former owner.\nPlease correct it.' } },
};

export const Required: Story = { args: { attempted: true } };

export const ReadOnly: Story = {
  args: {
    data: { reason: 'The register shows the former owner.\nPlease correct it.' },
    readOnly: true,
  },
};

export const Disabled: Story = {
  args: { data: { reason: 'The register shows the former owner.' } },
  decorators: [disabled],
};

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: { reason: 'The register shows the former owner.\nPlease correct it.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('The register shows the former owner.')).toBeVisible();
    await expect(canvas.getByText('Please correct it.')).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'reason.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'reason.label': LONG_CHINESE_LABEL } },
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

export const SeveralLines: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Reason for the request');

    await userEvent.type(box, 'One{Enter}Two');

    await expect(box).toHaveValue('One\nTwo');
    await expect(canvas.getByText('You have 493 characters left.')).toBeVisible();
  },
};

/** `rows` is the least height of the box, which grows with its text. */
export const EightRows: Story = {
  args: { ui: { reason: { 'ui:widget': 'textarea', 'ui:options': { rows: 8 } } } },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByLabelText('Reason for the request');
    const line = Number.parseFloat(getComputedStyle(box).lineHeight);

    await expect(box.clientHeight).toBeGreaterThan(8 * line);
    await expect(box.clientHeight).toBeLessThan(10 * line);
  },
};

/** Without `multiline` a line break becomes a space: the answer stays one line of any length. */
export const OneLine: Story = {
  args: { form: 'textarea-line' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Remarks');

    await userEvent.type(box, 'One{Enter}Two');
    await expect(box).toHaveValue('One Two');
    await userEvent.clear(box);
    await userEvent.click(box);
    await userEvent.paste('One\r\nTwo\nThree');
    await userEvent.tab();

    await expect(box).toHaveValue('One Two Three');
    await expect(canvas.getByText('You have 187 characters left.')).toBeVisible();
  },
};
