import type { GatewayStatusCode, WalletData } from '../../../ports/payment/PaymentGateway.ts';

/** The sandbox bank's automatic handling of an amount that ends in certain cents. */
export interface Scenario {
  readonly name: string;
  /** Status as soon as the charge is opened. When absent, the charge waits for a person. */
  readonly code?: GatewayStatusCode;
  /** Time from the opening of the charge to its approval, in milliseconds. */
  readonly approveAfterMs?: number;
  /** Number of cents by which the approved amount exceeds the ordered amount. */
  readonly surplusCents?: number;
  readonly currency?: string;
  /** `false`: the gateway allows no further attempt. */
  readonly canRetry?: boolean;
  /** Whether the status query fails. */
  readonly isFailing?: boolean;
}

const MINUTE_MS = 60_000;

/**
 * Scenarios by the cents of the amount: `380.01` is rejected. Amounts that end in `.00` wait for a
 * person.
 */
const SCENARIOS: Readonly<Record<number, Scenario>> = {
  1: { name: 'rejected', code: 'REJT' },
  2: { name: 'cancelled', code: 'CANC' },
  3: { name: 'never ends', code: 'INPR' },
  4: { name: 'wrong amount', code: 'APPR', surplusCents: 100 },
  5: { name: 'late approval', code: 'CANC', approveAfterMs: 10 * MINUTE_MS },
  6: { name: 'wrong currency', code: 'APPR', currency: 'CNY' },
  7: { name: 'approved at once', code: 'APPR' },
  8: { name: 'timed out', code: 'PSTO' },
  9: { name: 'duplicate', code: 'DUPA' },
  10: { name: 'payment server error', code: 'PSER' },
  11: { name: 'financial institution error', code: 'FIER' },
  12: { name: 'no answer', isFailing: true },
  13: { name: 'very late approval', code: 'PSTO', approveAfterMs: 360 * MINUTE_MS },
  14: { name: 'timed out, then approved', code: 'PSTO', approveAfterMs: MINUTE_MS },
  15: { name: 'rejected for good', code: 'REJT', canRetry: false },
};

/** Returns the scenario of an amount; `undefined` when a person decides. */
export function scenarioOf(amountCents: number): Scenario | undefined {
  return SCENARIOS[amountCents % 100];
}

/**
 * Returns the scenario of a wallet's payment whose amount has no scenario. A wallet has no page
 * where a person could decide. The payment is therefore approved, unless the sheet's data contains
 * `"sandbox": "reject"`.
 *
 * @param data the sheet's data; `undefined` for other methods
 */
export function scenarioOfWallet(data: WalletData | undefined): Scenario | undefined {
  if (!data) return undefined;
  return data.sandbox === 'reject'
    ? { name: 'rejected', code: 'REJT' }
    : { name: 'approved at once', code: 'APPR' };
}
