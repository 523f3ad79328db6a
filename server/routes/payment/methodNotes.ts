import type { Language } from '#engine';

/** What to know before paying with a family of methods, by sub-type of the availability call. */
export const METHOD_NOTES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    CreditCard: "You pay on your bank's page, which opens in a new window.",
    FPS: 'You pay with the app of your bank. The QR code is valid for 3 minutes.',
  },
  'zh-Hant': {
    CreditCard: '付款網頁會在新視窗開啟，請在該處付款。',
    FPS: '請使用銀行應用程式付款。二維碼有效時間為 3 分鐘。',
  },
  'zh-Hans': {
    CreditCard: '付款网页会在新窗口打开，请在该处付款。',
    FPS: '请使用银行应用程序付款。二维码有效时间为 3 分钟。',
  },
};
