import type { Language } from '#engine';
import type { GatewayStatusCode } from '../ports/payment/PaymentGateway.ts';
import type { BankButton } from '../ports/payment/SandboxBank.ts';

/** The texts of the sandbox bank's page. */
export interface BankWords {
  readonly title: string;
  readonly notice: string;
  readonly method: string;
  readonly charge: string;
  readonly status: string;
  readonly lines: string;
  readonly colon: string;
  readonly semicolon: string;
  readonly ended: string;
  /** Status of a charge that timed out. */
  readonly timedOut: string;
  readonly failing: string;
  readonly trouble: string;
  readonly back: string;
  readonly fps: string;
  readonly unknown: string;
  readonly late: string;
  readonly heal: string;
  readonly buttons: Readonly<Record<BankButton, string>>;
  readonly statuses: Readonly<Record<GatewayStatusCode, string>>;
}

export const BANK_WORDS: Readonly<Record<Language, BankWords>> = {
  en: {
    title: 'Sandbox bank',
    notice: 'For demonstration only. No money moves.',
    method: 'Payment method',
    charge: 'Charge',
    status: 'Status',
    lines: 'For',
    colon: ': ',
    semicolon: '; ',
    ended: 'This charge has ended.',
    timedOut: 'The time to pay is over. The bank can still decide.',
    failing: 'The bank answers no questions about this charge at present.',
    trouble: 'What can go wrong',
    back: 'Back to the form',
    fps: 'This page stands in for the app of your bank.',
    unknown: 'There is no such charge.',
    late: 'Approve late',
    heal: 'Let the bank answer again',
    buttons: {
      approve: 'Approve',
      reject: 'Reject',
      cancel: 'Cancel',
      timeOut: 'Time out',
      serverError: 'Server error',
      duplicate: 'Approve, and tell five times',
    },
    statuses: {
      APPR: 'Approved',
      REJT: 'Rejected',
      CANC: 'Cancelled',
      INPR: 'Waiting for you',
      NOTF: 'Not found',
      DUPA: 'Duplicate',
      PSER: 'Server error',
      FIER: 'Issuer error',
      PSTO: 'Timed out',
    },
  },
  'zh-Hant': {
    title: '模擬銀行',
    notice: '只供示範，不涉及真實款項。',
    method: '付款方法',
    charge: '收費編號',
    status: '狀況',
    lines: '項目',
    colon: '：',
    semicolon: '；',
    ended: '這宗收費已結束。',
    timedOut: '付款時限已過，銀行仍可作出決定。',
    failing: '銀行現時不回應有關這宗收費的查詢。',
    trouble: '模擬故障',
    back: '返回表格',
    fps: '本頁代替你的銀行應用程式。',
    unknown: '沒有這宗收費。',
    late: '逾時後批核',
    heal: '讓銀行恢復回應',
    buttons: {
      approve: '批核',
      reject: '拒絕',
      cancel: '取消',
      timeOut: '逾時',
      serverError: '系統故障',
      duplicate: '批核並通知五次',
    },
    statuses: {
      APPR: '已批核',
      REJT: '已拒絕',
      CANC: '已取消',
      INPR: '等候你決定',
      NOTF: '沒有紀錄',
      DUPA: '重複',
      PSER: '系統故障',
      FIER: '發卡機構故障',
      PSTO: '已逾時',
    },
  },
  'zh-Hans': {
    title: '模拟银行',
    notice: '只供示范，不涉及真实款项。',
    method: '付款方法',
    charge: '收费编号',
    status: '状况',
    lines: '项目',
    colon: '：',
    semicolon: '；',
    ended: '这宗收费已结束。',
    timedOut: '付款时限已过，银行仍可作出决定。',
    failing: '银行现时不回应有关这宗收费的查询。',
    trouble: '模拟故障',
    back: '返回表格',
    fps: '本页代替你的银行应用程序。',
    unknown: '没有这宗收费。',
    late: '逾时后批核',
    heal: '让银行恢复回应',
    buttons: {
      approve: '批核',
      reject: '拒绝',
      cancel: '取消',
      timeOut: '逾时',
      serverError: '系统故障',
      duplicate: '批核并通知五次',
    },
    statuses: {
      APPR: '已批核',
      REJT: '已拒绝',
      CANC: '已取消',
      INPR: '等候你决定',
      NOTF: '没有记录',
      DUPA: '重复',
      PSER: '系统故障',
      FIER: '发卡机构故障',
      PSTO: '已逾时',
    },
  },
};
