import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentReceipt, PaymentReceipts } from '../../ports/payment/PaymentReceipts.ts';
import { hang } from './hang.ts';
import type { WireFault } from './wireFaults.ts';

/** The dependencies of the calls about receipts. */
export interface ReceiptDeps {
  readonly receipts: PaymentReceipts;
  /**
   * Facts by transaction id: whether the payment is an e-Cheque, and the fault that its amount
   * causes.
   */
  readonly known: ReadonlyMap<
    string,
    { readonly isECheque: boolean; readonly fault: WireFault | undefined }
  >;
}

interface UpdateCall {
  Body: Readonly<Partial<Record<'transactionid' | 'receipttoken' | 'eserviceid', unknown>>> | null;
}

/**
 * Registers `updatepayment` and `updateechqpayment` of the payment service. The specification does
 * not define their responses. Here the response is an empty object, or a refusal.
 *
 * @see specification, document 1, section 7 "Update payment", "Update e-cheque payment"
 */
export const receiptCalls: FastifyPluginAsync<ReceiptDeps> = async (app, deps) => {
  app.post<UpdateCall>('/updatepayment', updateWith(deps, false));
  app.post<UpdateCall>('/updateechqpayment', updateWith(deps, true));
};

function updateWith(deps: ReceiptDeps, isECheque: boolean) {
  return async ({ body }: FastifyRequest<UpdateCall>, reply: FastifyReply) => {
    const receipt = receiptIn(body, isECheque);
    if (!receipt) return refuse(reply, 'Not a receipt');
    const known = deps.known.get(receipt.attemptId);
    if (known?.isECheque === !isECheque) return refuse(reply, 'Of another call');
    const fault = known?.fault?.receipt;
    if (fault === 'hang') return hang(reply);
    const verdict = fault === 'refused' ? fault : await deps.receipts.update(receipt);
    if (fault === 'lost') return reply.hijack().raw.destroy();
    return verdict === 'accepted' ? {} : refuse(reply, 'Not the receipt of this transaction');
  };
}

function receiptIn(body: UpdateCall['Body'], isECheque: boolean): PaymentReceipt | undefined {
  const { transactionid, receipttoken, eserviceid } = body ?? {};
  if (typeof transactionid !== 'string' || typeof receipttoken !== 'string') return undefined;
  if (isECheque && typeof eserviceid !== 'string') return undefined;
  return { attemptId: transactionid, receiptToken: receipttoken };
}

function refuse(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(400).send({ message });
}
