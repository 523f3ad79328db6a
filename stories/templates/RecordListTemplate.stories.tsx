import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { disabled, playDisabled } from '../support/disabled.tsx';
import { LONG_CHINESE_LABEL, longTexts } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const THREE = {
  orders: [
    { kind: 'oneOff', prn: 'A0123453' },
    { kind: 'new24', prn: 'B0123450' },
    { kind: 'new24', prn: 'C0123457' },
  ],
};

/** Time limit for a changed definition, which must be compiled first. */
const LIVE = { timeout: 10_000 };

const meta = {
  title: 'Templates/RecordList',
  component: StoryForm,
  args: { form: 'record-list' },
  parameters: usage(
    'record-list',
    'Records, one open at a time, the others as a line each. A removal can be undone for ten seconds; the focus always goes to the heading of the record concerned.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneBlankRecord: Story = {};

export const ThreeRecords: Story = { args: { data: THREE } };

export const Full: Story = {
  args: { data: { orders: [...THREE.orders, { kind: 'oneOff', prn: 'D0123454' }] } },
};

const ONE_WRONG = { orders: [...THREE.orders, { prn: 'D0123450' }] };

export const Wrong: Story = { args: { data: ONE_WRONG, attempted: true, withSummary: true } };

export const ReadOnly: Story = { args: { data: THREE, readOnly: true } };

export const Disabled: Story = {
  args: { data: THREE },
  decorators: [disabled],
  play: playDisabled,
};

/** Keys of all labelled parts. */
const NAMED = [
  'orders.label',
  'orders.kind.label',
  'orders.prn.label',
  'orders.add',
  'orders.record',
];

export const LongLabel: Story = {
  args: {
    data: THREE,
    texts: longTexts(NAMED),
  },
};

export const LongChineseLabel: Story = {
  args: {
    data: THREE,
    texts: longTexts(NAMED, LONG_CHINESE_LABEL),
  },
  globals: { language: 'zh-Hant' },
};

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: THREE },
};

export const TraditionalChinese: Story = {
  args: { data: THREE },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: { data: THREE },
  globals: { language: 'zh-Hans' },
};

export const TextTwiceAsLarge: Story = {
  args: { data: THREE },
  globals: { textSize: 200 },
};

export const Dark: Story = {
  args: { data: ONE_WRONG, attempted: true },
  globals: { theme: 'dark' },
};

export const ForcedColours: Story = {
  args: { data: ONE_WRONG, attempted: true },
  globals: { theme: 'forced' },
};

export const AddRemoveUndo: Story = {
  args: { data: THREE },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = (name: string) => canvas.getByRole('heading', { name });

    await userEvent.click(canvas.getByRole('button', { name: 'Add another land register' }));
    await waitFor(() => expect(heading('Land register 4 of 4')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Land register 2' }));
    await expect(heading('Land register 2 of 3')).toHaveFocus();
    await expect(canvas.queryByText('24 months · B0123450')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));

    await expect(heading('Land register 2 of 4')).toHaveFocus();
    await expect(canvas.getByLabelText('Property Reference Number')).toHaveValue('B0123450');
  },
};

/** The option `copyable` is for records that differ little. */
export const Copied: Story = {
  args: {
    data: THREE,
    ui: {
      orders: {
        'ui:options': { summary: ['kind', 'prn'], copyable: true },
        items: { kind: { 'ui:widget': 'radio' } },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const copy = await canvas.findByRole('button', { name: 'Copy Land register 2' }, LIVE);

    await userEvent.click(copy);
    const copied = canvas.getByRole('heading', { name: 'Land register 3 of 4' });
    await waitFor(() => expect(copied).toHaveFocus());
    await expect(canvas.getByLabelText('Property Reference Number')).toHaveValue('B0123450');
    await expect(canvas.queryByRole('button', { name: /^Copy/ })).toBeNull();
  },
};

export const MovedByKeyboard: Story = {
  args: { data: THREE },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    canvas.getByRole('button', { name: 'Move up Land register 3' }).focus();
    await userEvent.keyboard('{Enter}');

    const summaries = canvas.getAllByText(/^(One-off|24 months) ·/);
    await expect(summaries.map(({ textContent }) => textContent)).toEqual([
      'One-off · A0123453',
      '24 months · C0123457',
      '24 months · B0123450',
    ]);
  },
};
