import type { Language } from '../constants/language.ts';
import type { PaymentGatewayKey, PaymentMethodId } from '../definition/paymentMethods.ts';

/** A method with its own name: a key of the gateway or an id that the form offers. */
export type NamedMethod = PaymentGatewayKey | PaymentMethodId;

/**
 * Returns the name of a payment method. The page, the PDF of the acknowledgement, the availability
 * call and the sandbox bank all use it.
 *
 * @see specification, document 1, section 3 "Available payment method" and 7 "Methods offered"
 *
 * @example
 * methodName('fps', 'en'); // 'FPS'
 * methodName('creditcard-unionpay', 'zh-Hans'); // '银联'
 */
export function methodName(method: NamedMethod, language: Language): string {
  return NAMES[language][method];
}

type Names = Readonly<Record<NamedMethod, string>>;

/** Brand names, which are equal in every language. */
const BRANDS = {
  androidpay: 'Google Pay',
  applepay: 'Apple Pay',
  'creditcard-jcb': 'JCB',
  'creditcard-mastercard': 'Mastercard',
  'creditcard-visa': 'Visa',
  mastercard: 'Mastercard',
  visa: 'Visa',
} as const;

const NAMES: Readonly<Record<Language, Names>> = {
  en: {
    ...BRANDS,
    creditcard: 'Credit card',
    'creditcard-unionpay': 'UnionPay',
    echq: 'e-Cheque',
    fps: 'FPS',
    pps: 'PPS',
  },
  'zh-Hant': {
    ...BRANDS,
    creditcard: '信用卡',
    'creditcard-unionpay': '銀聯',
    echq: '電子支票',
    fps: '轉數快',
    pps: '繳費靈',
  },
  'zh-Hans': {
    ...BRANDS,
    creditcard: '信用卡',
    'creditcard-unionpay': '银联',
    echq: '电子支票',
    fps: '转数快',
    pps: '缴费灵',
  },
};
