import type { Language } from '#engine';

/** The advice before a payment, by sub-type of the availability call. */
export const METHOD_NOTES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    CreditCard: "You pay on your bank's page, which opens in a new window.",
    echq: 'You upload your e-Cheque on a page that opens in a new window. It may take some working days to clear.',
    FPS: 'You pay with the app of your bank. The QR code is valid for 3 minutes.',
  },
  'zh-Hant': {
    CreditCard: '付款網頁會在新視窗開啟，請在該處付款。',
    echq: '請在新視窗開啟的網頁上載電子支票。兌現或需數個工作天。',
    FPS: '請使用銀行應用程式付款。二維碼有效時間為 3 分鐘。',
  },
  'zh-Hans': {
    CreditCard: '付款网页会在新窗口打开，请在该处付款。',
    echq: '请在新窗口打开的网页上载电子支票。兑现或需数个工作天。',
    FPS: '请使用银行应用程序付款。二维码有效时间为 3 分钟。',
  },
};
