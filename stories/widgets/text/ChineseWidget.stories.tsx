import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Chinese',
  component: StoryForm,
  args: { form: 'chinese' },
  parameters: usage(
    'chinese',
    'One line of Chinese, the widget of every text with the rule `chineseOnly`. It uses Chinese typefaces in any language of the page. Composition is not interrupted. `maxChars` counts characters, including those of the extension planes.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = { nameChi: '陳大文' };

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { nameChi: '陳 Tai Man' }, attempted: true } };

export const ReadOnly: Story = { args: { data: FILLED, readOnly: true } };

export const Disabled: Story = { args: { data: FILLED }, decorators: [disabled] };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: FILLED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('陳大文')).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'nameChi.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'nameChi.label': LONG_CHINESE_LABEL } },
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

/** U-17, B-51: characters of an extension plane count as one each and are never cut in half. */
export const SixteenRareCharacters: Story = {
  args: { data: { nameChi: '𠮷'.repeat(16) }, attempted: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Name in Chinese');

    await expect(box).not.toHaveAttribute('aria-invalid');
    await expect(box).not.toHaveAttribute('maxlength');
    await expect(box).toHaveAttribute('lang', 'zh-Hant');
  },
};

/** U-18: characters in composition are neither answers nor errors, also on blur. */
export const InputMethod: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText<HTMLInputElement>('Name in Chinese');

    fireEvent.compositionStart(box);
    fireEvent.input(box, { target: { value: 'chan' }, isComposing: true });
    await expect(box).not.toHaveAttribute('aria-invalid');
    fireEvent.input(box, { target: { value: '陳' }, isComposing: true });
    fireEvent.compositionEnd(box, { data: '陳' });
    fireEvent.blur(box);

    await expect(box).toHaveValue('陳');
    await expect(box).not.toHaveAttribute('aria-invalid');
  },
};

export const LatinIsRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Name in Chinese');

    await userEvent.type(box, '陳 Tai Man');
    await userEvent.tab();

    await expect(box).toHaveAttribute('aria-invalid', 'true');
  },
};
