import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Blocks/Organisation',
  component: StoryForm,
  args: { form: 'organisation' },
  parameters: usage(
    'organisation',
    'An organisation that applies, with its contact person, from the shared block `organisation`.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = {
  organisation: {
    orgNameEng: 'EXAMPLE TRADING LIMITED',
    orgNameChi: '例子貿易有限公司',
    brNo: '12345678',
    crNo: 'F0001234',
    contactPerson: 'CHAN TAI MAN',
    contactPost: 'Manager',
    phone: '2345 6789',
    email: 'office@example.hk',
    emailRetype: 'office@example.hk',
  },
};

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = {
  args: {
    data: {
      organisation: {
        orgNameEng: '例子有限公司',
        brNo: '1234',
        crNo: 'F 0001234',
        phone: 'call me',
        email: 'office@',
      },
    },
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
  args: { attempted: true, texts: { 'organisation.orgNameEng.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'organisation.orgNameEng.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: {
    data: {
      organisation: {
        orgNameEng: '例子有限公司',
        brNo: '1234',
        crNo: 'F 0001234',
        phone: 'call me',
        email: 'office@',
      },
    },
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

/** An unusual registration number shows advice and does not block the applicant. */
export const UnusualNumber: Story = {
  args: { data: FILLED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByLabelText('Business registration number');

    await userEvent.clear(box);
    await userEvent.type(box, '1234');
    await userEvent.tab();

    await expect(box).toHaveAccessibleDescription(/usually has 8 digits/);
    await expect(box).not.toHaveAttribute('aria-invalid', 'true');
  },
};
