import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { disabled, playDisabled } from '../support/disabled.tsx';
import { LONG_CHINESE_LABEL, longTexts } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const TWO = { prn: ['A0123453', 'B0123450'] };

const meta = {
  title: 'Templates/AnswerList',
  component: StoryForm,
  args: { form: 'answer-list' },
  parameters: usage(
    'answer-list',
    'A list whose rows are single answers. Each has an input, named by the list’s `.record` text, with a button to remove it. Label and help of the list appear once.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneBlankBox: Story = {};

export const TwoBoxes: Story = { args: { data: TWO } };

export const Wrong: Story = {
  args: { data: { prn: ['A0123453', 'A0123450'] }, attempted: true, withSummary: true },
};

export const ReadOnly: Story = { args: { data: TWO, readOnly: true } };

export const Disabled: Story = {
  args: { data: TWO },
  decorators: [disabled],
  play: playDisabled,
};

/** Keys of all labelled parts. */
const NAMED = ['prn.label', 'prn.help', 'prn.add', 'prn.record'];

export const LongLabel: Story = {
  args: {
    data: TWO,
    texts: longTexts(NAMED),
  },
};

export const LongChineseLabel: Story = {
  args: {
    data: TWO,
    texts: longTexts(NAMED, LONG_CHINESE_LABEL),
  },
  globals: { language: 'zh-Hant' },
};

/** The content of the review and of the print: a line for each answer, not for empty inputs. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { data: { prn: ['A0123453', '', 'B0123450'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    const answer = canvas.getByRole('definition');
    await expect([...answer.children].map(({ textContent }) => textContent)).toEqual(TWO.prn);
  },
};

export const TraditionalChinese: Story = {
  args: { data: TWO },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: { data: TWO },
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = {
  args: { data: TWO },
  globals: { theme: 'dark' },
};

export const TextTwiceAsLarge: Story = {
  args: { data: TWO },
  globals: { textSize: 200 },
};

export const ForcedColours: Story = {
  args: { data: { prn: ['A0123453', 'A0123450'] }, attempted: true },
  globals: { theme: 'forced' },
};

/** A message next to an input moves no button, at 320 and 1280 px and with text of double size. */
export const ButtonsStay: Story = {
  args: { data: TWO },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = document.documentElement;
    const [width, size] = [canvasElement.style.width, root.style.fontSize];
    /**
     * Returns the positions of the button, relative to the canvas and to the bottom of the input.
     */
    const places = () =>
      [320, 1280].flatMap((page) =>
        ['100%', '200%'].map((text) => {
          canvasElement.style.width = `${page}px`;
          root.style.fontSize = text;
          const box = canvas.getByLabelText('PRN 2').getBoundingClientRect();
          const button = canvas.getByRole('button', { name: 'Remove PRN 2' });
          const { left, bottom } = button.getBoundingClientRect();
          // In a narrow window the page scrolls to the focused input.
          const edge = canvasElement.getBoundingClientRect().left;
          return [page, text, Math.round(left - edge), Math.round(bottom - box.bottom)];
        }),
      );

    try {
      const before = places();
      await userEvent.type(canvas.getByLabelText('PRN 2'), '9');
      await userEvent.tab();
      await canvas.findByText(/Enter a valid Property Reference Number/);
      await expect(places()).toEqual(before);
    } finally {
      canvasElement.style.width = width;
      root.style.fontSize = size;
    }
  },
};

export const AddAndRemove: Story = {
  args: { data: TWO },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Add another PRN' }));
    await waitFor(() => expect(canvas.getByLabelText('PRN 3')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove PRN 1' }));
    await expect(canvas.getByLabelText('PRN 1')).toHaveFocus();
    await expect(canvas.getByLabelText('PRN 1')).toHaveValue('B0123450');
  },
};
