import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled, playDisabled } from '../support/disabled.tsx';
import { LONG_CHINESE_LABEL, longTexts } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const row = (n: number) => ({ name: `OWNER ${String.fromCharCode(64 + n)}`, share: `${n}` });
const THREE = { shares: [row(1), row(2), row(3)] };
const FIFTY = { shares: Array.from({ length: 50 }, (_, index) => row((index % 26) + 1)) };
const TWO_WRONG = { shares: [row(1), { name: 'OWNER B', share: '0' }, {}] };

const meta = {
  title: 'Templates/RecordRows',
  component: StoryForm,
  args: { form: 'record-rows' },
  parameters: usage(
    'record-rows',
    '`"allOpen": true`: every record stays open, for rows of a few short answers. Rows outside the viewport are neither laid out nor painted. Where the order counts (`ordered`), buttons move a row.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeastTwo: Story = {};

export const ThreeRows: Story = { args: { data: THREE } };

export const FiftyRows: Story = {
  args: { data: FIFTY },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByLabelText('Name in English')).toHaveLength(50);

    await expect(canvas.queryByRole('button', { name: /^Add/ })).toBeNull();
    await expect(
      canvas.getByText('You have added the most that this form takes: 50.'),
    ).toBeVisible();
  },
};

export const Wrong: Story = { args: { data: TWO_WRONG, attempted: true, withSummary: true } };

export const ReadOnly: Story = { args: { data: THREE, readOnly: true } };

export const Disabled: Story = {
  args: { data: THREE },
  decorators: [disabled],
  play: playDisabled,
};

/** Keys of all labelled parts. */
const NAMED = [
  'shares.label',
  'shares.name.label',
  'shares.share.label',
  'shares.add',
  'shares.record',
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
  args: { data: TWO_WRONG, attempted: true, withSummary: true },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: { data: THREE },
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = {
  args: { data: TWO_WRONG, attempted: true },
  globals: { theme: 'dark' },
};

export const ForcedColours: Story = {
  args: { data: TWO_WRONG, attempted: true },
  globals: { theme: 'forced' },
};

export const TextTwiceAsLarge: Story = { args: { data: THREE }, globals: { textSize: 200 } };

/**
 * The pressed button keeps the focus. At either end, where the button disappears, the row's heading
 * receives the focus.
 */
export const MovedByKeyboard: Story = {
  args: { data: THREE },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = () =>
      canvas.getAllByLabelText<HTMLInputElement>('Name in English').map(({ value }) => value);

    (await canvas.findByRole('button', { name: 'Move down Co-owner 1' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['OWNER B', 'OWNER A', 'OWNER C']);
    await expect(canvas.getByRole('button', { name: 'Move down Co-owner 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['OWNER B', 'OWNER C', 'OWNER A']);

    await expect(canvas.getByRole('heading', { name: 'Co-owner 3 of 3' })).toHaveFocus();
  },
};

export const RemovedAndPutBack: Story = {
  args: { data: THREE },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = () => canvas.getAllByLabelText<HTMLInputElement>('Name in English');

    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Co-owner 2' }));
    await expect(boxes().map(({ value }) => value)).toEqual(['OWNER A', 'OWNER C']);
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));

    await expect(boxes()[1]).toHaveValue('OWNER B');
    await expect(canvas.getByRole('heading', { name: 'Co-owner 2 of 3' })).toHaveFocus();
  },
};
