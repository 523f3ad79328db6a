import { PPS_MAX_AMOUNT_CENTS, UNION_PAY_MAX_AMOUNT_CENTS } from '../constants.ts';

/** Payment method ids (document 1, section 3). */
export type PaymentMethodId =
  | 'applepay'
  | 'androidpay'
  | 'visa'
  | 'mastercard'
  | 'creditcard'
  | 'pps'
  | 'echq'
  | 'fps';

/** Card types (document 1, section 3). */
export type CardType = 'JCB' | 'Mastercard' | 'UnionPay' | 'Visa';

/** Keys of the payment gateway (document 1, section 3). */
export type PaymentGatewayKey =
  | 'androidpay'
  | 'applepay'
  | 'creditcard-jcb'
  | 'creditcard-visa'
  | 'creditcard-unionpay'
  | 'creditcard-mastercard'
  | 'mastercard'
  | 'visa'
  | 'pps'
  | 'echq'
  | 'fps';

/** Wallet codes of the acknowledgement (document 1, section 3). */
export type WalletCode = 'EC' | 'PP' | 'VI' | 'MS' | 'JB' | 'UP' | 'GP' | 'AP' | 'FP';

/**
 * How a method is paid.
 *
 * - `redirect`: the order is posted, then a window goes to the returned address.
 * - `qr`: a QR code shows (FPS).
 * - `sheet`: the browser's own payment sheet (Apple Pay, Google Pay).
 */
export type PaymentConduct = 'redirect' | 'qr' | 'sheet';

/** One row of the method table. */
export interface PaymentMethod {
  readonly key: PaymentGatewayKey;
  readonly id: PaymentMethodId;
  /** Sub-type as the availability call says it. */
  readonly subType: string;
  readonly subTypeCode: string;
  readonly card?: CardType;
  readonly walletCode: WalletCode;
  readonly conduct: PaymentConduct;
  /** Last part of the path of the call that pays. */
  readonly path: string;
  /** Icon's name. */
  readonly icon: string;
  /** Not offered above this. */
  readonly maxCents?: number;
  /** Decided within days, not minutes: nobody is kept waiting for it. */
  readonly isSlow?: true;
}

/** Every method, in the order in which they are preferred (document 1, section 7). */
export const PAYMENT_METHODS: Readonly<Record<PaymentGatewayKey, PaymentMethod>> = {
  visa: {
    key: 'visa',
    id: 'visa',
    subType: 'Visa',
    subTypeCode: '02,BCMP,CreditCard',
    card: 'Visa',
    walletCode: 'VI',
    conduct: 'redirect',
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
    conduct: 'redirect',
    path: 'web/master',
    icon: 'mastercard',
  },
  pps: {
    key: 'pps',
    id: 'pps',
    subType: 'PPS',
    subTypeCode: '01,PPSB,PPS',
    walletCode: 'PP',
    conduct: 'redirect',
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
    conduct: 'sheet',
    path: 'wallet/googlepay',
    icon: 'googlepay',
  },
  applepay: {
    key: 'applepay',
    id: 'applepay',
    subType: 'ApplePay',
    subTypeCode: '02,BCMP,ApplePay',
    walletCode: 'AP',
    conduct: 'sheet',
    path: 'wallet/applepay',
    icon: 'applepay',
  },
  'creditcard-visa': card('Visa', 'VI', '02,BCMP,CreditCard'),
  'creditcard-mastercard': card('Mastercard', 'MS', '02,BCMP,CreditCard'),
  'creditcard-jcb': card('JCB', 'JB', '02,BCMP,CreditCard'),
  'creditcard-unionpay': {
    ...card('UnionPay', 'UP', '03,BCMP,CreditCard'),
    maxCents: UNION_PAY_MAX_AMOUNT_CENTS,
  },
  // The specification has no key or sub-type for an e-Cheque, so its id is used for both.
  echq: {
    key: 'echq',
    id: 'echq',
    subType: 'echq',
    subTypeCode: 'echq',
    walletCode: 'EC',
    conduct: 'redirect',
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
    conduct: 'qr',
    path: 'wallet/fps',
    icon: 'fps',
  },
};

/** Preferred order that the availability call carries, the fuller list of document 1, section 7. */
export const PREFERRED_METHODS: readonly PaymentMethodId[] = [
  'visa',
  'mastercard',
  'pps',
  'androidpay',
  'applepay',
  'creditcard',
  'echq',
  'fps',
];

/**
 * Makes the key of an offered method: the lower-cased sub-type, for credit cards with the card.
 *
 * @param subType as the availability call says it: `CreditCard`
 * @param card one of its supported cards, for credit cards only
 * @returns the key, or `undefined` when it is none of the gateway's: such an offer is not shown
 * @see specification, document 1, section 3 "Available payment method"
 */
export function paymentGatewayKeyOf(subType: string, card?: string): PaymentGatewayKey | undefined {
  const base = subType.toLowerCase();
  const key = base === 'creditcard' && card !== undefined ? `${base}-${card.toLowerCase()}` : base;
  return isPaymentGatewayKey(key) ? key : undefined;
}

/** Whether a text is a key of the gateway. */
export function isPaymentGatewayKey(key: string): key is PaymentGatewayKey {
  return Object.hasOwn(PAYMENT_METHODS, key);
}

function card(type: CardType, walletCode: WalletCode, subTypeCode: string): PaymentMethod {
  const key = paymentCardKey(type);
  return {
    key,
    id: 'creditcard',
    subType: 'CreditCard',
    subTypeCode,
    card: type,
    walletCode,
    conduct: 'redirect',
    path: 'web/creditcard',
    icon: type.toLowerCase(),
  };
}

function paymentCardKey(type: CardType): PaymentGatewayKey {
  switch (type) {
    case 'JCB':
      return 'creditcard-jcb';
    case 'Mastercard':
      return 'creditcard-mastercard';
    case 'UnionPay':
      return 'creditcard-unionpay';
    case 'Visa':
      return 'creditcard-visa';
  }
}
