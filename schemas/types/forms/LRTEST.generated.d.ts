/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LRTESTData {
  /**
   * Amount
   */
  testAmount: string;
  /**
   * Gateway
   */
  testMethod:
    | 'creditcard-visa'
    | 'creditcard-mastercard'
    | 'creditcard-jcb'
    | 'creditcard-unionpay'
    | 'visa'
    | 'mastercard'
    | 'applepay'
    | 'androidpay'
    | 'pps'
    | 'fps'
    | 'echq';
  /**
   * e-Cheque
   */
  uploadECheque?: {
    name: string;
    size: number;
    type: string;
    sha256: string;
    ref: string;
  };
  /**
   * Forced result
   */
  testResult:
    | 'approve'
    | 'reject'
    | 'cancel'
    | 'timeout'
    | 'inProcess'
    | 'notFound'
    | 'duplicate'
    | 'serverError';
  /**
   * Reference
   */
  testRef?: string;
  /**
   * Step without buttons
   */
  stepToTry?: 'hideBack' | 'hideNext' | 'hideNavigation';
  /**
   * There is no way back from here
   */
  aboutNoBack?: {};
  /**
   * There is no way on from here
   */
  aboutNoNext?: {};
  /**
   * The test ends here
   */
  aboutNoNavigation?: {};
  /**
   * Payment method
   */
  CDPaymentMethod?:
    'creditcard' | 'visa' | 'mastercard' | 'applepay' | 'androidpay' | 'pps' | 'fps';
}
