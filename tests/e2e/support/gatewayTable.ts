import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language, PAYMENT_METHODS } from '#engine';
import { expectNoSidewaysScroll } from './checks.ts';
import type { Hands } from './MouseHands.ts';
import { goToBank, type Method, openFpsApp, type Payer, payButton } from './paymentDialog.ts';
import type { BankButtonName } from './SandboxBankPage.ts';
import { wish } from './walletStubs.ts';

/** The endings of a payment, each with the bank's button that causes the ending. */
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
  /**
   * The method's id on the review. For `creditcard`, the applicant chooses the card in the dialog.
   */
  readonly chosenAs: string;
  /**
   * The language of the bank's page if the order contains none, as for FPS (document 1, section 7).
   */
  readonly bankLanguage?: Language;
  /**
   * Whether the applicant pays by scanning a code. After a time-out, the dialog first offers
   * another code.
   */
  readonly isByCode?: boolean;
  /** The cents of an amount by ending, for endings that no user can cause on the bank's page. */
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

/**
 * Pays in the wallet's sheet. A failed payment leads to the error page, whose only link leads back.
 */
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
 * Methods whose walks make a second attempt after a failed payment. `npm test` makes one after a
 * rejection and one after a time-out.
 */
const PAID_AGAIN: readonly Method[] = ['mastercard', 'creditcard-jcb'];

/** One walk: a method, an ending, and the way a user operates the page. */
export interface GatewayCase extends GatewayMethod {
  readonly ending: Ending;
  readonly language: Language;
  /** Whether the window is 320 CSS pixels wide. */
  readonly isNarrow: boolean;
  /** Whether the user operates the payment dialog and the bank's page by keyboard. */
  readonly isByKeyboard: boolean;
  /** Whether the service sends no notification. The portal then detects the ending by polling. */
  readonly isSilent: boolean;
  /** Cents with which the bank decides automatically; absent: the user decides. */
  readonly cents: string | undefined;
  /** Whether a second attempt pays if nothing was charged. */
  readonly isPaidAgain: boolean;
  /** Whether the walk is one of those that together cover every method, ending and language. */
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
