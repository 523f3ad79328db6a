import { formatInstant, type Language } from '#engine';

/**
 * The content of a mail about a supplementary request. Only the linked page shows the questions.
 */
export interface SupplementMail {
  readonly language: Language;
  /** Title of the form that was submitted, from its definition. */
  readonly formTitle: string;
  readonly referenceNumber: string;
  /** URL of the page, including the secret. */
  readonly address: string;
  readonly expiresAt: Date;
  readonly hotline: string;
}

/**
 * Creates the mail that requests supplementary information. The mail contains no answers and no
 * questions.
 */
export function supplementMailText(mail: SupplementMail): {
  readonly subject: string;
  readonly text: string;
} {
  const { subject, lines } = WORDS[mail.language];
  const values: Readonly<Record<string, string>> = {
    title: mail.formTitle,
    reference: mail.referenceNumber,
    address: mail.address,
    phone: mail.hotline,
    until: formatInstant(mail.expiresAt.getTime(), mail.language),
  };
  const filled = (line: string) =>
    line.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { subject: filled(subject), text: `${lines.map(filled).join('\n\n')}\n` };
}

const WORDS: Readonly<Record<Language, { subject: string; lines: readonly string[] }>> = {
  en: {
    subject: 'We need more information: {reference}',
    lines: [
      'Dear Sir or Madam,',
      'Your form “{title}” (reference number {reference}) lacks some information. Please answer our questions on this page:',
      '{address}',
      'The link can be used once, until {until}. Do not pass it on: whoever has it sees our questions.',
      'If the link has expired, open it to ask for a new one, or fill in the form “Supplementary Information / Documents” without a link. There is no fee.',
      'A system sent this message; please do not reply to it. Questions? Call our customer service hotline on {phone}.',
      'The Land Registry',
    ],
  },
  'zh-Hant': {
    subject: '請補充資料：{reference}',
    lines: [
      '先生／女士：',
      '你遞交的表格「{title}」（參考編號 {reference}）欠缺部分資料。請在以下網頁回答我們的提問：',
      '{address}',
      '連結只可使用一次，有效期至 {until}。請勿將連結轉交他人，因為持有連結的人可看到我們的提問。',
      '如連結已失效，你可開啟該連結以索取新連結，或直接填寫「補充資料遞交表格」，毋須使用連結，亦毋須繳費。',
      '此電郵由系統自動發出，請勿回覆。如有查詢，請致電客戶服務熱線 {phone}。',
      '土地註冊處',
    ],
  },
  'zh-Hans': {
    subject: '请补充资料：{reference}',
    lines: [
      '先生／女士：',
      '你递交的表格「{title}」（参考编号 {reference}）欠缺部分资料。请在以下网页回答我们的提问：',
      '{address}',
      '连结只可使用一次，有效期至 {until}。请勿将连结转交他人，因为持有连结的人可看到我们的提问。',
      '如连结已失效，你可开启该连结以索取新连结，或直接填写「补充资料递交表格」，毋须使用连结，亦毋须缴费。',
      '此电邮由系统自动发出，请勿回复。如有查询，请致电客户服务热线 {phone}。',
      '土地注册处',
    ],
  },
};
