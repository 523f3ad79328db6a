import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/English',
  component: StoryForm,
  args: { form: 'english' },
  parameters: usage(
    'english',
    'One line of English, the widget of every text with the rule `englishOnly`. Screen readers also read it in English on a Chinese page. Full-width letters and typographic quotes become plain on blur.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = { nameEng: "O'BRIEN, TAI MAN" };

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { nameEng: '陳大文' }, attempted: true } };

export const ReadOnly: Story = { args: { data: FILLED, readOnly: true } };

export const Disabled: Story = { args: { data: FILLED }, decorators: [disabled] };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: FILLED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText("O'BRIEN, TAI MAN")).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'nameEng.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'nameEng.label': LONG_CHINESE_LABEL } },
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

export const FullWidthBecomesPlain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Name in English');

    await userEvent.type(box, 'ＣＨＡＮ　Ｔａｉ－ｍａｎ');
    await userEvent.tab();

    await expect(box).toHaveValue('CHAN Tai-man');
    await expect(box).not.toHaveAttribute('aria-invalid');
  },
};

export const ChineseIsRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Name in English');

    await userEvent.type(box, '陳大文');
    await userEvent.tab();

    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveValue('陳大文');
  },
};

export const ReadInEnglishOnAChinesePage: Story = {
  globals: { language: 'zh-Hant' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('英文姓名');
    await expect(box).toHaveAttribute('lang', 'en');
  },
};
