import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { chooseOption } from '../support/chooseOption.ts';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Blocks/Applicant',
  component: StoryForm,
  args: { form: 'applicant' },
  parameters: usage(
    'applicant',
    'An applicant, from the shared block `applicant`: names, identity document, telephones, and an e-mail address typed twice.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = {
  applicant: {
    salutation: 'Mr',
    enName: 'CHAN TAI MAN',
    chName: '陳大文',
    identity: { idType: 'hkid', idNo: 'A1234563' },
    dayPhone: '2345 6789',
    mobilePhone: '9123 4567',
    email: 'taiman@example.hk',
    emailRetype: 'taiman@example.hk',
  },
};

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = {
  args: {
    data: {
      applicant: {
        enName: '陳大文',
        chName: 'CHAN',
        identity: { idType: 'hkid', idNo: 'A1234560' },
        dayPhone: '2345.6789',
        email: 'taiman@example.hk',
        emailRetype: 'taiman@example.com',
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
  args: { attempted: true, texts: { 'applicant.enName.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'applicant.enName.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: {
    data: {
      applicant: {
        enName: '陳大文',
        chName: 'CHAN',
        identity: { idType: 'hkid', idNo: 'A1234560' },
        dayPhone: '2345.6789',
        email: 'taiman@example.hk',
        emailRetype: 'taiman@example.com',
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

/** A number as printed on a card is normalised. The second e-mail address must equal the first. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = (name: string | RegExp) => canvas.getByLabelText(name);
    await chooseOption(await canvas.findByLabelText('Type of document'), 'Hong Kong identity card');
    await userEvent.type(box('Document number'), 'a123456(3)');
    await userEvent.type(box('E-mail address'), 'taiman@example.hk');
    await userEvent.type(box('E-mail address again'), 'taiman@example.com');
    await userEvent.tab();

    await expect(box('Document number')).toHaveValue('A1234563');
    await expect(box('E-mail address again')).toHaveAccessibleDescription(
      /The two e-mail addresses are not the same/,
    );
  },
};
