import type { WalletData } from './payByWallet.ts';

/** A wallet's sheet that was opened. */
export interface WalletSheet {
  /**
   * What the applicant agreed to; `undefined` when the sheet was closed.
   *
   * @throws {CallError} when it could not be shown
   */
  readonly agreed: Promise<WalletData | undefined>;
  /** Tells the sheet how the payment ended, where it waits for that. */
  readonly complete: (isPaid: boolean) => void;
  /** Closes it, where a page can. */
  readonly abort: () => void;
}
