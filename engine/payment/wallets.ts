import { CURRENCY, GOOGLE_PAY_VERSION, WALLET_COUNTRY } from '../constants.ts';
import { amountText } from '../format/amount.ts';
import type { PaymentGatewayKey } from './methods.ts';

/** A method whose sheet is the browser's own. */
export type WalletKey = 'androidpay' | 'applepay';

/** Whether a key is that of a wallet. */
export function isWalletKey(key: PaymentGatewayKey): key is WalletKey {
  return key === 'androidpay' || key === 'applepay';
}

/** Whether a wallet can be used here: it can, the browser does not know it, the device cannot pay. */
export type WalletReadiness = 'ready' | 'browser' | 'device';

/** What a browser and its device support. */
export interface WalletFacts {
  readonly hasPaymentRequest: boolean;
  /** Apple Pay only: the browser has Apple's sessions, of the version that is asked for. */
  readonly hasSession?: boolean;
  /** Apple's `canMakePayments`, Google's `isReadyToPay`. */
  readonly canPay: boolean;
}

/**
 * Tells whether a wallet may be offered.
 *
 * @see specification, document 1, section 5: the payment-request capability, Apple's session
 * capability, and the device
 */
export function walletReadiness(facts: WalletFacts): WalletReadiness {
  if (!facts.hasPaymentRequest || facts.hasSession === false) return 'browser';
  return facts.canPay ? 'ready' : 'device';
}

/** Who takes the money, as Google knows them. */
export interface GoogleMerchant {
  readonly merchantName: string;
  /** Google's id; its environment TEST needs none. */
  readonly merchantId?: string | undefined;
  /** Id at the gateway `mpgs`. */
  readonly gatewayMerchantId: string;
}

const GOOGLE_CARD = {
  type: 'CARD',
  parameters: {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: ['MASTERCARD', 'VISA'],
  },
} as const;

/** The question whether Google Pay can be used (Google Pay API, `IsReadyToPayRequest`). */
export function googleReadyRequest() {
  return { ...GOOGLE_PAY_VERSION, allowedPaymentMethods: [GOOGLE_CARD] };
}

/**
 * What Google's sheet is opened with (Google Pay API, `PaymentDataRequest`).
 *
 * @param amountCents final price, in integer cents of Hong Kong dollars
 * @see specification, document 1, section 9 "Google Pay"
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
 * What Apple's sheet is opened with (Apple Pay JS, `ApplePayPaymentRequest`), of version 3.
 *
 * @param amountCents final price, in integer cents of Hong Kong dollars
 * @param merchantName stands on the sheet before the amount
 * @see specification, document 1, section 9 "Apple Pay"
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
