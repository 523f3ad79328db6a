import type { Language, ReviewItem, ReviewSection } from '#engine';
import type { FormDocument } from '../../server/ports/documents/PdfRenderer.ts';

/** Creates a filled LREAL1 as a document, with fictitious people, in one language. */
export function sampleDocument(
  language: Language = 'en',
  change: Partial<FormDocument> = {},
): FormDocument {
  const t = TEXTS[language];
  return {
    language,
    formCode: 'LREAL1',
    formVersion: 3,
    formHash: 'd1e2f3a4'.repeat(8),
    screenCode: 'LREAL1-07',
    title: t.title,
    reference: 'LREAL1',
    sections: sectionsOf(t),
    fee: {
      lines: [
        { label: t.fee, quantity: 1, unitPriceCents: 38_000, amountCents: 38_000 },
        { label: t.fee, quantity: 1, unitPriceCents: 25_000, amountCents: 25_000 },
      ],
      totalCents: 63_000,
    },
    declarations: [{ title: t.declaration, text: `${t.declarationText}\n\n• ${t.prevails}` }],
    signByHand: [],
    standing: { kind: 'notSubmitted' },
    createdAt: new Date('2026-11-20T02:05:00Z'),
    ...change,
  };
}

/** Returns every answer and label of a document, for searches of its text. */
export function wordsOf(items: readonly ReviewItem[]): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind === 'field') return [item.label, ...item.lines];
    if (item.kind === 'note') return [item.label, ...item.text.split('\n')];
    if (item.kind === 'group') return [item.label, ...wordsOf(item.items)];
    return [item.label, ...item.records.flatMap((each) => [each.title, ...wordsOf(each.items)])];
  });
}

/** Creates an answer; it is Chinese when it has a Chinese character and no Latin letter. */
export function answer(label: string, ...lines: readonly string[]): ReviewItem {
  const text = lines.join('');
  const chinese = /\p{Script=Han}/u.test(text) && !/[A-Za-z]/.test(text);
  return { kind: 'field', pointer: `/${label}`, label, lines, chinese };
}

function sectionsOf(t: (typeof TEXTS)['en']): readonly ReviewSection[] {
  return [
    { stepId: 'delivery', title: t.delivery, items: [answer(t.how, t.online)] },
    {
      stepId: 'subscriberParticulars',
      title: t.owner,
      items: [
        answer(t.nameEng, 'CHAN TAI MAN'),
        answer(t.nameChi, '陳大文'),
        answer(t.idNo, 'A1234563'),
        answer(t.phone, '2345 6789'),
        answer(t.account),
        {
          kind: 'group',
          pointer: '/CorrAddress',
          label: t.address,
          items: [
            answer(t.lines, 'Flat A, 12/F, Block 3', 'Lei Tung Estate', 'Southern, Hong Kong'),
            answer(t.district, t.southern),
          ],
        },
      ],
    },
    {
      stepId: 'orders',
      title: t.orders,
      items: [
        {
          kind: 'records',
          pointer: '/orders',
          label: t.orders,
          records: [
            {
              pointer: '/orders/0',
              title: `${t.register} 1`,
              summary: 'A0123453',
              items: [
                answer(t.prn, 'A0123453'),
                answer(t.email, 'owner.of.a.flat@example.hk'),
                answer(t.sms, '9876 5432'),
                answer(t.start, '01/12/2026'),
              ],
            },
            {
              pointer: '/orders/1',
              title: `${t.register} 2`,
              summary: '鴨脷洲利東邨',
              items: [
                answer(t.prn),
                answer(t.address, '香港鴨脷洲利東邨東昌樓12樓A室'),
                answer(t.email, 'second@example.hk'),
                answer(t.start, '15/01/2027'),
              ],
            },
          ],
        },
      ],
    },
  ];
}

const EN = {
  title: 'Application Form for Subscription to Property Alert',
  delivery: 'How to submit',
  how: 'How will you submit this form?',
  online: 'Online',
  owner: 'Owner',
  nameEng: 'Name of owner in English',
  nameChi: 'Name of owner in Chinese',
  idNo: 'Number of the identification document',
  phone: 'Contact telephone',
  account: 'Account number',
  address: 'Correspondence address',
  lines: 'Address',
  district: 'District',
  southern: 'Southern',
  orders: 'Land registers',
  register: 'Land register',
  prn: 'Property Reference Number (PRN)',
  email: 'E-mail address for alerts',
  sms: 'Mobile number for SMS',
  start: 'Service starting date',
  fee: 'Subscription to Property Alert',
  declaration: 'Declaration',
  declarationText: 'I am the current owner of each property named in this form.',
  prevails: 'If the English and the Chinese text differ, the English text prevails.',
};

const TEXTS: Readonly<Record<Language, typeof EN>> = {
  en: EN,
  'zh-Hant': {
    title: '物業把關易訂閱申請表',
    delivery: '遞交方式',
    how: '你會如何遞交這份表格？',
    online: '網上遞交',
    owner: '業主',
    nameEng: '業主英文姓名',
    nameChi: '業主中文姓名',
    idNo: '身分證明文件號碼',
    phone: '聯絡電話',
    account: '帳戶號碼',
    address: '通訊地址',
    lines: '地址',
    district: '地區',
    southern: '南區',
    orders: '土地登記冊',
    register: '土地登記冊',
    prn: '物業參考編號',
    email: '接收提示的電郵地址',
    sms: '接收短訊的流動電話號碼',
    start: '服務開始日期',
    fee: '物業把關易訂閱費',
    declaration: '聲明',
    declarationText: '本人是這份表格所列各項物業的現任業主。',
    prevails: '中英文本如有歧異，以英文本為準。',
  },
  'zh-Hans': {
    title: '物业把关易订阅申请表',
    delivery: '递交方式',
    how: '你会如何递交这份表格？',
    online: '网上递交',
    owner: '业主',
    nameEng: '业主英文姓名',
    nameChi: '业主中文姓名',
    idNo: '身份证明文件号码',
    phone: '联络电话',
    account: '帐户号码',
    address: '通讯地址',
    lines: '地址',
    district: '地区',
    southern: '南区',
    orders: '土地登记册',
    register: '土地登记册',
    prn: '物业参考编号',
    email: '接收提示的电邮地址',
    sms: '接收短讯的移动电话号码',
    start: '服务开始日期',
    fee: '物业把关易订阅费',
    declaration: '声明',
    declarationText: '本人是这份表格所列各项物业的现任业主。',
    prevails: '中英文本如有歧异，以英文本为准。',
  },
};
