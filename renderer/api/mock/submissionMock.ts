import type { CreateTransactionResponse } from '#schemas/types/create-transaction-response.generated.d.ts';
import type { PollResponse } from '#schemas/types/poll-response.generated.d.ts';
import type { SubmitBeforePaymentResponse } from '#schemas/types/submit-before-payment-response.generated.d.ts';
import type { SubmitResponse } from '#schemas/types/submit-response.generated.d.ts';
import type { WireRequest } from '../transport.ts';
import { PAID } from './paymentMock.ts';

const SUBMISSION = 'S20261120-0007';
const TRANSACTION = { transactionId: 'T20261120-000042', webToken: 'mock' };
/** An empty PDF. */
const PDF = btoa('%PDF-1.7\n%%EOF');

/**
 * Returns a mock response of the submission service. The service stores nothing, finds no errors
 * and accepts every form.
 *
 * @returns the body of a 200 response; `undefined` for calls of other services
 */
export function submissionMock({ url, body }: Pick<WireRequest, 'url' | 'body'>): unknown {
  const [, call = '', more = ''] = /^\/api\/submission\/([^/]+)(?:\/([^/]+))?/.exec(url) ?? [];
  switch (call) {
    case '':
    case 'sign':
    case 'signedHash':
      return undefined;
    case 'review':
      return { pdfData: PDF };
    case 'document':
      return { docxData: '', fileName: 'document.docx' };
    case 'submitFormBeforePayment':
    case 'updateFormBeforePayment': {
      const saved: SubmitBeforePaymentResponse = {
        result: 'ok',
        submissionId: SUBMISSION,
        paymentAmount: '380.00',
        invalidSignatures: [],
      };
      return saved;
    }
    case 'createTransaction': {
      const made: CreateTransactionResponse = { result: 'ok', ...TRANSACTION };
      return made;
    }
    case 'poll': {
      const status: PollResponse = PAID;
      return status;
    }
    case 'submitFormByTxnId':
      return submittedResponse('380.00');
    default:
      return submittedResponse(body?.includes('"printOnPaper":true') ? '0.00' : more);
  }
}

function submittedResponse(paymentAmount: string): SubmitResponse {
  const isPaid = Number(paymentAmount) > 0;
  return {
    result: 'ok',
    submissionId: SUBMISSION,
    referenceNumber: 'MOCK-261120-000007',
    submissionTime: '2026-11-20T02:05:00.000Z',
    paymentAmount,
    ...(isPaid && {
      paymentTxnNum: TRANSACTION.transactionId,
      paymentMethod: 'visa',
      gcisWallet: 'VI',
    }),
    pdfData: PDF,
  };
}
