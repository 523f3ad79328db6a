import type { ServerConfig as Settings } from '#schemas/types/server-config.generated.d.ts';

/** The Google Pay settings of this installation. */
export interface GooglePaySettings {
  /** Address of Google's library. */
  readonly library: string;
  readonly environment: Settings['GOOGLE_PAY_ENVIRONMENT'];
  /** Google's id of the payee; not required in the environment TEST. */
  readonly merchantId: string | undefined;
  /** The payee's id at the gateway, for which tokens are encrypted. */
  readonly gatewayMerchantId: string;
}

/** The Apple Pay settings of this installation. */
export interface ApplePaySettings {
  readonly merchantId: string;
  /** The domain registered with Apple. Sessions exist only for this domain. */
  readonly domain: string;
  /** Apple's hosts by name, without wildcards. */
  readonly hosts: readonly string[];
}

/** The wallets that this installation accepts. */
export interface WalletSettings {
  /** The name of the payee on the payment sheets. */
  readonly merchantName: string;
  readonly googlePay?: GooglePaySettings;
  readonly applePay?: ApplePaySettings;
  /** Missing settings of a partly configured wallet, one line each. */
  readonly gaps: readonly string[];
}

/**
 * Hosts that Apple publishes for merchant validation: production, China, tests.
 *
 * @see developer.apple.com, Apple Pay on the Web, "Setting Up Your Server"
 */
export const APPLE_PAY_HOSTS: readonly string[] = [
  'apple-pay-gateway.apple.com',
  'apple-pay-gateway-nc-pod1.apple.com',
  'apple-pay-gateway-nc-pod2.apple.com',
  'apple-pay-gateway-nc-pod3.apple.com',
  'apple-pay-gateway-nc-pod4.apple.com',
  'apple-pay-gateway-nc-pod5.apple.com',
  'apple-pay-gateway-pr-pod1.apple.com',
  'apple-pay-gateway-pr-pod2.apple.com',
  'apple-pay-gateway-pr-pod3.apple.com',
  'apple-pay-gateway-pr-pod4.apple.com',
  'apple-pay-gateway-pr-pod5.apple.com',
  'cn-apple-pay-gateway.apple.com',
  'cn-apple-pay-gateway-sh-pod1.apple.com',
  'cn-apple-pay-gateway-sh-pod2.apple.com',
  'cn-apple-pay-gateway-sh-pod3.apple.com',
  'cn-apple-pay-gateway-tj-pod1.apple.com',
  'cn-apple-pay-gateway-tj-pod2.apple.com',
  'cn-apple-pay-gateway-tj-pod3.apple.com',
  'apple-pay-gateway-cert.apple.com',
  'cn-apple-pay-gateway-cert.apple.com',
];

/** The merchant id of a demonstration with the sandbox bank, which offers both wallets. */
const SANDBOX_ID = 'SANDBOX';

/** Returns the settings of the wallets. A wallet without an id is not accepted. */
export function walletSettings(s: Settings): WalletSettings {
  const isDemo = s.MODE === 'demo' && s.PAYMENT_GATEWAY === 'sandbox';
  const ownId = isDemo && !isGoogleConfigured(s) ? SANDBOX_ID : '';
  const gatewayMerchantId = s.GOOGLE_PAY_GATEWAY_MERCHANT_ID || ownId;
  const merchantId = s.APPLE_PAY_MERCHANT_ID || (isDemo && !isAppleConfigured(s) ? SANDBOX_ID : '');
  const isGoogle = gatewayMerchantId !== '' && (isTest(s) || s.GOOGLE_PAY_MERCHANT_ID !== '');
  return {
    merchantName: s.WALLET_MERCHANT_NAME,
    gaps: WALLET_GAPS.filter(({ lacks }) => lacks(s)).map(({ name, why }) => `${name}: ${why}`),
    ...(isGoogle && { googlePay: googlePay(s, gatewayMerchantId) }),
    ...(merchantId !== '' && { applePay: applePay(s, merchantId) }),
  };
}

function googlePay(s: Settings, gatewayMerchantId: string): GooglePaySettings {
  return {
    library: s.GOOGLE_PAY_LIBRARY,
    environment: s.GOOGLE_PAY_ENVIRONMENT,
    merchantId: s.GOOGLE_PAY_MERCHANT_ID || undefined,
    gatewayMerchantId,
  };
}

function applePay(s: Settings, merchantId: string): ApplePaySettings {
  const hosts = s.APPLE_PAY_HOSTS.split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
  return {
    merchantId,
    domain: s.APPLE_PAY_DOMAIN || new URL(s.PUBLIC_URL).hostname,
    hosts: hosts.length > 0 ? hosts : APPLE_PAY_HOSTS,
  };
}

/** A missing setting of a partly configured wallet. */
export interface WalletGap {
  readonly name: keyof Settings;
  readonly lacks: (settings: Settings) => boolean;
  readonly why: string;
}

/**
 * Settings that a partly configured wallet lacks. A wallet must be configured completely or not at
 * all.
 */
export const WALLET_GAPS: readonly WalletGap[] = [
  {
    name: 'GOOGLE_PAY_GATEWAY_MERCHANT_ID',
    lacks: (s) => isGoogleConfigured(s) && s.GOOGLE_PAY_GATEWAY_MERCHANT_ID === '',
    why: 'must be given for Google Pay',
  },
  {
    name: 'GOOGLE_PAY_MERCHANT_ID',
    lacks: (s) => isGoogleConfigured(s) && !isTest(s) && s.GOOGLE_PAY_MERCHANT_ID === '',
    why: 'must be given for Google Pay in its environment PRODUCTION',
  },
  {
    name: 'APPLE_PAY_MERCHANT_ID',
    lacks: (s) => isAppleConfigured(s) && s.APPLE_PAY_MERCHANT_ID === '',
    why: 'must be given for Apple Pay',
  },
];

/** Checks whether Google Pay is configured with test tokens, which charge nothing. */
export function takesTestTokens(s: Settings): boolean {
  return isTest(s) && s.GOOGLE_PAY_GATEWAY_MERCHANT_ID !== '';
}

function isGoogleConfigured(s: Settings): boolean {
  const ids = [s.GOOGLE_PAY_MERCHANT_ID, s.GOOGLE_PAY_GATEWAY_MERCHANT_ID];
  return !isTest(s) || ids.some((id) => id !== '');
}

function isAppleConfigured(s: Settings): boolean {
  return [s.APPLE_PAY_MERCHANT_ID, s.APPLE_PAY_DOMAIN, s.APPLE_PAY_HOSTS].some((t) => t !== '');
}

function isTest(s: Settings): boolean {
  return s.GOOGLE_PAY_ENVIRONMENT === 'TEST';
}
