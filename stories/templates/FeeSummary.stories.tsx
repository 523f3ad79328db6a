import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FeeSummary } from '#renderer';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';

const EN = { '$fee.subscription': 'Subscription for one land register', '$fee.copy': 'Copy' };
const ZH = { '$fee.subscription': '訂購一份土地登記冊', '$fee.copy': '副本' };
const LINES = [
  { itemId: 'subscription', quantity: 1, unitPriceCents: 38_000, amountCents: 38_000 },
  { itemId: 'copy', quantity: 12, unitPriceCents: 1_400, amountCents: 16_800 },
  { itemId: 'subscription', quantity: 1, unitPriceCents: 38_000, amountCents: 38_000 },
];

const meta = {
  title: 'Templates/FeeSummary',
  component: FeeSummary,
  args: { lines: LINES, texts: EN, totalLabel: 'Total to pay', totalCents: 92_800 },
  parameters: {
    docs: {
      description: {
        component:
          'Lists the fee before the payment: a line for each kind and price (`$fee.<item>` in the locales), and the total. It appears on the review, on the last step and in print.',
      },
    },
  },
} satisfies Meta<typeof FeeSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoKinds: Story = {
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getAllByRole('term');

    await expect(terms.map(({ textContent }) => textContent)).toEqual([
      'Subscription for one land register',
      'Copy',
    ]);
    await expect(canvasElement).toHaveTextContent('2 × HK$380.00HK$760.00');
    await expect(canvasElement).toHaveTextContent('Total to pay HK$928.00');
  },
};

export const LargestAmount: Story = {
  args: {
    lines: [{ itemId: 'copy', quantity: 1, unitPriceCents: 99_800_000, amountCents: 99_800_000 }],
    totalCents: 99_800_000,
  },
};

export const LongLabel: Story = { args: { texts: { ...EN, '$fee.copy': LONG_LABEL } } };

export const LongChineseLabel: Story = {
  args: { texts: { ...ZH, '$fee.copy': LONG_CHINESE_LABEL }, totalLabel: '應付總額' },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: { texts: ZH, totalLabel: '應付總額' },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: {
    texts: { '$fee.subscription': '订购一份土地登记册', '$fee.copy': '副本' },
    totalLabel: '应付总额',
  },
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const ForcedColours: Story = { globals: { theme: 'forced' } };

export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
