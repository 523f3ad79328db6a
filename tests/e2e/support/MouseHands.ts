import { expect, type Locator, type Page } from '@playwright/test';
import type { LeafNode } from '#engine';
import { widgetOf } from '../../../renderer/form/nodes/widgetOf.ts';
import { jpegOf, pdfWith, pngOf } from '../../support/sampleFiles.ts';
import { type MadeFile, testCheque } from './testCheque.ts';

/** The way a user enters answers into widgets: with a mouse, or with the keyboard alone. */
export interface Hands {
  press(button: Locator): Promise<void>;
  tick(box: Locator): Promise<void>;
  type(box: Locator, text: string): Promise<void>;
  /** Chooses a radio button of a group by its label. */
  choose(group: Locator, option: string): Promise<void>;
  /** Chooses an option of a native list by its value. */
  select(list: Locator, value: string): Promise<void>;
  /** Chooses files, and waits until the page shows their names. */
  upload(input: Locator, files: readonly unknown[]): Promise<void>;
  /** Enters one answer through a widget of any kind; `id` is the element id of the field. */
  give(node: LeafNode, id: string, value: unknown): Promise<void>;
}

/** The hands of a user with a mouse. Text is entered at once, as if pasted. */
export class MouseHands implements Hands {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  press(button: Locator): Promise<void> {
    return button.click();
  }

  tick(box: Locator): Promise<void> {
    return box.check();
  }

  type(box: Locator, text: string): Promise<void> {
    return box.fill(text);
  }

  choose(group: Locator, option: string): Promise<void> {
    return group.getByRole('radio', { name: option }).check();
  }

  async select(list: Locator, value: string): Promise<void> {
    await list.selectOption(value);
  }

  async upload(input: Locator, files: readonly unknown[]): Promise<void> {
    await input.setInputFiles(files.map(uploadOf));
    for (const file of files) {
      await expect(this.#page.getByText(nameOf(file)).first()).toBeVisible();
    }
  }

  async give(node: LeafNode, id: string, value: unknown): Promise<void> {
    const input = this.#page.locator(byId(id));
    const option = (each: unknown) =>
      this.#page.locator(`input[name="${id}"][value=${JSON.stringify(String(each))}]`);
    switch (widgetOf(node)) {
      case 'radio':
      case 'payment-method':
        return option(value).check();
      case 'checkboxes':
        for (const { value: each } of node.options ?? []) {
          const isTicked = Array.isArray(value) && value.includes(each);
          if (isTicked || (await option(each).count()) > 0) await option(each).setChecked(isTicked);
        }
        return;
      case 'checkbox':
      case 'consent':
        return input.setChecked(value === true);
      case 'select':
      case 'year':
        return this.select(input, String(value));
      case 'combobox':
        return this.#search(input, String(value), node);
      case 'time': {
        const [clock = '', half = ''] = String(value).split(' ');
        await this.#page.locator(byId(`${id}-clock`)).fill(clock);
        return this.select(this.#page.locator(byId(`${id}-half`)), half);
      }
      case 'file':
        return this.upload(input, [value]);
      case 'e-cheque':
        await expect(input).not.toHaveAttribute('aria-busy');
        return this.upload(input, [await testCheque(this.#page, nameOf(value))]);
      default:
        // A lazy-loaded part shows a placeholder until its code loads.
        await expect(input).not.toHaveAttribute('aria-busy');
        return input.fill(String(value));
    }
  }

  /** Picks an option of a searchable list. The list is a plain `select` until its code loads. */
  async #search(input: Locator, value: string, node: LeafNode): Promise<void> {
    await expect(input).toHaveRole('combobox');
    if ((await input.evaluate((element) => element.tagName)) === 'SELECT') {
      return this.select(input, value);
    }
    const index = node.options?.findIndex((option) => String(option.value) === value) ?? -1;
    await input.click();
    const options = this.#page.locator('.combobox-list:not([hidden]) .combobox-option');
    if ((await options.count()) === 0) await input.press('ArrowDown');
    await options.nth(index).click();
  }
}

/**
 * Returns a small valid file of the type that the name indicates. A file with bytes is returned
 * unchanged.
 */
export function uploadOf(file: unknown): MadeFile {
  if (isMade(file)) return file;
  const name = nameOf(file);
  const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
  const kind = UPLOADS[ending];
  if (!kind) throw new RangeError(`Cannot upload ${name}: no such file can be made here`);
  return { name, mimeType: kind.type, buffer: kind.make(name) };
}

function isMade(file: unknown): file is MadeFile {
  return typeof file === 'object' && file !== null && 'buffer' in file;
}

const JPEG = { type: 'image/jpeg', make: () => jpegOf(4, 4) };

/**
 * The small files by extension. A file list merges files of equal content, so each PDF contains its
 * name.
 */
const UPLOADS: Readonly<
  Record<string, { readonly type: string; readonly make: (name: string) => Buffer }>
> = {
  '.pdf': {
    type: 'application/pdf',
    make: (name) => pdfWith([`4 0 obj\n<${Buffer.from(name).toString('hex')}>\nendobj\n`]),
  },
  '.png': { type: 'image/png', make: () => pngOf(4, 4) },
  '.jpg': JPEG,
  '.jpeg': JPEG,
};

/** Returns the name of a file answer. */
export function nameOf(file: unknown): string {
  return String(Reflect.get(Object(file), 'name'));
}

/** Returns a selector for an id with any characters. */
export function byId(id: string): string {
  return `[id="${id}"]`;
}
