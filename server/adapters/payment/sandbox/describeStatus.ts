import type { Language } from '#engine';
import type { GatewayStatusCode } from '../../../ports/payment/PaymentGateway.ts';

/**
 * Returns the sandbox bank's description of a charge in the applicant's language, for display after
 * "Detail:".
 */
export function describeStatus(code: GatewayStatusCode, language: Language): string {
  return DESCRIPTIONS[language][code];
}

const DESCRIPTIONS: Readonly<Record<Language, Readonly<Record<GatewayStatusCode, string>>>> = {
  en: {
    APPR: 'Approved by the sandbox bank',
    REJT: 'Declined by the sandbox bank',
    CANC: 'Cancelled at the sandbox bank',
    INPR: 'Waiting at the sandbox bank',
    NOTF: 'Not known to the sandbox bank',
    DUPA: 'Paid twice, says the sandbox bank',
    PSER: 'The sandbox bank has a fault',
    FIER: 'The card issuer did not answer',
    PSTO: 'The time to pay is over',
  },
  'zh-Hant': {
    APPR: '模擬銀行已批核',
    REJT: '模擬銀行拒絕付款',
    CANC: '已在模擬銀行取消付款',
    INPR: '正在等候模擬銀行處理',
    NOTF: '模擬銀行沒有這宗交易',
    DUPA: '模擬銀行表示付款重複',
    PSER: '模擬銀行系統發生故障',
    FIER: '發卡機構沒有回應',
    PSTO: '付款時限已過',
  },
  'zh-Hans': {
    APPR: '模拟银行已批核',
    REJT: '模拟银行拒绝付款',
    CANC: '已在模拟银行取消付款',
    INPR: '正在等候模拟银行处理',
    NOTF: '模拟银行没有这宗交易',
    DUPA: '模拟银行表示付款重复',
    PSER: '模拟银行系统发生故障',
    FIER: '发卡机构没有回应',
    PSTO: '付款时限已过',
  },
};
