import type { Language } from '#engine';
import type { LoginAct, PhoneLogin } from '../../ports/signing/SandboxPhone.ts';

/** The texts of the pages that simulate the phone for a log-in. */
export interface LoginWords {
  readonly ask: string;
  readonly scan: string;
  readonly codeAlt: string;
  readonly openHere: string;
  readonly acts: Readonly<Record<LoginAct, string>>;
  readonly standing: Readonly<Record<Exclude<PhoneLogin['standing'], 'open'>, string>>;
}

export const LOGIN_WORDS: Readonly<Record<Language, LoginWords>> = {
  en: {
    ask: 'You are asked to log in and to let a form be filled in with your profile',
    scan: 'Scan this code with your phone',
    codeAlt: 'QR code that opens the sandbox phone',
    openHere: 'Open the sandbox phone on this device',
    acts: {
      approve: 'Log in and fill in',
      approvePartly: 'Log in, part of the profile missing or malformed',
      approveBasic: 'Log in, account without digital signing',
      failProfile: 'Log in, profile fails',
      D40000: 'Cancel',
      D40001: 'Reject',
      D40003: 'Time out',
    },
    standing: {
      approved: 'Approved. You can go back to the form.',
      refused: 'Not approved. You can go back to the form.',
    },
  },
  'zh-Hant': {
    ask: '請你登入，並准許以你的個人資料填寫表格',
    scan: '以電話掃描此二維碼',
    codeAlt: '開啟模擬電話的二維碼',
    openHere: '在本裝置開啟模擬電話',
    acts: {
      approve: '登入並填寫',
      approvePartly: '登入，部分資料欠缺或不正確',
      approveBasic: '登入，帳戶不能作數碼簽署',
      failProfile: '登入，未能提供資料',
      D40000: '取消',
      D40001: '拒絕',
      D40003: '逾時',
    },
    standing: { approved: '已批准，你可以返回表格。', refused: '未有批准，你可以返回表格。' },
  },
  'zh-Hans': {
    ask: '请你登入，并准许以你的个人资料填写表格',
    scan: '以电话扫描此二维码',
    codeAlt: '开启模拟电话的二维码',
    openHere: '在本设备开启模拟电话',
    acts: {
      approve: '登入并填写',
      approvePartly: '登入，部分资料欠缺或不正确',
      approveBasic: '登入，账户不能作数码签署',
      failProfile: '登入，未能提供资料',
      D40000: '取消',
      D40001: '拒绝',
      D40003: '超时',
    },
    standing: { approved: '已批准，你可以返回表格。', refused: '未有批准，你可以返回表格。' },
  },
};
