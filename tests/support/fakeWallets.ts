import { vi } from 'vitest';
import type {
  AppleSession,
  AppleSessionClass,
  GoogleClient,
} from '../../renderer/payment/wallets/walletApi.ts';

/** Creates a class like `ApplePaySession`, and the list of its sessions. */
export function fakeApple(says: { version?: boolean; canPay?: () => boolean } = {}) {
  const made: (AppleSession & { args: readonly unknown[] })[] = [];
  class Session {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    static canMakePayments = says.canPay ?? (() => true);
    static supportsVersion = (version: number) => (says.version ?? true) && version === 3;
    onvalidatemerchant: AppleSession['onvalidatemerchant'] = null;
    onpaymentauthorized: AppleSession['onpaymentauthorized'] = null;
    oncancel: AppleSession['oncancel'] = null;
    readonly begin = vi.fn();
    readonly abort = vi.fn();
    readonly completeMerchantValidation = vi.fn();
    readonly completePayment = vi.fn();
    readonly args: readonly unknown[];
    constructor(...args: readonly unknown[]) {
      this.args = args;
      made.push(this);
    }
  }
  return { Session: Session as AppleSessionClass, made };
}

/** Creates a fake client of Google Pay's library. Its methods are mocks that succeed. */
export function fakeGoogle(over: Partial<GoogleClient> = {}) {
  return {
    isReadyToPay: vi.fn(async () => ({ result: true })),
    loadPaymentData: vi.fn(async () => ({
      paymentMethodData: { tokenizationData: { token: '{"signature":"c2ln"}' } },
    })),
    ...over,
  };
}
