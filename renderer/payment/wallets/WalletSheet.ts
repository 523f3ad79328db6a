import type { WalletData } from './payByWallet.ts';

/** An open payment sheet of a wallet. */
export interface WalletSheet {
  /**
   * Resolves with the data that the applicant approved; `undefined` when the sheet was closed.
   *
   * @throws {CallError} when the sheet could not be shown
   */
  readonly agreed: Promise<WalletData | undefined>;
  /** Reports the result of the payment to the sheet, where it waits for one. */
  readonly complete: (isPaid: boolean) => void;
  /** Closes the sheet, where a page can. */
  readonly abort: () => void;
}
