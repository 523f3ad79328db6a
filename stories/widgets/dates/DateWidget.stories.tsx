import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  chooseByKeyboard,
  chooseYearOfBirth,
  closeByEscape,
  closeByGoingOn,
  readInChinese,
  readInSimplifiedChinese,
  seeRefusedDays,
  showCalendar,
} from '../../support/calendarPlays.ts';
import { disabled, playDisabled } from '../../support/disabled.tsx';
import { LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Date',
  component: StoryForm,
  args: { form: 'date' },
  parameters: usage(
    'date',
    'A date in one input, with a calendar next to it. Slashes are inserted while typing at the end. Other spellings are normalised on paste and on blur; deleting changes nothing else. The calendar offers the days that the rules accept, by default from 1900 to two years ahead.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { data: { day: '01/12/2026' } } };

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = { args: { data: { day: '31/02/2027' }, attempted: true } };

export const Advice: Story = {
  args: { form: 'date-limits', fields: ['/visit'], data: { visit: '11/01/2027' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Date of the visit');

    await userEvent.click(box);
    await userEvent.tab();

    const advice = document.getElementById('f-visit-advice');
    await expect(advice).toHaveTextContent('fetched from the store');
    await expect(box.getAttribute('aria-describedby')?.split(' ')).toContain('f-visit-advice');
    await expect(box).not.toHaveAttribute('aria-invalid');
  },
};

export const ReadOnly: Story = { args: { data: { day: '01/12/2026' }, readOnly: true } };

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

    await expect(canvas.getByText(/01[/]12[/]2026/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'day.label': LONG_LABEL } },
};

/** A Chinese label of realistic length, without spaces to break at. */
export const LongChineseLabel: Story = {
  args: {
    attempted: true,
    texts: {
      'day.label':
        '申請人或其獲授權代表按照土地註冊處處長就該物業所發出的通知書上所列的條款及條件首次提出申請的日期',
    },
  },
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

export const SlashesWhileTyping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Service starting date');

    await userEvent.type(box, '01122026');

    await expect(box).toHaveValue('01/12/2026');
  },
};

export const PastedInAnotherSpelling: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Service starting date');

    await userEvent.click(box);
    await userEvent.paste('2026-12-01');

    await expect(box).toHaveValue('01/12/2026');
  },
};

export const DeletingIsLeftAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Service starting date');

    await userEvent.type(box, '0112');
    await userEvent.keyboard('{Backspace}{Backspace}');

    await expect(box).toHaveValue('01/1');
  },
};

export const InThePast: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Service starting date');

    await userEvent.type(box, '19112026');
    await userEvent.tab();

    await expect(box).toHaveAttribute('aria-invalid', 'true');
  },
};

export const DayFirstInWords: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Service starting date');

    await userEvent.type(box, '1 Dec 2026');
    await expect(box).toHaveValue('1 Dec 2026');
    await userEvent.tab();

    await expect(box).toHaveValue('01/12/2026');
    await expect(box).not.toHaveAttribute('aria-invalid');
  },
};

export const Calendar: Story = {
  args: { data: { day: '01/12/2026' } },
  play: showCalendar,
};

export const CalendarByKeyboard: Story = {
  play: chooseByKeyboard,
};

export const CalendarClosedByEscape: Story = {
  args: { data: { day: '01/12/2026' } },
  play: closeByEscape,
};

export const CalendarClosedByGoingOn: Story = {
  play: closeByGoingOn,
};

export const CalendarYears: Story = {
  args: { form: 'date-limits', fields: ['/birth'] },
  play: chooseYearOfBirth,
};

export const CalendarFollowsTheRules: Story = {
  args: { form: 'date-limits', fields: ['/visit'] },
  play: seeRefusedDays,
};

export const CalendarInChinese: Story = {
  args: { data: { day: '01/12/2026' } },
  globals: { language: 'zh-Hant' },
  play: readInChinese,
};

export const CalendarInSimplifiedChinese: Story = {
  args: { data: { day: '01/12/2026' } },
  globals: { language: 'zh-Hans' },
  play: readInSimplifiedChinese,
};

export const CalendarInTheDark: Story = {
  ...Calendar,
  globals: { theme: 'dark' },
};

export const CalendarInForcedColours: Story = {
  ...Calendar,
  globals: { theme: 'forced' },
};

export const CalendarTwiceAsLarge: Story = {
  ...Calendar,
  globals: { textSize: 200 },
};
