import { expect, type Page } from '@playwright/test';
import type { PortalForm } from '../../support/loadPortalForm.ts';
import type { Words } from './Words.ts';

/** Time limit for the next screen, including the server's work. */
const LEFT_WITHIN_MS = 40_000;

/** The visible screen of a form, recognised by its title. */
export class ShownScreen {
  readonly #page: Page;
  readonly #form: PortalForm;
  readonly #words: Words;

  /** @param words texts of the form, in the language of the page */
  constructor(page: Page, form: PortalForm, words: Words) {
    this.#page = page;
    this.#form = form;
    this.#words = words;
  }

  /**
   * Waits until the page shows a screen other than the previous one.
   *
   * @returns the id of the new screen
   */
  async after(before: string | undefined): Promise<string> {
    let id: string | undefined;
    await expect
      .poll(
        async () => {
          id = await this.#now();
          return id !== undefined && id !== before;
        },
        { message: `leaves ${before}`, timeout: LEFT_WITHIN_MS },
      )
      .toBe(true);
    return id ?? '';
  }

  /**
   * Checks whether a form without an acknowledgement is completed. Its screen stays and shows a
   * message.
   */
  async isDoneSilently(id: string): Promise<boolean> {
    if (!this.#form.plan.manifest.noAck) return false;
    const shown = this.#page.getByText(this.#words.of('errors:formCompleted'));
    await expect
      .poll(async () => (await shown.isVisible()) || (await this.#now()) !== id, {
        message: `leaves ${id}`,
        timeout: LEFT_WITHIN_MS,
      })
      .toBe(true);
    return shown.isVisible();
  }

  async #now(): Promise<string | undefined> {
    const heading = this.#page.getByRole('heading', { level: 1 });
    const title = (await heading.first().textContent())?.trim();
    return this.#titles().find(([, own]) => own.includes(title ?? ''))?.[0];
  }

  #titles(): readonly (readonly [string, readonly string[]])[] {
    const { plan, texts } = this.#form;
    const own = texts[this.#words.language];
    const word = (...keys: readonly string[]) => keys.map((key) => this.#words.of(`wizard:${key}`));
    const ways = ['', '.sign', '.pay', '.signPay', '.signOnly'];
    const submission = ways.map((each) => `step.submission${each}`);
    return [
      ...plan.steps.map(({ id }) => [id, [own[`$steps.${id}.title`] ?? id]] as const),
      ['confirmation', word('review.title')],
      ['submission', word(...submission)],
      ['acknowledgement', word('ack.submitted', 'ack.offline.title', 'ack.signOnly.title')],
    ];
  }
}
