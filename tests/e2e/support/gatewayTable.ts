import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language, PAYMENT_METHODS } from '#engine';
import { expectNoSidewaysScroll } from './checks.ts';
import type { Hands } from './MouseHands.ts';
import { goToBank, type Method, openFpsApp, type Payer, payButton } from './paymentDialog.ts';
import type { BankButtonName } from './SandboxBankPage.ts';
import { wish } from './walletStubs.ts';

/** The ending of a payment, and the button of the bank that causes it. */
export const ENDINGS = {
  approved: 'approve',
  rejected: 'reject',
  cancelled: 'cancel',
  timedOut: 'timeOut',
} as const satisfies Record<string, BankButtonName>;

export type Ending = keyof typeof ENDINGS;

/** A function that creates the hands of the user on a page. */
export type HandsOn = (page: Page) => Hands;

/** A payment method of the gateway: a row of the table. */
export interface GatewayMethod {
  readonly method: Method;
  /** Its name on the review: `creditcard` leaves the card to the dialog. */
  readonly chosenAs: string;
  /** The bank's language, if the order names none: FPS on the wire (document 1, section 7). */
  readonly bankLanguage?: Language;
  /** Paid by scanning a code: after a time-out, the dialog first offers another code. */
  readonly isByCode?: boolean;
  /** Cents of the amounts with which the bank decides automatically, if no user can. */
  readonly centsOf?: Readonly<Partial<Record<Ending, string>>>;
  /** Presses Pay, and causes the ending. */
  readonly settle: (payer: Payer, ending: Ending, handsOn: HandsOn) => Promise<void>;
}

const inWindow: GatewayMethod['settle'] = async (payer, ending, handsOn) => {
  const bank = await goToBank(payer, () => handsOn(payer.page).press(payButton(payer)));
  await bank.press(ENDINGS[ending], handsOn(bank.page));
};

const byCode: GatewayMethod['settle'] = async (payer, ending, handsOn) => {
  await handsOn(payer.page).press(payButton(payer));
  const bank = await openFpsApp({ ...payer, language: 'en' });
  await bank.press(ENDINGS[ending], handsOn(bank.page));
};

/** A failed payment leads to the error page, whose only link leads back. */
const inSheet: GatewayMethod['settle'] = async (payer, ending, handsOn) => {
  const { page } = payer;
  await wish(page, ending === 'rejected' ? 'reject' : 'agree');
  await handsOn(page).press(payButton(payer));
  if (ending !== 'rejected' && ending !== 'cancelled') return;
  await expect(page).toHaveURL(/\/payment\/html\/err\.html/);
  await expectNoSidewaysScroll(page, 'the error page');
  await handsOn(page).press(page.getByRole('main').getByRole('link'));
};

const WINDOW = { settle: inWindow };
const CODE = { settle: byCode, isByCode: true, bankLanguage: 'en' } as const;
const WALLET = { settle: inSheet, centsOf: { cancelled: '02', timedOut: '08' } };
const WAYS = {
  visa: WINDOW,
  mastercard: WINDOW,
  pps: WINDOW,
  'creditcard-jcb': WINDOW,
  'creditcard-unionpay': WINDOW,
  fps: CODE,
  androidpay: WALLET,
  applepay: WALLET,
  echq: WINDOW,
} as const satisfies Record<Method, Omit<GatewayMethod, 'method' | 'chosenAs'>>;

/** Every wallet code of the specification: VI MS PP JB UP FP GP AP EC. */
const GATEWAY_METHODS: readonly GatewayMethod[] = (Object.keys(WAYS) as Method[]).map((method) => ({
  method,
  chosenAs: PAYMENT_METHODS[method].id,
  ...WAYS[method],
}));

/**
 * Methods with walks of two attempts: `npm test` walks a second attempt after a rejection, and
 * another after a time-out.
 */
const PAID_AGAIN: readonly Method[] = ['mastercard', 'creditcard-jcb'];

/** One walk: a method, its ending, and the way a user operates the page. */
export interface GatewayCase extends GatewayMethod {
  readonly ending: Ending;
  readonly language: Language;
  /** Uses a window of 320 CSS pixels. */
  readonly isNarrow: boolean;
  /** Uses the keyboard from the press that opens the dialog to the bank's button. */
  readonly isByKeyboard: boolean;
  /** The service sends no notification: the portal detects the ending by polling. */
  readonly isSilent: boolean;
  /** Cents with which the bank decides automatically; absent: the user decides. */
  readonly cents: string | undefined;
  /** A second attempt pays, if nothing was charged. */
  readonly isPaidAgain: boolean;
  /** One of the walks that together cover every method, ending and language. */
  readonly isChosen: boolean;
}

/**
 * Every method with every ending. The languages shift by one from method to method, so that each
 * method and each ending has all three. The chosen walks are the diagonal.
 */
export const GATEWAY_CASES: readonly GatewayCase[] = GATEWAY_METHODS.flatMap((row, y) =>
  (Object.keys(ENDINGS) as Ending[]).map((ending, x) => ({
    ...row,
    ending,
    language: LANGUAGES[(x + y) % LANGUAGES.length] ?? 'en',
    isNarrow: y % 3 === 1,
    isByKeyboard: row.method === 'pps',
    isSilent: y % 3 === 0 && row.centsOf?.[ending] === undefined,
    cents: row.centsOf?.[ending],
    isPaidAgain: PAID_AGAIN.includes(row.method) && ending !== 'approved',
    isChosen: x === y % Object.keys(ENDINGS).length,
  })),
);
