import { amountText, behaviourIn, type FormStore } from '#engine';
import type { Transport } from '#screens';

/** An empty PDF. */
const PDF = btoa('%PDF-1.7\n%%EOF');

/** The answers of the open form, which the server would receive. */
export interface OpenAnswers {
  /** Absent until a form is open. */
  store?: Pick<FormStore, 'ask' | 'fee'>;
}

/**
 * Creates a transport that answers the calls which open the review, in place of the server. The
 * frame has validated the answers itself, so they are accepted, and their fee is computed here. The
 * document is empty, and nothing is stored. Every other call fails as without a connection.
 */
export function reviewOnly(answers: OpenAnswers): Transport {
  return async ({ url }) => {
    const [, call = ''] = /^\/api\/submission\/(\w+)/.exec(url) ?? [];
    if (!REVIEWING.includes(call)) throw new TypeError('Cannot answer: no server');
    const body = {
      result: 'ok',
      submissionId: 'PLAYGROUND',
      paymentAmount: amountText(chargedCents(answers)),
      invalidSignatures: [],
      pdfData: PDF,
    };
    return { status: 200, header: () => null, body: JSON.stringify(body) };
  };
}

const REVIEWING = ['review', 'submitFormBeforePayment', 'updateFormBeforePayment'];

/** Returns the amount that the server would charge online. */
function chargedCents({ store }: OpenAnswers): number {
  if (!store) return 0;
  const { submissionType, isPaymentRequired } = store.ask(behaviourIn);
  return isPaymentRequired && submissionType === 'ALLOW_ESUBM' ? store.fee().totalCents : 0;
}
