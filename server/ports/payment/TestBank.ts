/** The content of a test e-Cheque. */
export interface TestChequeRequest {
  readonly payee: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Amount with two decimals: `380.00`. */
  readonly amount: string;
  readonly variant: TestChequeVariant;
}

/**
 * The variants of a test e-Cheque:
 *
 * - `valid`: dated today and signed by the test bank.
 * - `expired`: dated seven months ago.
 * - `postDated`: dated tomorrow.
 * - `unsigned`: the same PDF without a signature.
 * - `tampered`: its amount was changed after the bank signed it.
 * - `untrusted`: signed by an unknown bank.
 */
export type TestChequeVariant =
  | 'valid'
  | 'expired'
  | 'postDated'
  | 'unsigned'
  | 'tampered'
  | 'untrusted';

/** A test bank that issues e-Cheques, for demonstrations only. */
export interface TestBank {
  /** Creates an e-Cheque. @returns the PDF */
  issue(request: TestChequeRequest): Promise<Uint8Array>;
}
