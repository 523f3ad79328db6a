import { expect, type Page } from '@playwright/test';

/**
 * A record of the transactions and charges that a page requests. It survives reloads of the page.
 */
export class PaymentTrace {
  readonly #transactions = new Set<string>();
  readonly #charges: string[] = [];

  constructor(page: Page) {
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!response.ok()) return;
      if (pathname.endsWith('/createTransaction')) {
        void response.json().then(({ transactionId }) => this.#transactions.add(transactionId));
      }
      if (/\/payment\/(web|wallet)\//.test(pathname)) this.#charges.push(pathname);
    });
  }

  /** Expects exactly one transaction, with this number, that was sent to the bank once. */
  expectOnePayment(transaction: string): void {
    expect([...this.#transactions]).toEqual([transaction]);
    expect(this.#charges).toHaveLength(1);
  }
}
