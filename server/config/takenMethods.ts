import { methodsTaken, type PaymentGatewayKey } from '#engine';
import type { Config } from './config.ts';

/**
 * Returns the payment methods of this portal, for review, dialog and server. They are the gateway's
 * methods, the configured wallets, and e-Cheques if the gateway accepts them or the portal can
 * verify their signatures. Blocks, suspensions and limits of the amount are ignored. A portal
 * without a gateway suspends its online methods.
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
  // E-Cheques come last, because they may be files, which need no gateway.
  return takesCheques ? [...taken, 'echq'] : taken;
}

/** Returns the accepted methods that are paid with a file and need no gateway. */
export function fileMethods(config: Pick<Config, 'mode' | 'eCheque'>): readonly 'echq'[] {
  return takesChequeFiles(config) ? ['echq'] : [];
}

/**
 * Checks whether e-Cheques are files and the portal can verify a bank's signature. Demo mode trusts
 * the test bank.
 */
export function takesChequeFiles({ mode, eCheque }: Pick<Config, 'mode' | 'eCheque'>): boolean {
  return eCheque.by === 'file' && (eCheque.folder !== undefined || mode === 'demo');
}
