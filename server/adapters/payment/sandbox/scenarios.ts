import type { GatewayStatusCode, WalletData } from '../../../ports/PaymentGateway.ts';

/** What the sandbox bank does of its own accord with an amount that ends in certain cents. */
export interface Scenario {
  readonly name: string;
  /** Reported as soon as the charge is opened; absent: waits for a person. */
  readonly code?: GatewayStatusCode;
  /** Approved at last, so long after the charge was opened. */
  readonly approveAfterMs?: number;
  /** Approves another amount: this much more. */
  readonly surplusCents?: number;
  readonly currency?: string;
  /** `false`: the gateway allows no other attempt after this one. */
  readonly canRetry?: boolean;
  /** The status query fails. */
  readonly isFailing?: boolean;
}

const MINUTE_MS = 60_000;

/**
 * By the cents of the amount: `380.01` is rejected. Amounts that end in `.00` wait for a person.
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

/** What happens to an amount by itself; `undefined` when a person decides. */
export function scenarioOf(amountCents: number): Scenario | undefined {
  return SCENARIOS[amountCents % 100];
}

/**
 * What happens to a wallet's payment whose amount decides nothing: it has no page where a person could
 * decide, so that it is approved, unless what the sheet gave says `"sandbox": "reject"`.
 *
 * @param data what the sheet gave; `undefined` for other methods
 */
export function scenarioOfWallet(data: WalletData | undefined): Scenario | undefined {
  if (!data) return undefined;
  return data.sandbox === 'reject'
    ? { name: 'rejected', code: 'REJT' }
    : { name: 'approved at once', code: 'APPR' };
}
