import { readFile } from 'node:fs/promises';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

/** The playground, used by keyboard alone. */
export class PlaygroundPage {
  readonly page: Page;
  /** Violations of the policy and errors of the page, in all frames. */
  readonly faults: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', ({ message }) => this.faults.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(message.text());
    });
  }

  get form(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  get editor(): Locator {
    return this.page.locator('.cm-content');
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await expect(this.form.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  }

  /** Presses Tab, or another key, until a control has the focus. */
  async goTo(control: Locator, key = 'Tab'): Promise<void> {
    for (let stops = 0; stops < 60; stops += 1) {
      if (await hasFocus(control)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`Cannot reach ${control} by ${key}`);
  }

  async press(control: Locator, key = 'Tab'): Promise<void> {
    await this.goTo(control, key);
    await this.page.keyboard.press('Enter');
  }

  /** Chooses a tab with the arrow keys, from the one that has the focus. */
  async chooseTab(list: string, name: RegExp, key = 'Tab'): Promise<void> {
    const tabs = this.page.getByRole('tablist', { name: list, exact: true });
    await this.goTo(tabs.locator('[aria-selected="true"]'), key);
    const wanted = tabs.getByRole('tab', { name });
    for (let moves = 0; moves < 8 && !(await hasFocus(wanted)); moves += 1) {
      await this.page.keyboard.press('ArrowRight');
    }
    await expect(wanted).toHaveAttribute('aria-selected', 'true');
  }

  /** Replaces the text of the editor that has the focus. */
  async replaceText(text: string): Promise<void> {
    await expect(this.editor).toBeFocused();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  /** Returns the line of the editor in which the cursor is. */
  async currentLine(): Promise<string> {
    return (await this.page.locator('.cm-activeLineGutter').first().textContent()) ?? '';
  }

  /** Presses the button that downloads the folder. @returns the unpacked texts by path */
  async download(): Promise<Readonly<Record<string, string>>> {
    const saved = this.page.waitForEvent('download');
    await this.press(this.page.getByRole('button', { name: 'Download folder' }), 'Shift+Tab');
    const files = unzipSync(await readFile(await (await saved).path()));
    return Object.fromEntries(
      Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]),
    );
  }
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    return root.activeElement === element && element.ownerDocument.hasFocus();
  });
}
