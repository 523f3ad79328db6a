import { CURRENCY, GOOGLE_PAY_VERSION, WALLET_COUNTRY } from '../constants/constants.ts';
import type { PaymentGatewayKey } from '../definition/paymentMethods.ts';
import { amountText } from '../format/amount.ts';

/** A payment method that uses the browser's own payment sheet. */
export type WalletKey = 'androidpay' | 'applepay';

/**
 * Checks whether a key is that of a wallet.
 *
 * @example
 * isWalletKey('applepay'); // true
 * isWalletKey('visa'); // false
 */
export function isWalletKey(key: PaymentGatewayKey): key is WalletKey {
  return key === 'androidpay' || key === 'applepay';
}

/**
 * The readiness of a wallet here: usable, not supported by the browser, or not supported by the
 * device.
 */
export type WalletReadiness = 'ready' | 'browser' | 'device';

/** The wallet features of a browser and its device. */
export interface WalletFacts {
  readonly hasPaymentRequest: boolean;
  /** Apple Pay only: whether the browser supports Apple's sessions in the required version. */
  readonly hasSession?: boolean;
  /** The result of Apple's `canMakePayments` or Google's `isReadyToPay`. */
  readonly canPay: boolean;
}

/**
 * Checks whether the dialog can offer a wallet.
 *
 * @see specification, document 1, section 5: the payment-request capability, Apple's session
 *   capability, and the device
 *
 * @example
 * walletReadiness({ hasPaymentRequest: true, canPay: true }); // 'ready'
 * walletReadiness({ hasPaymentRequest: true, canPay: false }); // 'device'
 * walletReadiness({ hasPaymentRequest: true, hasSession: false, canPay: true }); // 'browser'
 */
export function walletReadiness(facts: WalletFacts): WalletReadiness {
  if (!facts.hasPaymentRequest || facts.hasSession === false) return 'browser';
  return facts.canPay ? 'ready' : 'device';
}

/** The merchant who receives the money, as registered with Google. */
export interface GoogleMerchant {
  readonly merchantName: string;
  /** Google's id; its environment TEST does not need one. */
  readonly merchantId?: string | undefined;
  /** The merchant's id at the gateway `mpgs`. */
  readonly gatewayMerchantId: string;
}

const GOOGLE_CARD = {
  type: 'CARD',
  parameters: {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: ['MASTERCARD', 'VISA'],
  },
} as const;

/**
 * Returns the request that checks whether Google Pay is usable (Google Pay API,
 * `IsReadyToPayRequest`).
 *
 * @example
 * googleReadyRequest().allowedPaymentMethods[0].parameters.allowedCardNetworks;
 * // ['MASTERCARD', 'VISA']
 */
export function googleReadyRequest() {
  return { ...GOOGLE_PAY_VERSION, allowedPaymentMethods: [GOOGLE_CARD] };
}

/**
 * Returns the request that opens Google's sheet (Google Pay API, `PaymentDataRequest`).
 *
 * @param amountCents the final price, in integer cents of Hong Kong dollars
 * @see specification, document 1, section 9 "Google Pay"
 *
 * @example
 * const merchant = { merchantName: 'The Land Registry', gatewayMerchantId: 'LR' };
 * const request = googlePayRequest(38000, merchant);
 * request.transactionInfo.totalPrice; // '380.00'
 * request.merchantInfo; // { merchantName: 'The Land Registry' }
 */
export function googlePayRequest(amountCents: number, merchant: GoogleMerchant) {
  const { merchantName, merchantId, gatewayMerchantId } = merchant;
  const tokenizationSpecification = {
    type: 'PAYMENT_GATEWAY',
    parameters: { gateway: 'mpgs', gatewayMerchantId },
  } as const;
  return {
    ...GOOGLE_PAY_VERSION,
    allowedPaymentMethods: [{ ...GOOGLE_CARD, tokenizationSpecification }],
    merchantInfo: { merchantName, ...(merchantId !== undefined && { merchantId }) },
    transactionInfo: {
      totalPriceStatus: 'FINAL',
      totalPrice: amountText(amountCents),
      currencyCode: CURRENCY,
      countryCode: WALLET_COUNTRY,
    },
  } as const;
}

/**
 * Returns the request that opens Apple's sheet (Apple Pay JS, `ApplePayPaymentRequest`, version 3).
 *
 * @param amountCents the final price, in integer cents of Hong Kong dollars
 * @param merchantName appears on the sheet before the amount
 * @see specification, document 1, section 9 "Apple Pay"
 *
 * @example
 * applePayRequest(38000, 'The Land Registry').total;
 * // { label: 'The Land Registry', amount: '380.00', type: 'final' }
 */
export function applePayRequest(amountCents: number, merchantName: string) {
  return {
    countryCode: WALLET_COUNTRY,
    currencyCode: CURRENCY,
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: ['visa', 'masterCard'],
    total: { label: merchantName, amount: amountText(amountCents), type: 'final' },
  } as const;
}
