import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const FIFTY = Array.from({ length: 50 }, () => ({ kind: 'new24', prn: 'A0123453' }));
/** Twenty records with two errors each: a wrong answer and a missing answer. */
const TWENTY_WRONG = Array.from({ length: 20 }, (_, index) => ({ prn: `WRONG${index}` }));

const meta = {
  title: 'Decisions/Many records',
  component: StoryForm,
  args: { form: 'fifty-rows' },
  parameters: usage(
    'fifty-rows',
    'At most one record is open; each of the others is one line. Fifty open records would be hard to navigate. Every line shows the content of the record and whether it has errors.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiftyRows: Story = {
  args: { data: { orders: FIFTY } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('24 months · A0123453')).toHaveLength(50);
    await expect(canvas.queryByRole('button', { name: 'Add another land register' })).toBeNull();
    await expect(canvas.getByText(/50/, { selector: 'p' })).toBeVisible();
  },
};

/**
 * The summary has a line for every error, with the name of the record. The link opens this record.
 */
export const FortyErrors: Story = {
  args: { data: { orders: TWENTY_WRONG }, attempted: true, withSummary: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByRole('group', { name: 'There are 40 problems on this page' });
    await expect(within(summary).getAllByRole('link')).toHaveLength(40);

    await userEvent.click(
      within(summary).getByRole('link', { name: /^Land register 20.*Property Reference Number/ }),
    );

    const number = await canvas.findByLabelText('Property Reference Number');
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveValue('WRONG19');
  },
};

export const FortyErrorsInTraditionalChinese: Story = {
  args: { data: { orders: TWENTY_WRONG }, attempted: true, withSummary: true },
  globals: { language: 'zh-Hant' },
};
