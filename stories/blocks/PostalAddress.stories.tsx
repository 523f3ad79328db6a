import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Blocks/PostalAddress',
  component: StoryForm,
  args: { form: 'postal-address' },
  parameters: usage(
    'postal-address',
    'A postal address, from the shared block `postal-address`: a Hong Kong address in parts, an address in free format, or a post office box. A form that accepts fewer kinds narrows `kind` by an `enum` next to the `$ref`.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = {
  post: {
    kind: 'hongKong',
    address: {
      flat: 'A',
      floor: '19',
      building: 'QUEENSWAY COURT',
      street: '66 QUEENSWAY',
      region: 'HK',
      district: 'CW',
    },
  },
};

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = {
  args: {
    data: { post: { kind: 'postBox', postBox: { boxNo: '12 34' } } },
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
  args: { attempted: true, texts: { 'post.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'post.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: { data: { post: { kind: 'postBox', postBox: { boxNo: '12 34' } } }, attempted: true },
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

/** A text typed for one kind disappears with another kind, and returns with the first kind. */
export const KindDecides: Story = {
  args: { data: FILLED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const kind = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.click(await canvas.findByRole('radio', { name: /P\.O\. Box/ }));
    await expect(canvas.getByLabelText('P.O. Box number')).toBeVisible();
    await expect(canvas.queryByLabelText('Name of building')).toBeNull();

    await userEvent.click(kind('Address in Hong Kong'));

    await expect(canvas.getByLabelText('Name of building')).toHaveValue('QUEENSWAY COURT');
  },
};
