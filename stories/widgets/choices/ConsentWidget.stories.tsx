import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Consent',
  component: StoryForm,
  args: { form: 'consent' },
  parameters: usage(
    'consent',
    'A checkbox under the text that the applicant agrees to. The text is under `<path>.text` in the Markdown subset, in a scrolling box of 200 px. HTML in it stays text.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: { agreeLicence: true } } };

export const Required: Story = { args: { attempted: true } };

export const ReadOnly: Story = { args: { data: { agreeLicence: true }, readOnly: true } };

/**
 * The text still scrolls by keyboard, but axe treats everything inside a disabled fieldset as
 * disabled.
 */
export const Disabled: Story = {
  args: { data: { agreeLicence: true } },
  decorators: [disabled],
  parameters: {
    a11y: { config: { rules: [{ id: 'scrollable-region-focusable', enabled: false }] } },
  },
};

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { ...Filled.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/Yes/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'agreeLicence.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'agreeLicence.label': LONG_CHINESE_LABEL } },
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

export const TextTwiceAsLarge: Story = { args: { attempted: true }, globals: { textSize: 200 } };

export const ReadAndTickedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = canvas.getByRole('region', {
      name: 'What you agree to – I accept the licence terms',
    });

    await userEvent.tab();
    await expect(words).toHaveFocus();
    await expect(words.scrollHeight).toBeGreaterThan(words.clientHeight);
    await userEvent.tab();
    await userEvent.keyboard(' ');

    await expect(canvas.getByLabelText('I accept the licence terms')).toBeChecked();
  },
};

export const TwoHundredPixelsHigh: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByRole('region', {
      name: 'What you agree to – I accept the licence terms',
    });

    await expect(words.getBoundingClientRect().height).toBe(200);
  },
};

export const MarkupStaysText: Story = {
  args: { texts: { 'agreeLicence.text': 'Plain <img src=x onerror=alert(1)> **words**' } },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByRole('region', {
      name: 'What you agree to – I accept the licence terms',
    });

    await expect(words).toHaveTextContent('Plain <img src=x onerror=alert(1)> words');
    await expect(words.querySelector('img')).toBeNull();
  },
};
