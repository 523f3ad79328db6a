import { PPS_MAX_AMOUNT_CENTS, UNION_PAY_MAX_AMOUNT_CENTS } from '../constants/constants.ts';

/**
 * A way to pay.
 *
 * - `redirect`: the browser posts the order, then opens the returned address in a window.
 * - `qr`: the page shows a QR code (FPS).
 * - `sheet`: the browser shows its own payment sheet (Apple Pay, Google Pay).
 */
export type PaymentFlow = 'redirect' | 'qr' | 'sheet';

/**
 * The setting that a portal needs to accept a method: a wallet, or e-Cheques. No gateway of this
 * version accepts a method that needs `nothingYet`.
 */
type MethodNeed = 'googlePay' | 'applePay' | 'eCheque' | 'nothingYet';

/** A row of the method table. */
interface MethodRow {
  /** Key of the payment gateway, which is also the name of the row (document 1, section 3). */
  readonly key: string;
  /** Payment method id, as forms and the availability call name it (document 1, section 3). */
  readonly id: string;
  /** Sub-type, as the availability call names it. */
  readonly subType: string;
  readonly subTypeCode: string;
  /** Card type (document 1, section 3). */
  readonly card?: string;
  /** Wallet code of the acknowledgement (document 1, section 3). */
  readonly walletCode: string;
  /** The required setting; absent if every portal with a gateway accepts the method. */
  readonly needs?: MethodNeed;
  readonly flow: PaymentFlow;
  /** Last part of the payment call's path. */
  readonly path: string;
  /** Name of the icon. */
  readonly icon: string;
  /** Maximum amount in cents. The method is not offered above it. */
  readonly maxCents?: number;
  /**
   * Whether the bank decides within days instead of minutes, so that the applicant need not wait.
   */
  readonly isSlow?: true;
}

/**
 * Every method, in order of preference (document 1, section 7). A new method needs a row here, its
 * name in `methodName.ts` and its texts in `schemas/defs/payment-method.*.json`. Then run
 * `npm run types`.
 */
const ROWS = {
  visa: {
    key: 'visa',
    id: 'visa',
    subType: 'Visa',
    subTypeCode: '02,BCMP,CreditCard',
    card: 'Visa',
    walletCode: 'VI',
    flow: 'redirect',
    path: 'web/visa',
    icon: 'visa',
  },
  mastercard: {
    key: 'mastercard',
    id: 'mastercard',
    subType: 'Mastercard',
    subTypeCode: '02,BCMP,CreditCard',
    card: 'Mastercard',
    walletCode: 'MS',
    flow: 'redirect',
    path: 'web/master',
    icon: 'mastercard',
  },
  pps: {
    key: 'pps',
    id: 'pps',
    subType: 'PPS',
    subTypeCode: '01,PPSB,PPS',
    walletCode: 'PP',
    flow: 'redirect',
    path: 'web/pps',
    icon: 'pps',
    maxCents: PPS_MAX_AMOUNT_CENTS,
  },
  androidpay: {
    key: 'androidpay',
    id: 'androidpay',
    subType: 'AndroidPay',
    subTypeCode: '02,BCMP,AndroidPay',
    walletCode: 'GP',
    needs: 'googlePay',
    flow: 'sheet',
    path: 'wallet/googlepay',
    icon: 'googlepay',
  },
  applepay: {
    key: 'applepay',
    id: 'applepay',
    subType: 'ApplePay',
    subTypeCode: '02,BCMP,ApplePay',
    walletCode: 'AP',
    needs: 'applePay',
    flow: 'sheet',
    path: 'wallet/applepay',
    icon: 'applepay',
  },
  'creditcard-visa': { ...card('creditcard-visa', 'Visa', 'VI'), needs: 'nothingYet' },
  'creditcard-mastercard': {
    ...card('creditcard-mastercard', 'Mastercard', 'MS'),
    needs: 'nothingYet',
  },
  'creditcard-jcb': card('creditcard-jcb', 'JCB', 'JB'),
  'creditcard-unionpay': {
    ...card('creditcard-unionpay', 'UnionPay', 'UP'),
    subTypeCode: '03,BCMP,CreditCard',
    maxCents: UNION_PAY_MAX_AMOUNT_CENTS,
  },
  // The specification has no key or sub-type for an e-Cheque, so its id is used for both.
  echq: {
    key: 'echq',
    id: 'echq',
    subType: 'echq',
    subTypeCode: 'echq',
    walletCode: 'EC',
    needs: 'eCheque',
    flow: 'redirect',
    path: 'echq',
    icon: 'echq',
    isSlow: true,
  },
  fps: {
    key: 'fps',
    id: 'fps',
    subType: 'FPS',
    subTypeCode: '04,BCFP,FPS',
    walletCode: 'FP',
    flow: 'qr',
    path: 'wallet/fps',
    icon: 'fps',
  },
} as const satisfies Readonly<Record<string, MethodRow>>;

/** A key of the payment gateway. */
export type PaymentGatewayKey = keyof typeof ROWS;

/** A payment method id. Several cards share `creditcard`. */
export type PaymentMethodId = (typeof ROWS)[PaymentGatewayKey]['id'];

/** A method of the table. */
export interface PaymentMethod extends MethodRow {
  readonly key: PaymentGatewayKey;
  readonly id: PaymentMethodId;
}

/** Every method by its key, in order of preference. */
export const PAYMENT_METHODS: Readonly<Record<PaymentGatewayKey, PaymentMethod>> = ROWS;

/**
 * The methods in order of preference, as the availability call sends them. This is the fuller list
 * of document 1, section 7.
 */
export const PREFERRED_METHODS: readonly PaymentMethodId[] = [
  ...new Set(Object.values(PAYMENT_METHODS).map(({ id }) => id)),
];

/** Offline payment methods, in the order in which the review lists them. */
export const PAPER_METHODS = ['cash', 'cheque', 'bankDraft', 'autopay'] as const;

/** An offline payment method. */
export type PaperMethodId = (typeof PAPER_METHODS)[number];

/**
 * Returns the keys of the methods that a portal accepts, in the order of the table.
 *
 * @param setUp the wallets that are set up, and `eCheque` if the portal accepts e-Cheques
 *
 * @example
 * methodsTaken(['eCheque']).includes('applepay'); // false
 */
export function methodsTaken(setUp: readonly MethodNeed[]): readonly PaymentGatewayKey[] {
  return Object.values(PAYMENT_METHODS)
    .filter(({ needs }) => !needs || setUp.includes(needs))
    .map(({ key }) => key);
}

/**
 * Returns the key of an offered method: the lower-cased sub-type, with the card for credit cards.
 *
 * @param subType the sub-type as the availability call names it: `CreditCard`
 * @param card one of the supported cards, for credit cards only
 * @returns `undefined` if the gateway has no such method; the page then omits the offer
 * @see specification, document 1, section 3 "Available payment method"
 *
 * @example
 * paymentGatewayKeyOf('CreditCard', 'JCB'); // 'creditcard-jcb'
 * paymentGatewayKeyOf('PPS'); // 'pps'
 * paymentGatewayKeyOf('CreditCard'); // undefined: without its card
 */
export function paymentGatewayKeyOf(subType: string, card?: string): PaymentGatewayKey | undefined {
  const base = subType.toLowerCase();
  const key = base === 'creditcard' && card !== undefined ? `${base}-${card.toLowerCase()}` : base;
  return isPaymentGatewayKey(key) ? key : undefined;
}

/**
 * Checks whether a text is a key of the gateway.
 *
 * @example
 * isPaymentGatewayKey('creditcard-jcb'); // true
 * isPaymentGatewayKey('creditcard'); // false: a method id
 */
export function isPaymentGatewayKey(key: string): key is PaymentGatewayKey {
  return Object.hasOwn(PAYMENT_METHODS, key);
}

function card<const K extends string, const C extends string>(key: K, type: C, walletCode: string) {
  return {
    key,
    id: 'creditcard',
    subType: 'CreditCard',
    subTypeCode: '02,BCMP,CreditCard',
    card: type,
    walletCode,
    flow: 'redirect',
    path: 'web/creditcard',
    icon: type.toLowerCase(),
  } as const;
}
