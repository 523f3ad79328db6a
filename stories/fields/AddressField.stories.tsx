import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LONG_LABEL } from '../support/longLabel.ts';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Fields/Address',
  component: StoryForm,
  args: { form: 'address' },
  parameters: usage(
    'address',
    'A postal address in Hong Kong from the shared block `address`: `{ "$ref": "../../schemas/defs/address.schema.json" }`. The region narrows the districts.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    data: {
      home: {
        flat: 'A',
        floor: '19',
        building: 'QUEENSWAY GOVERNMENT OFFICES',
        street: '66 QUEENSWAY',
        region: 'HK',
        district: 'CW',
      },
    },
  },
};

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = {
  args: { data: { home: { flat: 'A', region: 'HK' } }, attempted: true },
};

export const ReadOnly: Story = {
  args: {
    data: {
      home: {
        flat: 'A',
        floor: '19',
        building: 'QUEENSWAY GOVERNMENT OFFICES',
        street: '66 QUEENSWAY',
        region: 'HK',
        district: 'CW',
      },
    },
    readOnly: true,
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'home.label': LONG_LABEL } },
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
  globals: { textSize: '200' },
};

export const RegionNarrowsDistricts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const district = canvas.getByLabelText('District');

    await userEvent.selectOptions(canvas.getByLabelText('Region'), 'Hong Kong');

    await expect(within(district).getAllByRole('option')).toHaveLength(5);
    await userEvent.selectOptions(district, 'Wan Chai');
    await expect(district).toHaveValue('WC');
  },
};
