import { methodsTaken, type PaymentGatewayKey } from '#engine';
import type { Config } from './config.ts';

/**
 * Returns the payment methods of this portal, the only list for review, dialog and server. It has
 * the gateway's methods and the configured wallets. It has e-Cheques where the gateway accepts them
 * or the portal can verify their signatures. It ignores blocks, suspensions and limits of the
 * amount: a portal without a gateway suspends its online methods.
 */
export function takenMethods(
  config: Pick<Config, 'mode' | 'eCheque' | 'wallets'>,
): readonly PaymentGatewayKey[] {
  const { googlePay, applePay } = config.wallets;
  const takesCheques = config.eCheque.by === 'gateway' || takesChequeFiles(config);
  const taken = methodsTaken([
    ...(googlePay ? (['googlePay'] as const) : []),
    ...(applePay ? (['applePay'] as const) : []),
  ]);
  // Last, since an e-Cheque may be a file, which no gateway has to offer.
  return takesCheques ? [...taken, 'echq'] : taken;
}

/** Returns the accepted methods that are files, which no gateway has to offer. */
export function fileMethods(config: Pick<Config, 'mode' | 'eCheque'>): readonly 'echq'[] {
  return takesChequeFiles(config) ? ['echq'] : [];
}

/**
 * Checks whether e-Cheques are files and the portal can verify a bank's signature; demo trusts the
 * test bank.
 */
export function takesChequeFiles({ mode, eCheque }: Pick<Config, 'mode' | 'eCheque'>): boolean {
  return eCheque.by === 'file' && (eCheque.folder !== undefined || mode === 'demo');
}
