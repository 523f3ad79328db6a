import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled, playDisabled } from '../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Fields/Property',
  component: StoryForm,
  args: { form: 'property' },
  parameters: usage(
    'property',
    'A property, identified by its building or by its lot, from the shared block `property`.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    data: {
      property: {
        addressType: 'Build',
        flat: 'A',
        floor: '19',
        building: 'QUEENSWAY COURT',
        streetNo: '66',
        street: 'QUEENSWAY',
        district: 'HK',
      },
    },
  },
};

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = {
  args: { data: { property: { addressType: 'Lot' } }, attempted: true },
};

export const ReadOnly: Story = {
  args: {
    data: {
      property: {
        addressType: 'Build',
        flat: 'A',
        floor: '19',
        building: 'QUEENSWAY COURT',
        streetNo: '66',
        street: 'QUEENSWAY',
        district: 'HK',
      },
    },
    readOnly: true,
  },
};

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

    await expect(canvas.getByText(/QUEENSWAY COURT/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'property.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'property.label': LONG_CHINESE_LABEL } },
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

export const BuildingOrLot: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [building, lot] = canvas.getAllByRole('radio');

    if (building) await userEvent.click(building);
    await expect(canvas.getByLabelText('Floor')).toBeVisible();
    if (lot) await userEvent.click(lot);

    await expect(canvas.queryByLabelText('Floor')).toBeNull();
  },
};
