import type { WireTransaction } from '../../../tests/api/walk.ts';
import type { Call } from './requests.ts';

/** What is in the store before the attack. */
export interface Seeds {
  /** A form that is kept and not signed. */
  readonly kept: string;
  readonly signed: string;
  readonly transaction: WireTransaction;
  /** A saved file, base64. */
  readonly file: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

const DETAIL = { lang: 'Eng' };
const ORDER = { totalAmount: '380.00', currency: 'HKD', orderDetails: [] };
const BASE64 = 'JVBERi0xLjcKJSVFT0Y=';
const FORM = 'application/x-www-form-urlencoded';
/** A link that was never sent. */
const LINK = `${'0'.repeat(26)}.${'0'.repeat(43)}`;
/** What the browser makes of a password. */
export const VERIFIER = 'v'.repeat(64);

/** One call for every POST route, as our own pages make it. */
export function honestCalls({
  kept,
  signed,
  transaction,
  file: savedFile,
  answers,
}: Seeds): readonly Call[] {
  const { transactionId, webToken } = transaction;
  const form = { formData: answers, submissionDetail: DETAIL };
  const update = { ...form, submissionDetail: { ...DETAIL, submissionId: kept } };
  const pay = { transactionId, webToken, paymentMethod: 'visa', order: ORDER };
  const file = { formCode: 'LREAL1', formRef: 'R-1', passwordHash: VERIFIER };
  const at = '/api/submission';
  return [
    { path: '/api/wfp/challenge/Eng', body: {} },
    { path: '/api/tempsave/save', body: { ...file, encryptedFormData: BASE64 } },
    { path: '/api/tempsave/load', body: { ...file, data: savedFile } },
    { path: `${at}/review/LREAL1/0`, body: form },
    { path: `${at}/submitFormBeforePayment/LREAL1`, body: form },
    { path: `${at}/updateFormBeforePayment/LREAL1`, body: update },
    { path: `${at}/updateFormBeforePayment`, body: update },
    {
      path: `${at}/sign/LREAL1/ownerSign`,
      body: { submissionDetail: { ...DETAIL, submissionId: kept }, ecertPub: BASE64 },
    },
    {
      path: `${at}/signedHash/ownerSign`,
      body: { submissionId: kept, ecertPub: BASE64, signedHash: BASE64 },
    },
    { path: `${at}/signedForm`, body: { submissionDetail: { submissionId: signed } } },
    { path: `${at}/createTransaction`, body: { submissionId: kept, paymentAmount: '380.00' } },
    {
      path: `${at}/LREAL1/380.00`,
      body: { submissionDetail: { ...DETAIL, submissionId: signed } },
    },
    { path: `${at}/submitFormByTxnId`, body: { submissionDetail: { transactionId } } },
    {
      path: '/api/payment/availability',
      body: { locale: 'en-us', amount: '380.00', preferpaymentmethods: ['visa'] },
    },
    { path: '/api/payment/web/visa', body: pay },
    { path: '/api/payment/wallet/fps', body: { ...pay, paymentMethod: 'fps' } },
    {
      path: '/api/payment/cancelpayment',
      body: { transactionid: transactionId, webtoken: webToken },
    },
    { path: `/api/payment/status/${transactionId}`, body: { webtoken: webToken } },
    { path: '/api/payment/notification', body: { transactionid: transactionId, amount: 38_000 } },
    { path: '/api/sitting/end', body: {} },
    { path: '/api/supplement', body: { link: LINK } },
    { path: '/lookup', body: 'q=66+Queensway&n=10', type: FORM },
    { path: '/sandbox/bank/unknown', body: 'button=approve', type: FORM },
  ];
}
