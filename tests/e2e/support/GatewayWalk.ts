import { expect, type Locator, type Page } from '@playwright/test';
import { methodName } from '#engine';
import type { PortalForm } from '../../support/loadPortalForm.ts';
import { FormWalk } from './FormWalk.ts';
import type { Ending, GatewayCase, HandsOn } from './gatewayTable.ts';
import { KeyboardHands } from './KeyboardHands.ts';
import { type Hands, MouseHands } from './MouseHands.ts';
import {
  chooseMethod,
  type Payer,
  payButton,
  paymentDialog,
  transactionNumber,
} from './paymentDialog.ts';
import { Words } from './Words.ts';

/** Time limit for the page to show the bank's decision, even if the page must poll. */
const TOLD = { timeout: 40_000 };

/** An applicant who pays once for the test form, and reads the outcome in the dialog. */
export class GatewayWalk {
  readonly payer: Payer;
  readonly #case: GatewayCase;
  readonly #form: PortalForm;
  readonly #origin: string;
  readonly #handsOn: HandsOn;
  readonly #hands: Hands;

  /** @param form the test form: few fields, no signature and no email */
  constructor(page: Page, walked: GatewayCase, form: PortalForm, origin: string) {
    const { language, isByKeyboard } = walked;
    this.#case = walked;
    this.#form = form;
    this.#origin = origin;
    this.#handsOn = (on) => (isByKeyboard ? new KeyboardHands(on) : new MouseHands(on));
    this.#hands = this.#handsOn(page);
    this.payer = { page, language, words: new Words(language, form.plan.code) };
  }

  get dialog(): Locator {
    return paymentDialog(this.payer);
  }

  /** Returns the amount in HK$, as the page formats it. */
  get amount(): string {
    return `HK$${this.#cents}`;
  }

  /**
   * Returns the amount in dollars. Its cents control the bank (`SCENARIOS`) and the payment service
   * (`wireFaults`).
   */
  get #cents(): string {
    return `100.${this.#case.cents ?? (this.#case.isSilent ? '41' : '00')}`;
  }

  /**
   * Walks from the notes to the open payment dialog, and chooses the method.
   *
   * @returns the transaction's number
   */
  async openDialog(): Promise<string> {
    const { page, language } = this.payer;
    const { chosenAs, method } = this.#case;
    const answers = {
      testAmount: this.#cents,
      testMethod: method,
      testResult: 'approve',
      CDPaymentMethod: chosenAs,
    };
    const now = new Date().toISOString();
    const form = { form: this.#form, origin: this.#origin, language, answers, now, isPlain: true };
    const walk = new FormWalk(page, form);
    const look = () => Promise.resolve();
    await walk.begin(look);
    await walk.toTheEnd(look, 'submission');
    await this.#hands.press(page.getByRole('main').locator('.step-buttons .button-primary'));
    return this.choose();
  }

  /**
   * Chooses the method in the open dialog.
   *
   * @returns the transaction's number
   */
  async choose(): Promise<string> {
    await chooseMethod(this.payer, this.#case.method, this.#hands);
    await expect(this.dialog).toContainText(this.amount);
    return transactionNumber(this.payer);
  }

  /** Pays, and causes the given ending. */
  async pay(ending: Ending = this.#case.ending): Promise<void> {
    await this.#case.settle(this.payer, ending, this.#handsOn);
  }

  /** Presses Pay for an amount whose cents decide the outcome. */
  async payUndecided(): Promise<void> {
    await this.#hands.press(payButton(this.payer));
  }

  /**
   * Expects the payment's number, amount and method on the acknowledgement.
   *
   * @returns the reference number
   */
  async expectAcknowledged(transaction: string): Promise<string> {
    const { page, words, language } = this.payer;
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(words.of('wizard:ack.submitted'), TOLD);
    const main = page.getByRole('main');
    const number = main.locator('.ack-number strong');
    await expect(number).toHaveText(new RegExp(`^${this.#form.plan.code}-\\d{6}-\\d{6}$`));
    const facts = main.locator('dl.answers').filter({ hasText: words.of('wizard:ack.method') });
    const wanted = [
      [words.of('wizard:ack.paymentNumber'), transaction],
      [words.of('wizard:ack.amount'), this.amount],
      [words.of('wizard:ack.method'), methodName(this.#case.method, language)],
    ] as const;
    for (const [label, value] of wanted) {
      const row = facts.locator('div').filter({ has: page.getByText(label, { exact: true }) });
      await expect(row.locator('dd')).toHaveText(value);
    }
    return (await number.textContent()) ?? '';
  }

  /** Expects that the acknowledgement shows no notice about other payments. */
  async expectNoneBeside(): Promise<void> {
    const { page, words } = this.payer;
    await expect(page.getByRole('main')).not.toContainText(words.of('payment:other.title'));
  }

  /** Expects messages about a payment without a charge, and the button for another attempt. */
  async expectNotCharged(messages: readonly string[]): Promise<void> {
    for (const message of messages) await expect(this.dialog).toContainText(message, TOLD);
    await expect(this.dialog).toContainText(this.#word('notCharged'));
    await expect(this.#button('retry')).toBeVisible();
  }

  /** Expects an expired code, with the offer of another code or method. */
  async expectCodeOver(): Promise<void> {
    await expect(this.dialog).toContainText(this.#word('fps.timedOut'), TOLD);
    await expect(this.#button('fps.new')).toBeVisible();
    await expect(this.#button('retryMethod')).toBeVisible();
  }

  /** Expects a rejected payment without a retry button, and instructions how to continue. */
  async expectOver(transaction: string): Promise<void> {
    await expect(this.dialog).toContainText(this.#word('payment_outcomeRejected'), TOLD);
    await expect(this.dialog).toContainText(this.#word('notCharged'));
    await expect(this.dialog).toContainText(transaction);
    const [way = ''] = this.#word('retryNever').split('{phone}');
    await expect(this.dialog).toContainText(way);
    await expect(this.#button('retry')).toBeHidden();
  }

  /**
   * Expects a payment that timed out. A charge is possible, so the dialog offers no second payment
   * yet.
   */
  async expectUnknown(): Promise<void> {
    await expect(this.dialog).toContainText(this.#word('checking.money'), TOLD);
    await expect(this.dialog).not.toContainText(this.#word('notCharged'));
    await expect(this.#button('retry')).toBeHidden();
  }

  /** Presses a button of the dialog, by its text key. */
  async press(key: string): Promise<void> {
    await this.#hands.press(this.#button(key));
  }

  #button(key: string): Locator {
    return this.dialog.getByRole('button', { name: this.#word(key), exact: true });
  }

  #word(key: string): string {
    return this.payer.words.of(`payment:${key}`);
  }
}
