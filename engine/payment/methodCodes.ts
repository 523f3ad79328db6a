import { PAYMENT_METHODS, type PaymentGatewayKey } from '../definition/paymentMethods.ts';
import { methodName } from './methodName.ts';

/** The codes for the method in a payment record. */
export interface MethodCodes {
  /** `BCMP` (cards and wallets), `PPSB`, `BCFP`. */
  readonly channel: string;
  readonly subType: string;
  /** The brand of the card, or of the method. */
  readonly brandName: string;
}

/**
 * Returns the codes of a method.
 *
 * @see specification, document 1, section 3 "Payment record", "Subtype codes"
 *
 * @example
 * methodCodes('creditcard-jcb'); // { channel: 'BCMP', subType: 'CreditCard', brandName: 'JCB' }
 * methodCodes('pps'); // { channel: 'PPSB', subType: 'PPS', brandName: 'PPS' }
 */
export function methodCodes(key: PaymentGatewayKey): MethodCodes {
  const { subTypeCode, card } = PAYMENT_METHODS[key];
  const [, channel = '', subType = ''] = subTypeCode.split(',');
  return { channel, subType, brandName: card ?? methodName(key, 'en') };
}
