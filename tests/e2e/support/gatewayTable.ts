import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language, PAYMENT_METHODS } from '#engine';
import { expectNoSidewaysScroll } from './checks.ts';
import type { Hands } from './MouseHands.ts';
import { goToBank, type Method, openFpsApp, type Payer, payButton } from './paymentDialog.ts';
import type { BankButtonName } from './SandboxBankPage.ts';
import { wish } from './walletStubs.ts';

/** How a payment ends, and the button of the bank that ends it so. */
export const ENDINGS = {
  approved: 'approve',
  rejected: 'reject',
  cancelled: 'cancel',
  timedOut: 'timeOut',
} as const satisfies Record<string, BankButtonName>;

export type Ending = keyof typeof ENDINGS;

/** Gives the hands of whoever walks, on a page. */
export type HandsOn = (page: Page) => Hands;

/** A method that is paid with over the gateway: a row of the table. */
export interface GatewayMethod {
  readonly method: Method;
  /** The review's name of it: `creditcard` leaves the card to the dialog. */
  readonly chosenAs: string;
  /** What the bank speaks, where the order names no language: FPS on the wire (document 1, section 7). */
  readonly bankLanguage?: Language;
  /** Paid by scanning a code: after a time-out another code is offered first. */
  readonly isByCode?: boolean;
  /** Cents of the amounts with which the bank decides by itself, where no person can. */
  readonly centsOf?: Readonly<Partial<Record<Ending, string>>>;
  /** Presses Pay, and has the payment end so. */
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

/** A payment that was not made leads to the error page, whose only way leads back. */
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

/** With these, one attempt after another is walked: after a rejection and after a time-out with `npm test`. */
const PAID_AGAIN: readonly Method[] = ['mastercard', 'creditcard-jcb'];

/** One walk: a method, how it ends, and how somebody goes through it. */
export interface GatewayCase extends GatewayMethod {
  readonly ending: Ending;
  readonly language: Language;
  /** In a window of 320 CSS pixels. */
  readonly isNarrow: boolean;
  /** From the press that opens the dialog to the bank's button. */
  readonly isByKeyboard: boolean;
  /** The service sends no notification: the portal learns of the end by asking. */
  readonly isSilent: boolean;
  /** Cents by which the bank decides by itself; absent: a person decides. */
  readonly cents: string | undefined;
  /** Where nothing was charged, a second attempt pays. */
  readonly isPaidAgain: boolean;
  /** One of those that together cover every method, ending and language. */
  readonly isChosen: boolean;
}

/**
 * Every method with every ending. The languages shift by one from method to method, so that each
 * method and each ending has all three; the chosen walks are the diagonal.
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
