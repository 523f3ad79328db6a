import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Templates/ErrorSummary',
  component: StoryForm,
  args: { form: 'record-list', withSummary: true, attempted: true },
  parameters: usage(
    'record-list',
    'Lists the errors in page order, with links. A link opens the record of the field and moves focus to its input.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneField: Story = { args: { form: 'hkid' } };

export const FieldsOfARecord: Story = {};

export const LongLabel: Story = {
  args: {
    texts: {
      'orders.kind.label': LONG_LABEL,
      'orders.kind.error.required': LONG_LABEL,
      'orders.prn.label': LONG_LABEL,
      'orders.prn.error.required': LONG_LABEL,
      'orders.record': `${LONG_LABEL} {n}`,
    },
  },
};

export const LongChineseLabel: Story = {
  args: {
    texts: {
      'orders.kind.label': LONG_CHINESE_LABEL,
      'orders.kind.error.required': LONG_CHINESE_LABEL,
      'orders.prn.label': LONG_CHINESE_LABEL,
      'orders.prn.error.required': LONG_CHINESE_LABEL,
      'orders.record': `${LONG_CHINESE_LABEL} {n}`,
    },
  },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };

export const SimplifiedChinese: Story = {
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const ForcedColours: Story = {
  globals: { theme: 'forced' },
};

export const TextTwiceAsLarge: Story = {
  globals: { textSize: 200 },
};

export const LinkOpensTheRecord: Story = {
  args: {
    data: {
      orders: [
        { kind: 'oneOff', prn: 'A0123453' },
        { kind: 'oneOff', prn: 'wrong' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText('Property Reference Number')).toBeNull();

    await userEvent.click(canvas.getByRole('link', { name: /Land register 2/ }));

    await expect(canvas.getByLabelText('Property Reference Number')).toHaveFocus();
    await expect(canvas.getByLabelText('Property Reference Number')).toHaveValue('wrong');
  },
};
