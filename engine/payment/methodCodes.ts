import { methodName } from './methodName.ts';
import { PAYMENT_METHODS, type PaymentGatewayKey } from './methods.ts';

/** What a payment record says of its method. */
export interface MethodCodes {
  /** `BCMP` (cards and wallets), `PPSB`, `BCFP`. */
  readonly channel: string;
  readonly subType: string;
  /** Of the card, else of the method. */
  readonly brandName: string;
}

/**
 * The codes of a method.
 *
 * @see specification, document 1, section 3 "Payment record", "Subtype codes"
 * @example methodCodes('creditcard-jcb') is { channel: 'BCMP', subType: 'CreditCard', brandName: 'JCB' }
 */
export function methodCodes(key: PaymentGatewayKey): MethodCodes {
  const { subTypeCode, card } = PAYMENT_METHODS[key];
  const [, channel = '', subType = ''] = subTypeCode.split(',');
  return { channel, subType, brandName: card ?? methodName(key, 'en') };
}
