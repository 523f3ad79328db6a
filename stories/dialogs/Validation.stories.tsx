import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ValidationDialog } from '#screens';
import { LONG_LABEL } from '../support/longLabel.ts';
import { framed, inPortal } from '../support/portal.tsx';

const FEW = [
  { id: '1', label: 'English name of the owner', message: 'Enter the English name' },
  { id: '2', label: 'Order 2: PRN', message: 'The PRN is not valid' },
  { id: '3', label: 'E-mail address', message: 'Enter an e-mail address like name@example.com' },
];

const CHINESE = [
  { id: '1', label: '業主英文姓名', message: '請輸入英文姓名' },
  { id: '2', label: '訂單 2：物業參考編號', message: '物業參考編號無效' },
];

const meta = {
  title: 'Dialogs/Validation error',
  component: ValidationDialog,
  ...inPortal,
  args: { lines: FEW, onClose: fn(), onChoose: fn(), focusAfter: () => null },
  parameters: framed(
    'Lists each invalid field with its message and the number of its record. A name links to its field. When the dialog closes otherwise, focus moves to the same list on the page.',
    480,
  ),
} satisfies Meta<typeof ValidationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeProblems: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Validation Error' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: 'Go to the list of problems' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OneChosen: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Order 2: PRN' }));
    await expect(args.onChoose).toHaveBeenCalledWith('2');
  },
};

export const FortyProblems: Story = {
  args: {
    lines: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      label: `Order ${index + 1}: PRN`,
      message: 'The PRN is not valid',
    })),
  },
};

export const LongLabels: Story = {
  args: { lines: FEW.map((line) => ({ ...line, label: LONG_LABEL })) },
};

export const TraditionalChinese: Story = {
  args: { lines: CHINESE },
  globals: { language: 'zh-Hant' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
