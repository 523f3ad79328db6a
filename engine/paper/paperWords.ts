import type { Language } from '../constants/language.ts';
import type { PaperMethodId } from '../definition/paymentMethods.ts';

interface PaperWords {
  readonly handIn: string;
  readonly sign: string;
  readonly deliver: string;
  readonly quote: string;
  readonly enclose: string;
  readonly pay: string;
  readonly amount: string;
  readonly byPost: string;
  readonly atCounter: string;
  readonly atCounterBy: string;
  readonly noCash: string;
  readonly office: string;
  readonly hours: string;
  readonly phone: string;
  readonly methods: Readonly<Record<PaperMethodId, string>>;
}

/** Texts about a form for submission on paper: the same on the screen and on paper. */
export const PAPER_WORDS: Readonly<Record<Language, PaperWords>> = {
  en: {
    handIn: 'How to hand in this form',
    sign: 'Print the form, check it, and sign it by hand on the signature line.',
    deliver: 'Post it or bring it to the office below. It has not been submitted online.',
    quote: 'Quote the reference number when you contact us.',
    enclose: 'What to enclose',
    pay: 'How to pay',
    amount: 'Fee: {amount}',
    byPost:
      'By post or courier: enclose a crossed cheque, bank draft or cashier’s order payable to “{payee}”. Write the reference number on the back.',
    atCounter: 'In person: pay at the counter when you hand in the form.',
    atCounterBy: 'In person: pay at the counter by {methods} when you hand in the form.',
    noCash: 'Do not send cash by post.',
    office: 'Where to hand it in',
    hours: 'Opening hours: {hours}',
    phone: 'Enquiries: {phone}',
    methods: { cash: 'cash', cheque: 'cheque', bankDraft: 'bank draft', autopay: 'autopay' },
  },
  'zh-Hant': {
    handIn: '如何交回這份表格',
    sign: '請列印及核對表格，並在簽署欄親筆簽署。',
    deliver: '請郵寄或親身送交至下列辦事處。這份表格並未在網上遞交。',
    quote: '與我們聯絡時，請提供申請參考編號。',
    enclose: '須附上的文件',
    pay: '如何繳費',
    amount: '費用：{amount}',
    byPost:
      '郵遞或速遞：請附上抬頭為「{payee}」的劃線支票、銀行匯票或銀行本票，並在背面寫上申請參考編號。',
    atCounter: '親身遞交：請於交表時在櫃位繳付。',
    atCounterBy: '親身遞交：請於交表時在櫃位以{methods}繳付。',
    noCash: '請勿郵寄現金。',
    office: '交回地點',
    hours: '辦公時間：{hours}',
    phone: '查詢電話：{phone}',
    methods: { cash: '現金', cheque: '支票', bankDraft: '銀行匯票', autopay: '自動轉帳' },
  },
  'zh-Hans': {
    handIn: '如何交回这份表格',
    sign: '请打印并核对表格，然后在签署栏亲笔签署。',
    deliver: '请邮寄或亲自送交至下列办事处。这份表格并未在网上提交。',
    quote: '与我们联系时，请提供申请参考编号。',
    enclose: '须附上的文件',
    pay: '如何缴费',
    amount: '费用：{amount}',
    byPost:
      '邮寄或速递：请附上抬头为“{payee}”的划线支票、银行汇票或银行本票，并在背面写上申请参考编号。',
    atCounter: '亲自提交：请在交表时于柜台缴付。',
    atCounterBy: '亲自提交：请在交表时于柜台以{methods}缴付。',
    noCash: '请勿邮寄现金。',
    office: '交回地点',
    hours: '办公时间：{hours}',
    phone: '查询电话：{phone}',
    methods: { cash: '现金', cheque: '支票', bankDraft: '银行汇票', autopay: '自动转账' },
  },
};
