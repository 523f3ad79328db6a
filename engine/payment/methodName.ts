import type { Language } from '../language.ts';
import type { PaymentGatewayKey, PaymentMethodId } from './methods.ts';

/** What has a name of its own: a method as the gateway is asked for it, or as the form offers it. */
export type NamedMethod = PaymentGatewayKey | PaymentMethodId;

/**
 * Names a payment method, in the same words wherever one is named: on the page, in the PDF of the
 * acknowledgement, to a program that asks what is available, at the sandbox bank.
 *
 * @see specification, document 1, section 3 "Available payment method" and 7 "Methods offered"
 */
export function methodName(method: NamedMethod, language: Language): string {
  return NAMES[language][method];
}

type Names = Readonly<Record<NamedMethod, string>>;

/** Called the same in every language. */
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
