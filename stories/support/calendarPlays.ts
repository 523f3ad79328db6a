import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chooseOption } from './chooseOption.ts';

/** The context of a play: the element that the story is rendered in. */
interface Played {
  readonly canvasElement: HTMLElement;
}

const FETCHED = { timeout: 8000 };

/** Opens the calendar, which loads when the button is pressed. */
async function openCalendar(canvasElement: HTMLElement, name = /Choose date|選擇日期|选择日期/) {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  return within(canvasElement).findByRole('dialog', {}, FETCHED);
}

/** Checks that the calendar opens at the day in the input, which has the focus. */
export async function showCalendar({ canvasElement }: Played): Promise<void> {
  const panel = within(await openCalendar(canvasElement, /^Choose date, 01\/12\/2026 selected$/));

  const chosen = panel.getByRole('button', { name: /1 December 2026, selected$/ });
  await waitFor(() => expect(chosen).toHaveFocus());
  await expect(panel.getByRole('grid', { name: 'December 2026' })).toBeVisible();
}

/** Chooses a day by keyboard; focus returns to the button. */
export async function chooseByKeyboard({ canvasElement }: Played): Promise<void> {
  const canvas = within(canvasElement);
  const button = canvas.getByRole('button', { name: 'Choose date' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const panel = within(await canvas.findByRole('dialog', {}, FETCHED));
  const today = panel.getByRole('button', { name: /20 November 2026, today$/ });
  await waitFor(() => expect(today).toHaveFocus());
  await expect(panel.getByRole('button', { name: /19 November 2026/ })).toBeDisabled();

  await userEvent.keyboard('{ArrowDown}{ArrowRight}{PageDown}');
  await waitFor(() =>
    expect(panel.getByRole('button', { name: /28 December 2026/ })).toHaveFocus(),
  );
  await userEvent.keyboard('{Enter}');

  await expect(canvas.getByLabelText('Service starting date')).toHaveValue('28/12/2026');
  await expect(canvas.queryByRole('dialog')).toBeNull();
  await expect(button).toHaveFocus();
  await expect(button).toHaveAccessibleName('Choose date, 28/12/2026 selected');
}

/** Checks that Escape closes the calendar and does not change the input. */
export async function closeByEscape({ canvasElement }: Played): Promise<void> {
  const canvas = within(canvasElement);
  await openCalendar(canvasElement);

  await userEvent.keyboard('{ArrowDown}{Escape}');

  await expect(canvas.queryByRole('dialog')).toBeNull();
  await expect(canvas.getByRole('button', { name: /Choose date/ })).toHaveFocus();
  await expect(canvas.getByLabelText('Service starting date')).toHaveValue('01/12/2026');
}

/** Checks that Tab after the last button closes the calendar and continues. */
export async function closeByGoingOn({ canvasElement }: Played): Promise<void> {
  const canvas = within(canvasElement);
  const panel = within(await openCalendar(canvasElement));

  panel.getByRole('button', { name: 'Close' }).focus();
  await userEvent.tab();

  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Check' })).toHaveFocus();
}

/** Chooses a day in 1958 with the lists of years and months. */
export async function chooseYearOfBirth({ canvasElement }: Played): Promise<void> {
  const panel = within(await openCalendar(canvasElement));
  const years = panel.getByLabelText('Year');

  const offered = within(years).getAllByRole('option');
  await expect([offered.at(0)?.textContent, offered.at(-1)?.textContent]).toEqual(['1900', '2026']);
  await chooseOption(years, '1958');
  await chooseOption(panel.getByLabelText('Month'), 'February');
  await userEvent.click(panel.getByRole('button', { name: /14 February 1958/ }));

  const box = within(canvasElement).getByLabelText('Date of birth');
  await expect(box).toHaveValue('14/02/1958');
}

/** Checks that days rejected by the rules cannot be pressed, and their years are not offered. */
export async function seeRefusedDays({ canvasElement }: Played): Promise<void> {
  const panel = within(await openCalendar(canvasElement));
  const refused = (name: RegExp) => panel.getByRole<HTMLButtonElement>('button', { name }).disabled;

  await expect(refused(/Sunday,? 22 November 2026/)).toBe(true);
  await expect(refused(/Monday,? 23 November 2026/)).toBe(false);
  await expect(refused(/Saturday,? 28 November 2026/)).toBe(true);
  const years = within(panel.getByLabelText('Year')).getAllByRole('option');
  await expect(years.map(({ textContent }) => textContent)).toEqual(['2026', '2027']);
}

/** Checks that month and day are announced in Traditional Chinese. */
export async function readInChinese({ canvasElement }: Played): Promise<void> {
  const panel = within(await openCalendar(canvasElement));

  await expect(panel.getByRole('grid', { name: '2026年12月' })).toBeVisible();
  await expect(panel.getByRole('button', { name: /2026年12月1日星期二，已選/ })).toBeVisible();
}

/** Checks that weekdays and months are in Simplified Chinese. */
export async function readInSimplifiedChinese({ canvasElement }: Played): Promise<void> {
  const panel = within(await openCalendar(canvasElement));

  await expect(panel.getByText('六')).toBeVisible();
  await expect(panel.getByLabelText('月份')).toHaveDisplayValue('十二月');
}
