import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chooseOption } from '../support/chooseOption.ts';
import { disabled, playDisabled } from '../support/disabled.tsx';
import { LONG_CHINESE_LABEL, longTexts } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const THREE = {
  deeds: [
    { nature: 'Assignment', parties: [{ name: 'CHAN TAI MAN' }, { name: 'WONG SIU MING' }] },
    { nature: 'Mortgage', parties: [{ name: 'EXAMPLE BANK LIMITED' }] },
    { parties: [] },
  ],
};

const meta = {
  title: 'Templates/RecordPages',
  component: StoryForm,
  args: { form: 'record-pages' },
  parameters: usage(
    'record-pages',
    '`"paged": true`: one record shows at a time. The applicant opens another by a selector, a button or the summary table. The list inside the record has its own heading.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneRecord: Story = {};

export const ThreeRecords: Story = { args: { data: THREE } };

export const Wrong: Story = { args: { data: THREE, attempted: true, withSummary: true } };

export const ReadOnly: Story = { args: { data: THREE, readOnly: true } };

export const Disabled: Story = {
  args: { data: THREE },
  decorators: [disabled],
  play: playDisabled,
};

/** Keys of all labelled parts. */
const NAMED = [
  'deeds.label',
  'deeds.nature.label',
  'deeds.parties.label',
  'deeds.add',
  'deeds.record',
];

export const LongLabel: Story = {
  args: {
    data: THREE,
    texts: longTexts(NAMED),
  },
};

export const LongChineseLabel: Story = {
  args: {
    data: THREE,
    texts: longTexts(NAMED, LONG_CHINESE_LABEL),
  },
  globals: { language: 'zh-Hant' },
};

/**
 * The content of the review and of the print: every record, without the blank row of the inner
 * list.
 */
export const Reviewed: Story = {
  ...REVIEWED,
  args: {
    data: {
      deeds: [
        {
          nature: 'Assignment',
          parties: [{ name: 'CHAN TAI MAN' }, {}, { name: 'WONG SIU MING' }],
        },
        { nature: 'Mortgage', parties: [{}] },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    const headings = canvas.getAllByRole('heading');
    await expect(headings.map((each) => `${each.tagName} ${each.textContent}`)).toEqual([
      'H2 Your answers',
      'H3 Instruments',
      'H4 Instrument 1',
      'H5 Parties',
      'H6 Party 1',
      'H6 Party 2',
      'H4 Instrument 2',
    ]);
    await expect(canvas.getByText('Not provided')).toBeVisible();
  },
};

export const TraditionalChinese: Story = {
  args: { data: THREE },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: { data: THREE },
  globals: { language: 'zh-Hans' },
};

export const TurnedByKeyboard: Story = {
  args: { data: { deeds: THREE.deeds.slice(0, 2) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    canvas.getByRole('button', { name: 'Next: Instrument 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Instrument 2 of 2' })).toHaveFocus(),
    );
    await expect(canvas.getByLabelText(/^Nature of instrument/)).toHaveValue('Mortgage');
    await chooseOption(canvas.getByLabelText('Show'), 'Instrument 1');
    await expect(canvas.getByLabelText(/^Nature of instrument/)).toHaveValue('Assignment');
  },
};

/** The table shows the content and the errors of the other records, and marks the open one. */
export const ChosenFromTable: Story = {
  args: { data: { deeds: [{ parties: [{ name: 'X' }] }, ...THREE.deeds] }, attempted: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(await canvas.findByRole('table', { name: 'Summary: Instruments' }));
    await expect(
      table.getByRole('row', { name: /Instrument 1 1 answer to correct/ }),
    ).toBeVisible();
    await expect(table.getByText('Instrument 4')).toHaveAttribute('aria-current', 'true');

    await userEvent.click(table.getByRole('button', { name: 'Instrument 1' }));

    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Instrument 1 of 4' })).toHaveFocus(),
    );
    await expect(table.getByRole('row', { name: /Instrument 2/ })).toHaveTextContent('Assignment');
    await expect(table.getByRole('row', { name: /Instrument 1/ })).toHaveTextContent('Shown above');
  },
};

export const Dark: Story = {
  args: { data: THREE, attempted: true },
  globals: { theme: 'dark' },
};

export const ForcedColours: Story = {
  args: { data: THREE, attempted: true },
  globals: { theme: 'forced' },
};

export const TextTwiceAsLarge: Story = { args: { data: THREE }, globals: { textSize: 200 } };
