import type { WalletData } from './payByWallet.ts';

/** An open payment sheet of a wallet. */
export interface WalletSheet {
  /**
   * Resolves with the data that the applicant approved, or with `undefined` if the sheet was
   * closed.
   *
   * @throws {CallError} when the sheet cannot be used
   */
  readonly agreed: Promise<WalletData | undefined>;
  /**
   * Reports the result of the payment to the sheet. Does nothing if the sheet does not wait for a
   * result.
   */
  readonly complete: (isPaid: boolean) => void;
  /** Closes the sheet, if a page can close it. */
  readonly abort: () => void;
}
