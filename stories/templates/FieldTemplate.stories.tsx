import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { disabled, playDisabled } from '../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Templates/Field',
  component: StoryForm,
  args: { form: 'text' },
  parameters: usage(
    'text',
    'The frame of one answer: its label, the word "required", help, and the error above the input with an icon and a bar. Every id that is referenced exists.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHelp: Story = {};

export const WithError: Story = {
  args: { attempted: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Name in English');
    const described = box.getAttribute('aria-describedby')?.split(' ') ?? [];

    for (const id of described) await expect(document.getElementById(id)).not.toBeNull();
    await expect(box).toHaveAccessibleDescription(
      /Surname first.*Error: Enter your name in English/s,
    );
  },
};

export const LongLabel: Story = {
  args: {
    attempted: true,
    texts: { 'name.label': LONG_LABEL, 'name.help': LONG_LABEL, 'name.error.required': LONG_LABEL },
  },
};

export const ErrorInTraditionalChinese: Story = {
  args: { attempted: true },
  globals: { language: 'zh-Hant' },
};

export const ErrorInTheDark: Story = { args: { attempted: true }, globals: { theme: 'dark' } };

const LONG_NAME = 'CHAN TAI MAN ALEXANDER BARTHOLOMEW CHRISTOPHER';

/**
 * The message of a rule with severity `warning` appears under the answer, and the applicant may
 * continue.
 */
export const WithAdvice: Story = {
  args: { form: 'advice', data: { name: LONG_NAME }, attempted: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Name in English');
    await expect(box).toBeValid();
    await expect(box).toHaveAccessibleDescription(/Please note: A name of more than 35 characters/);
  },
};

export const AdviceInSimplifiedChinese: Story = {
  args: { form: 'advice', data: { name: LONG_NAME }, attempted: true },
  globals: { language: 'zh-Hans' },
};

export const ReadOnly: Story = {
  args: { data: { name: 'CHAN TAI MAN' }, readOnly: true },
};

export const Disabled: Story = {
  args: { data: { name: 'CHAN TAI MAN' } },
  decorators: [disabled],
  play: playDisabled,
};

export const LongChineseLabel: Story = {
  args: {
    attempted: true,
    texts: {
      'name.label': LONG_CHINESE_LABEL,
      'name.help': LONG_CHINESE_LABEL,
      'name.error.required': LONG_CHINESE_LABEL,
    },
  },
  globals: { language: 'zh-Hant' },
};

export const ForcedColours: Story = {
  args: { attempted: true },
  globals: { theme: 'forced' },
};

export const TextTwiceAsLarge: Story = {
  args: { attempted: true },
  globals: { textSize: 200 },
};

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { form: 'advice', data: { name: LONG_NAME } },
};

/** An input that the page provides is below its label, without the product's style. */
export const OwnBox: Story = {
  args: {
    form: 'alphanumeric',
    widgets: { alphanumeric: ({ id, value = '' }) => <input id={id} defaultValue={value} /> },
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Company number');
    const label = canvasElement.querySelector(`label[for="${box.id}"]`);

    await expect(box).not.toHaveClass('input');
    await expect(box.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      label?.getBoundingClientRect().bottom ?? Number.NaN,
    );
  },
};
