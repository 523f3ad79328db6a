import type { IdentityFailure, Language } from '#engine';
import type { PhoneRequest } from '../../ports/signing/SandboxPhone.ts';

/** The texts of the page that simulates the phone. */
export interface PhoneWords {
  readonly title: string;
  readonly notice: string;
  readonly ask: string;
  readonly department: string;
  readonly service: string;
  readonly document: string;
  readonly code: string;
  readonly owner: string;
  readonly name: string;
  readonly idNumber: string;
  readonly approve: string;
  readonly approveSlowly: string;
  readonly trouble: string;
  readonly back: string;
  readonly unknown: string;
  readonly standing: Readonly<Record<Exclude<PhoneRequest['standing'], 'open'>, string>>;
  readonly failures: Readonly<Record<IdentityFailure, string>>;
}

export const PHONE_WORDS: Readonly<Record<Language, PhoneWords>> = {
  en: {
    title: 'Sandbox phone',
    notice: 'For demonstration only. This page replaces the identity app.',
    ask: 'You are asked to sign',
    department: 'Department',
    service: 'Service',
    document: 'Document',
    code: 'Identification code',
    owner: 'Whose phone it is',
    name: 'Name on the identity card',
    idNumber: 'Identity card number',
    approve: 'Sign',
    approveSlowly: 'Sign, and tell after 15 seconds',
    trouble: 'What can go wrong',
    back: 'Back to the form',
    unknown: 'There is no such request.',
    standing: {
      signed: 'Signed. You can go back to the form.',
      failed: 'Not signed. You can go back to the form.',
    },
    failures: {
      D20000: 'Unknown error',
      D20002: 'Parameter empty',
      D20003: 'Parameter not valid',
      D20009: 'Identity not confirmed',
      D40003: 'Authentication timed out',
      D70000: 'Cancel',
      D70001: 'Reject',
      D70002: 'Signing failed',
      D70003: 'Time out',
      D70005: 'Wrong identity card number',
      D70006: 'Confirmation not processed',
      D79402: 'No result',
      signingNotAllowed: 'Account without digital signing',
    },
  },
  'zh-Hant': {
    title: '模擬電話',
    notice: '只供示範，本頁代替身分應用程式。',
    ask: '請你簽署',
    department: '部門',
    service: '服務',
    document: '文件',
    code: '識別碼',
    owner: '電話持有人',
    name: '身份證上的姓名',
    idNumber: '身份證號碼',
    approve: '簽署',
    approveSlowly: '簽署，15 秒後才告知',
    trouble: '可能出現的問題',
    back: '返回表格',
    unknown: '沒有這項要求。',
    standing: { signed: '已簽署，你可以返回表格。', failed: '未有簽署，你可以返回表格。' },
    failures: {
      D20000: '不明錯誤',
      D20002: '參數空白',
      D20003: '參數無效',
      D20009: '未能確認身分',
      D40003: '認證逾時',
      D70000: '取消',
      D70001: '拒絕',
      D70002: '簽署失敗',
      D70003: '逾時',
      D70005: '身份證號碼不符',
      D70006: '未能處理確認',
      D79402: '沒有結果',
      signingNotAllowed: '帳戶不能作數碼簽署',
    },
  },
  'zh-Hans': {
    title: '模拟电话',
    notice: '只供示范，本页代替身分应用程序。',
    ask: '请你签署',
    department: '部门',
    service: '服务',
    document: '文件',
    code: '识别码',
    owner: '电话持有人',
    name: '身份证上的姓名',
    idNumber: '身份证号码',
    approve: '签署',
    approveSlowly: '签署，15 秒后才告知',
    trouble: '可能出现的问题',
    back: '返回表格',
    unknown: '没有这项要求。',
    standing: { signed: '已签署，你可以返回表格。', failed: '未有签署，你可以返回表格。' },
    failures: {
      D20000: '不明错误',
      D20002: '参数空白',
      D20003: '参数无效',
      D20009: '未能确认身分',
      D40003: '认证超时',
      D70000: '取消',
      D70001: '拒绝',
      D70002: '签署失败',
      D70003: '超时',
      D70005: '身份证号码不符',
      D70006: '未能处理确认',
      D79402: '没有结果',
      signingNotAllowed: '账户不能作数码签署',
    },
  },
};
