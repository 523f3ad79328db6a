import type { Page } from '@playwright/test';
import type { Language } from '#engine';
import { BANK_WORDS } from '../../../server/sandbox/bankWords.ts';
import { type Hands, MouseHands } from './MouseHands.ts';

/** The name of a button on the bank's page. */
export type BankButtonName = keyof (typeof BANK_WORDS)['en']['buttons'];

/** The sandbox bank's page in a separate window, where the user decides the outcome of a charge. */
export class SandboxBankPage {
  readonly page: Page;
  readonly #language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.#language = language;
  }

  async arrive(): Promise<void> {
    await this.page.waitForURL(/\/sandbox\/bank\//);
  }

  /** @param hands the hands that replace the mouse on this page */
  async press(button: BankButtonName, hands: Hands = new MouseHands(this.page)): Promise<void> {
    const name = BANK_WORDS[this.#language].buttons[button];
    await hands.press(this.page.getByRole('button', { name, exact: true }));
  }

  /** Approves a payment that has timed out. */
  async approveLate(): Promise<void> {
    await this.page.getByRole('button', { name: BANK_WORDS[this.#language].late }).click();
  }
}
