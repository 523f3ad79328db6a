import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { chooseOption } from '../support/chooseOption.ts';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Blocks/OwnersCorporation',
  component: StoryForm,
  args: { form: 'owners-corporation' },
  parameters: usage(
    'owners-corporation',
    'A registered owners’ corporation and its building, from the shared block `owners-corporation`. The district of the building determines the office.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = {
  oc: {
    ocRegNo: '1234',
    ocNameEng: 'THE INCORPORATED OWNERS OF EXAMPLE BUILDING',
    ocNameChi: '例子大廈業主立案法團',
    buildingNameEng: 'EXAMPLE BUILDING',
    buildingNameChi: '例子大廈',
    buildingAddress: { building: 'EXAMPLE BUILDING', region: 'KLN', district: 'KT' },
  },
};

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = {
  args: {
    data: { oc: { ocRegNo: '12A4', ocNameEng: '例子大廈', buildingAddress: { region: 'KLN' } } },
    attempted: true,
    withSummary: true,
  },
};

export const ReadOnly: Story = { args: { data: FILLED, readOnly: true } };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: FILLED },
};

export const ReviewedInChinese: Story = { ...Reviewed, globals: { language: 'zh-Hant' } };

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'oc.ocNameEng.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'oc.ocNameEng.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: {
    data: { oc: { ocRegNo: '12A4', ocNameEng: '例子大廈', buildingAddress: { region: 'KLN' } } },
    attempted: true,
  },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: { data: FILLED },
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = { args: { attempted: true }, globals: { theme: 'dark' } };

export const ForcedColours: Story = { args: { attempted: true }, globals: { theme: 'forced' } };

export const TextTwiceAsLarge: Story = {
  args: { attempted: true },
  globals: { textSize: 200 },
};

export const OfficeFollowsDistrict: Story = {
  args: { data: FILLED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const office = () =>
      canvas.getByText('Office of the Land Registry for this district').closest('.field');
    await canvas.findByLabelText('District');
    const before = office()?.textContent;

    await chooseOption(canvas.getByLabelText('Region'), 'New Territories');
    await chooseOption(canvas.getByLabelText('District'), 'Yuen Long');

    await expect(office()?.textContent).not.toBe(before);
  },
};
