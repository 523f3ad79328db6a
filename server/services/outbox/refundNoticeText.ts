import { formatAmount, type Language } from '#engine';

/** The refund that a notice announces. */
export interface RefundNotice {
  readonly language: Language;
  /** Empty when the form is not submitted yet. */
  readonly referenceNumber: string;
  readonly amountCents: number;
  readonly transactionId: string;
}

/** Creates a refund notice. It contains numbers only, no text from an applicant. */
export function refundNoticeText(notice: RefundNotice): {
  readonly subject: string;
  readonly text: string;
} {
  const { subject, lines } = WORDS[notice.language];
  const values: Readonly<Record<string, string>> = {
    reference: notice.referenceNumber,
    amount: formatAmount(notice.amountCents),
    transaction: notice.transactionId,
  };
  const text = lines
    .map((line) => line.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''))
    .join('\n\n');
  return { subject, text };
}

const WORDS: Readonly<Record<Language, { subject: string; lines: readonly string[] }>> = {
  en: {
    subject: 'A payment of yours will be refunded',
    lines: [
      'A second payment of {amount} arrived for your application {reference}.',
      'Your application is paid once. The second payment (transaction {transaction}) will be refunded. You do not need to do anything.',
    ],
  },
  'zh-Hant': {
    subject: '你的一筆付款將獲退還',
    lines: [
      '我們收到你為申請 {reference} 重複繳付的 {amount}。',
      '你的申請只需繳費一次，重複的付款（交易編號 {transaction}）將會退還，你無須採取任何行動。',
    ],
  },
  'zh-Hans': {
    subject: '你的一笔付款将获退还',
    lines: [
      '我们收到你为申请 {reference} 重复缴付的 {amount}。',
      '你的申请只需缴费一次，重复的付款（交易编号 {transaction}）将会退还，你无须采取任何行动。',
    ],
  },
};
