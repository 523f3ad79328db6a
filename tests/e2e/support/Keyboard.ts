import { expect, type Locator, type Page } from '@playwright/test';
import { expectVisibleFocus } from './checks.ts';

/** Maximum tab stops between two answers. */
const MOST_STOPS = 40;

/** The hands of a user without a mouse. Each tab stop must show the focus. */
export class Keyboard {
  readonly #page: Page;
  readonly #mostStops: number;

  /**
   * @param mostStops maximum tab stops before a control; the review of a long form has a link for
   *   each answer
   */
  constructor(page: Page, mostStops = MOST_STOPS) {
    this.#page = page;
    this.#mostStops = mostStops;
  }

  /** Presses Tab until a control has the focus, or Shift+Tab if the control is above. */
  async goTo(control: Locator): Promise<void> {
    await this.#walkTo(control, (await isAbove(control)) ? 'Shift+Tab' : 'Tab');
  }

  /** Presses Shift+Tab until a control has the focus. */
  async goBackTo(control: Locator): Promise<void> {
    await this.#walkTo(control, 'Shift+Tab');
  }

  async type(control: Locator, text: string): Promise<void> {
    await this.goTo(control);
    await this.#page.keyboard.type(text);
    await expect(control).toHaveValue(text);
  }

  async tick(control: Locator): Promise<void> {
    await this.goTo(control);
    await this.#page.keyboard.press('Space');
    await expect(control).toBeChecked();
  }

  /** Enters the group at its first option, and moves down to the given option. */
  async choose(group: Locator, option: string): Promise<void> {
    await this.goTo(group.getByRole('radio').first());
    await this.#page.keyboard.press('Space');
    const wanted = group.getByRole('radio', { name: option, exact: true });
    const count = await group.getByRole('radio').count();
    for (let step = 0; step < count && !(await wanted.isChecked()); step++) {
      await this.#page.keyboard.press('ArrowDown');
    }
    await expect(wanted).toBeChecked();
  }

  /** Picks an option of a native list by typing its text. */
  async pick(list: Locator, option: string): Promise<void> {
    await this.goTo(list);
    await this.#page.keyboard.type(option);
    await expect(list.locator('option:checked')).toHaveText(option);
  }

  async press(button: Locator): Promise<void> {
    await this.goTo(button);
    await this.#page.keyboard.press('Enter');
  }

  async #walkTo(control: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
    for (let stop = 0; stop < this.#mostStops && !(await hasFocus(control)); stop++) {
      await this.#page.keyboard.press(key);
      await expectVisibleFocus(this.#page);
    }
    if (!(await hasFocus(control))) throw new Error('Cannot reach the control with the keyboard');
  }
}

/**
 * Checks whether a control has the focus. For a radio button, any radio button of its group counts:
 * a group is one tab stop.
 */
function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const focused = document.activeElement;
    if (!(element instanceof HTMLInputElement) || !(focused instanceof HTMLInputElement)) {
      return element === focused;
    }
    const isOfGroup = element.type === 'radio' && focused.type === 'radio';
    return element === focused || (isOfGroup && element.name === focused.name);
  });
}

/** Checks whether the control precedes the focused element. */
function isAbove(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const place = focused.compareDocumentPosition(element);
    const isInside = (place & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0;
    return !isInside && (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
}
