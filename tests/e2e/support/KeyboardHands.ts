import { expect, type Locator, type Page } from '@playwright/test';
import type { LeafNode } from '#engine';
import { widgetOf } from '../../../renderer/form/nodes/widgetOf.ts';
import { Keyboard } from './Keyboard.ts';
import { byId, type Hands, nameOf, uploadOf } from './MouseHands.ts';
import { testCheque } from './testCheque.ts';

/** Returns the option's text for a value in a native list, in the language of the page. */
const shownOption = (list: Locator, value: string) =>
  list.locator(`option[value=${JSON.stringify(value)}]`).innerText();

/** The hands of a user without a mouse: Tab, arrows, Space, Enter and letters. */
export class KeyboardHands implements Hands {
  readonly #page: Page;
  readonly #keys: Keyboard;

  /** @param mostStops maximum tab stops before a control, as for `Keyboard` */
  constructor(page: Page, mostStops?: number) {
    this.#page = page;
    this.#keys = new Keyboard(page, mostStops);
  }

  press(button: Locator): Promise<void> {
    return this.#keys.press(button);
  }

  async tick(box: Locator): Promise<void> {
    if (!(await box.isChecked())) await this.#keys.tick(box);
  }

  type(box: Locator, text: string): Promise<void> {
    return this.#keys.type(box, text);
  }

  choose(group: Locator, option: string): Promise<void> {
    return this.#keys.choose(group, option);
  }

  async select(list: Locator, value: string): Promise<void> {
    await this.#keys.pick(list, await shownOption(list, value));
  }

  /**
   * Passes files to the focused input directly: the system's file dialog is not part of the page.
   */
  async upload(input: Locator, files: readonly unknown[]): Promise<void> {
    await this.#keys.goTo(input);
    await input.setInputFiles(files.map(uploadOf));
    for (const file of files) {
      await expect(this.#page.getByText(nameOf(file)).first()).toBeVisible();
    }
  }

  async give(node: LeafNode, id: string, value: unknown): Promise<void> {
    const input = this.#page.locator(byId(id));
    switch (widgetOf(node)) {
      case 'radio':
      case 'payment-method':
        return this.#choose(id, String(value));
      case 'checkboxes':
        for (const each of Array.isArray(value) ? value : []) {
          await this.#keys.tick(this.#option(id, each));
        }
        return;
      case 'checkbox':
      case 'consent':
        if (value === true) await this.#keys.tick(input);
        return;
      case 'select':
      case 'year':
        return this.select(input, String(value));
      case 'combobox':
        return this.#search(input, String(value), node);
      case 'time': {
        const [clock = '', half = ''] = String(value).split(' ');
        await this.#keys.type(this.#page.locator(byId(`${id}-clock`)), clock);
        return this.select(this.#page.locator(byId(`${id}-half`)), half);
      }
      case 'file':
        return this.upload(input, [value]);
      case 'e-cheque':
        return this.upload(input, [await testCheque(this.#page, nameOf(value))]);
      case 'json':
        return this.#parts(id, Object(value));
      default:
        return this.#keys.type(input, String(value));
    }
  }

  #option(id: string, value: unknown): Locator {
    return this.#page.locator(`input[name="${id}"][value=${JSON.stringify(String(value))}]`);
  }

  /** Moves the focus to the group, and moves down to the given option. */
  async #choose(id: string, value: string): Promise<void> {
    const options = this.#page.locator(`input[name="${id}"]`);
    await this.#keys.goTo(options.first());
    await this.#page.keyboard.press('Space');
    const wanted = this.#option(id, value);
    const count = await options.count();
    for (let step = 0; step < count && !(await wanted.isChecked()); step += 1) {
      await this.#page.keyboard.press('ArrowDown');
    }
    await expect(wanted).toBeChecked();
  }

  /**
   * Enters the parts of an answer of any shape. Adds a part that has no input yet, and types its
   * name.
   */
  async #parts(frame: string, parts: object): Promise<void> {
    for (const [name, part] of Object.entries(parts)) {
      const input = this.#page.locator(byId(`${frame}-any-${name}`));
      if ((await input.count()) === 0) {
        const group = this.#page.locator(byId(frame));
        await this.press(group.getByRole('button', { name: /Add another/ }));
        await this.#keys.type(group.getByLabel('Name').last(), name);
        await this.#page.keyboard.press('Tab');
      }
      await this.#keys.type(input, String(part));
    }
  }

  /** Types the option's name, and chooses that option from the results. */
  async #search(input: Locator, value: string, node: LeafNode): Promise<void> {
    await expect(input).toHaveRole('combobox');
    const index = node.options?.findIndex((option) => String(option.value) === value) ?? -1;
    await this.#keys.goTo(input);
    await this.#page.keyboard.press('ArrowDown');
    const options = this.#page.locator('.combobox-list:not([hidden]) .combobox-option');
    const name = await options.nth(index).innerText();
    await this.#page.keyboard.type(name);
    const wanted = this.#page.getByRole('option', { name, exact: true });
    await expect(wanted).toBeVisible();
    const id = await wanted.getAttribute('id');
    for (let step = 0; step < (await options.count()); step += 1) {
      if ((await input.getAttribute('aria-activedescendant')) === id) break;
      await this.#page.keyboard.press('ArrowDown');
    }
    await this.#page.keyboard.press('Enter');
    await expect(input).toHaveValue(name);
  }
}
