import type { Language } from '#engine';

/** How a family of methods is called, and what to know before paying with it. */
export interface MethodText {
  readonly label: string;
  readonly notes: readonly string[];
}

/** By sub-type of the availability call. */
export const METHOD_TEXTS: Readonly<Record<Language, Readonly<Record<string, MethodText>>>> = {
  en: {
    CreditCard: {
      label: 'Credit card',
      notes: ["You pay on your bank's page, which opens in a new window."],
    },
    FPS: {
      label: 'FPS',
      notes: ['You pay with the app of your bank. The QR code is valid for 3 minutes.'],
    },
  },
  'zh-Hant': {
    CreditCard: { label: '信用卡', notes: ['付款網頁會在新視窗開啟，請在該處付款。'] },
    FPS: { label: '轉數快', notes: ['請使用銀行應用程式付款。二維碼有效時間為 3 分鐘。'] },
  },
  'zh-Hans': {
    CreditCard: { label: '信用卡', notes: ['付款网页会在新窗口打开，请在该处付款。'] },
    FPS: { label: '转数快', notes: ['请使用银行应用程序付款。二维码有效时间为 3 分钟。'] },
  },
};
