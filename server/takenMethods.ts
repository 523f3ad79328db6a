import type { PaymentGatewayKey } from '#engine';
import type { Config } from './config.ts';

/** What the gateways of this version take. */
const ONLINE: readonly PaymentGatewayKey[] = [
  'visa',
  'mastercard',
  'pps',
  'creditcard-jcb',
  'creditcard-unionpay',
  'fps',
];

/** What this installation takes: the one list that the review, the dialog and the server read. */
export type TakenMethod = PaymentGatewayKey | 'echq';

/**
 * Returns what can be paid with here: the gateway's methods, and e-Cheques where their signatures
 * can be checked. It does not say which of them are blocked, suspended or limited in amount: a portal
 * without a gateway suspends its online methods.
 */
export function takenMethods(config: Pick<Config, 'mode' | 'eCheque'>): readonly TakenMethod[] {
  return takesCheques(config) ? [...ONLINE, 'echq'] : ONLINE;
}

/** Whether the portal can tell an e-Cheque that a bank signed; demo trusts the test bank. */
export function takesCheques({ mode, eCheque }: Pick<Config, 'mode' | 'eCheque'>): boolean {
  return eCheque.folder !== undefined || mode === 'demo';
}
