import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled, playDisabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const FILLED = {
  prices: { tea: 8.5, cake: 20 },
  hours: [
    ['Mon', 9, 17],
    ['Tue', 9, 13],
  ],
  origin: { url: 'https://example.hk/', branch: 'main' },
  family: { name: 'CHAN TAI MAN', children: [{ name: 'CHAN SIU MING' }] },
};

const meta = {
  title: 'Widgets/Any shape',
  component: StoryForm,
  args: { form: 'any-shape' },
  parameters: usage(
    'any-shape',
    'One answer of many parts, for values that fields and lists cannot represent: free names, tuples, lists of lists, alternatives, recursion. Its schema is under `json`. RJSF renders it with the project’s widgets, from a separate chunk.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Wrong: Story = { args: { data: { ...FILLED, prices: { tea: -1 } }, attempted: true } };

export const ReadOnly: Story = { args: { data: FILLED, readOnly: true } };

export const Disabled: Story = {
  args: { ...Filled.args },
  decorators: [disabled],
  play: playDisabled,
};

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { ...Filled.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/CHAN SIU MING/)).toBeVisible();
  },
};

export const LongLabel: Story = { args: { data: FILLED, texts: { 'prices.label': LONG_LABEL } } };

export const LongChineseLabel: Story = {
  args: { data: FILLED, texts: { 'prices.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};

/**
 * Parts without room side by side are stacked with a gap; on a wider canvas they are side by side.
 */
export const OnAPhone: Story = {
  args: { data: FILLED },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const prices = within(canvasElement).getByRole('group', { name: 'Prices' });
    const [name] = await within(prices).findAllByLabelText('Name');
    const { top } = within(prices).getByText('tea', { selector: 'label' }).getBoundingClientRect();
    const bottom = name?.getBoundingClientRect().bottom ?? Number.NaN;

    if (matchMedia('(width < 640px)').matches) await expect(top).toBeGreaterThan(bottom + 7);
    else await expect(top).toBeLessThan(bottom);
  },
};

export const TraditionalChinese: Story = {
  args: { data: FILLED },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: { data: FILLED },
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = { args: { data: FILLED }, globals: { theme: 'dark' } };

export const ForcedColours: Story = {
  args: { data: { ...FILLED, prices: { tea: -1 } }, attempted: true },
  globals: { theme: 'forced' },
};

export const TextTwiceAsLarge: Story = { args: { data: FILLED }, globals: { textSize: 200 } };

export const ANameOfOnesOwn: Story = {
  play: async ({ canvasElement }) => {
    const prices = within(canvasElement).getByRole('group', { name: 'Prices' });

    await userEvent.click(await within(prices).findByRole('button', { name: /Add another/ }));
    const name = within(prices).getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'tea');
    await userEvent.tab();

    await expect(within(prices).getByLabelText('tea')).toBeVisible();
  },
};
