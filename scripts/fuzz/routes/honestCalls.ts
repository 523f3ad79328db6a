import type { WireTransaction } from '../../../tests/api/walk.ts';
import type { Call } from './requests.ts';

/** The records in the store before the attack. */
export interface Seeds {
  /** The id of a form that is saved and not signed. */
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
const FILE_FORM = 'multipart/form-data; boundary=b';
const FILE_BODY =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--b--\r\n';
/** A handle of a log-in that does not exist. */
const HANDLE = 'h'.repeat(43);
/** A link that was never sent. */
const LINK = `${'0'.repeat(26)}.${'0'.repeat(43)}`;
const APPLE = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
/** The value that the browser derives from a password. */
export const VERIFIER = 'v'.repeat(64);

/** Returns one call for every POST route, as our own pages send it. */
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
  const pay = { transactionId, webToken, paymentMethod: 'visa', order: ORDER, locale: 'en-us' };
  const byWallet = { ...pay, paymentdata: { version: 'EC_v1' } };
  const receipt = { transactionid: transactionId, receipttoken: 'r'.repeat(43) };
  const file = { formCode: 'LREAL1', formRef: 'R-1', passwordHash: VERIFIER };
  const at = '/api/submission';
  return [
    { path: '/api/wfp/challenge/Eng', body: {} },
    { path: '/api/tempsave/save', body: { ...file, encryptedFormData: BASE64 } },
    { path: '/api/tempsave/load', body: { ...file, data: savedFile } },
    { path: `${at}/review/LREAL1/0`, body: form },
    {
      path: `${at}/document/LR161/declaration`,
      body: { formData: {}, submissionDetail: { ...DETAIL, isDraft: true } },
    },
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
    {
      path: '/api/iaspdfsign/init/LREAL1/ownerSign',
      body: {
        submissionDetail: { ...DETAIL, submissionId: kept, source: 'PC_Browser' },
        idHash: `${'A'.repeat(43)}=`,
      },
    },
    { path: `${at}/formToSign`, body: { submissionDetail: { submissionId: signed } } },
    { path: `${at}/signedForm`, body: { submissionDetail: { submissionId: signed } } },
    {
      path: `${at}/restoreSignedForm/LREAL1`,
      body: { ...form, submissionDetail: { ...DETAIL, pdfData: BASE64, handOver: HAND_OVER } },
    },
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
    { path: '/api/payment/wallet/googlepay', body: { ...byWallet, paymentMethod: 'androidpay' } },
    { path: '/api/payment/wallet/androidpay', body: { ...byWallet, paymentMethod: 'androidpay' } },
    { path: '/api/payment/wallet/applepay', body: { ...byWallet, paymentMethod: 'applepay' } },
    {
      path: '/rm-payment/startapplepaysession',
      body: { domainName: 'localhost', validationurl: APPLE },
    },
    { path: '/api/payment/echq', body: { ...pay, paymentMethod: 'echq' } },
    { path: `/api/payment/echqstatus/${transactionId}`, body: { webtoken: webToken } },
    { path: '/api/payment/updatepayment', body: receipt },
    { path: '/api/payment/updateechqpayment', body: receipt },
    {
      path: '/api/payment/cancelpayment',
      body: { transactionid: transactionId, webtoken: webToken },
    },
    { path: `/api/payment/status/${transactionId}`, body: { webtoken: webToken } },
    { path: '/api/payment/notification', body: { transactionid: transactionId, amount: 38_000 } },
    { path: '/api/sitting/end', body: {} },
    { path: '/api/supplement', body: { link: LINK } },
    { path: '/lookup', body: 'q=66+Queensway&n=10', type: FORM },
    { path: '/verify', body: FILE_BODY, type: FILE_FORM },
    { path: '/sandbox/bank/unknown', body: 'button=approve', type: FORM },
    { path: '/api/eme/initLogin', body: { ...DETAIL, formCode: 'LREAL1', source: 'PC_Browser' } },
    { path: '/api/eme/authAppCallback', body: { state: HANDLE, code: 'code' } },
    { path: `/api/eme/poll/${HANDLE}`, body: { eMEFields: ['enName'] } },
    {
      path: '/api/eme/getProfileFromAPP',
      body: { formCode: 'LREAL1', accessToken: HANDLE, openID: HANDLE, eMEFields: ['enName'] },
    },
    { path: '/sandbox/identity/login/unknown', body: 'act=approve', type: FORM },
    { path: '/sandbox/identity/unknown', body: 'act=approve', type: FORM },
  ];
}

/** A well-formed hand-over that matches no document of this portal. */
const HAND_OVER = {
  seal: `data:${'0'.repeat(64)}`,
  definition: '0'.repeat(64),
  signatures: [
    {
      signField: 'ownerSign',
      signatureTimestamp: '2026-11-20T02:00:00.000Z',
      length: 1,
      sha256: '0'.repeat(64),
    },
  ],
};
