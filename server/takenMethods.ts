import type { PaymentGatewayKey } from '#engine';
import type { Config } from './config.ts';

/** What the gateways of this version take with every installation. */
const FIRST: readonly PaymentGatewayKey[] = ['visa', 'mastercard', 'pps'];
const LATER: readonly PaymentGatewayKey[] = ['creditcard-jcb', 'creditcard-unionpay', 'fps'];

/**
 * Returns what can be paid with here, the one list that the review, the dialog and the server read: the
 * gateway's methods, the wallets that are set up, and e-Cheques where the gateway takes them or their
 * signatures can be checked. It does not say which of them are blocked, suspended or limited in amount:
 * a portal without a gateway suspends its online methods.
 */
export function takenMethods(
  config: Pick<Config, 'mode' | 'eCheque' | 'wallets'>,
): readonly PaymentGatewayKey[] {
  const { googlePay, applePay } = config.wallets;
  const takesCheques = config.eCheque.by === 'gateway' || takesChequeFiles(config);
  return [
    ...FIRST,
    ...(googlePay ? (['androidpay'] as const) : []),
    ...(applePay ? (['applepay'] as const) : []),
    ...LATER,
    ...(takesCheques ? (['echq'] as const) : []),
  ];
}

/** Returns what goes along as a file, of what is taken: no gateway is asked to take it. */
export function fileMethods(config: Pick<Config, 'mode' | 'eCheque'>): readonly 'echq'[] {
  return takesChequeFiles(config) ? ['echq'] : [];
}

/**
 * Whether e-Cheques come as files, and the portal can tell one that a bank signed; demo trusts the test
 * bank.
 */
export function takesChequeFiles({ mode, eCheque }: Pick<Config, 'mode' | 'eCheque'>): boolean {
  return eCheque.by === 'file' && (eCheque.folder !== undefined || mode === 'demo');
}
