import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled, playDisabled } from '../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Fields/Lot',
  component: StoryForm,
  args: { form: 'lot' },
  parameters: usage(
    'lot',
    'A lot in parts, down to the fourth subsection, from the shared block `lot`. A lower section appears once the higher one is filled in. Below the parts, a text shows the lot in the language of the page.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = {
  lot: {
    lotType: 'KIL',
    lotNo: '1234',
    lotSection1: 'A',
    lotSubsection1: '1',
    remainingPortion: true,
  },
};

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = {
  args: {
    data: { lot: { lotType: 'DD', lotNo: '64A', lotSection1: 'a1', ddNo: '1000' } },
    attempted: true,
    withSummary: true,
  },
};

export const ReadOnly: Story = { args: { data: FILLED, readOnly: true } };

export const Disabled: Story = {
  args: { ...Filled.args },
  decorators: [disabled],
  play: playDisabled,
};

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: FILLED },
};

export const ReviewedInChinese: Story = { ...Reviewed, globals: { language: 'zh-Hant' } };

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'lot.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'lot.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: {
    data: { lot: { lotType: 'DD', lotNo: '64A', lotSection1: 'a1', ddNo: '1000' } },
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

/**
 * A subsection appears once its section is filled in. The text of the lot follows the typed values.
 */
export const InWords: Story = {
  args: { data: { lot: { lotType: 'DD', ddNo: '107', lotNo: '1515' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Lot No. 1515 in D.D. 107')).toBeVisible();
    await expect(canvas.queryByLabelText('Subsection')).toBeNull();

    await userEvent.type(canvas.getByLabelText('Section'), 'A');
    await userEvent.type(canvas.getByLabelText('Subsection'), '2');
    await userEvent.click(canvas.getByLabelText('Remaining portion (R.P.)'));

    await expect(
      canvas.getByText(
        'The Remaining Portion of Subsection 2 of Section A of Lot No. 1515 in D.D. 107',
      ),
    ).toBeVisible();
  },
};

export const InChineseWords: Story = {
  args: { data: FILLED },
  globals: { language: 'zh-Hant' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(await canvas.findByText('九龍內地段第1234號A分段第1小分段餘段')).toBeVisible();
  },
};
