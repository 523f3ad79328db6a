/** What a test e-Cheque says. */
export interface TestChequeRequest {
  readonly payee: string;
  /** ISO 4217. */
  readonly currency: string;
  /** With two decimals: `380.00`. */
  readonly amount: string;
  readonly variant: TestChequeVariant;
}

/**
 * - `valid`: dated today and signed by the test bank.
 * - `expired`: dated seven months ago.
 * - `postDated`: dated tomorrow.
 * - `unsigned`: the same PDF without a signature.
 * - `tampered`: its amount was changed after the bank signed it.
 * - `untrusted`: signed by a bank that nobody knows.
 */
export type TestChequeVariant =
  | 'valid'
  | 'expired'
  | 'postDated'
  | 'unsigned'
  | 'tampered'
  | 'untrusted';

/** A bank of one's own, so that paying by e-Cheque can be tried. Demo only. */
export interface TestBank {
  /** @returns the PDF */
  issue(request: TestChequeRequest): Promise<Uint8Array>;
}
