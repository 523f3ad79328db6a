import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { type ReceiptDeps, receiptCalls } from '../../../../server/sandbox/service/receiptCalls.ts';
import { wireFaultOf } from '../../../../server/sandbox/service/wireFaults.ts';

const CARD = { transactionid: 'T1', receipttoken: 'R1' };
const CHEQUE = { ...CARD, eserviceid: 'LRFORMS' };

type Known = ReceiptDeps['known'] extends ReadonlyMap<string, infer Fact> ? Fact : never;

/** Sends a receipt to the service. @returns the status, the body and the passed receipts */
async function send(path: string, payload: object, known?: Partial<Known>) {
  const passed: unknown[] = [];
  const app = Fastify();
  const update = async (receipt: { readonly receiptToken: string }) => {
    passed.push(receipt);
    return receipt.receiptToken === 'R1' ? ('accepted' as const) : ('refused' as const);
  };
  const fact = known && { isECheque: false, fault: undefined, ...known };
  await app.register(receiptCalls, {
    receipts: { update },
    known: new Map(fact ? [['T1', fact]] : []),
  });
  const answer = await app.inject({ method: 'POST', url: path, payload }).catch(() => undefined);
  return { status: answer?.statusCode, body: answer?.body && answer.json(), passed };
}

const refused = (message: string) => ({ status: 400, body: { message } });

describe('receiptCalls', () => {
  it.each([
    ['/updatepayment', CARD, { isECheque: false }],
    ['/updateechqpayment', CHEQUE, { isECheque: true }],
    ['/updatepayment', CARD, undefined],
  ])('%s passes a receipt to the bank', async (path, payload, known) => {
    const passed = [{ attemptId: 'T1', receiptToken: 'R1' }];
    expect(await send(path, payload, known)).toEqual({ status: 200, body: {}, passed });
  });

  it('refuses a receipt that the bank refuses', async () => {
    const answer = await send('/updatepayment', { ...CARD, receipttoken: 'other' });
    expect(answer).toMatchObject(refused('Not the receipt of this transaction'));
  });

  it.each([
    ['/updatepayment', { transactionid: 'T1' }],
    ['/updatepayment', { receipttoken: 'R1' }],
    ['/updatepayment', { ...CARD, transactionid: 1 }],
    ['/updateechqpayment', CARD],
  ])('%s refuses %j, which is no receipt', async (path, payload) => {
    expect(await send(path, payload)).toMatchObject({ ...refused('Not a receipt'), passed: [] });
  });

  it.each([
    ['/updatepayment', true],
    ['/updateechqpayment', false],
  ])('%s refuses a receipt of the other call', async (path, isECheque) => {
    const answer = await send(path, CHEQUE, { isECheque });
    expect(answer).toMatchObject({ ...refused('Of another call'), passed: [] });
  });

  it('refuses a receipt without asking the bank, for the amount of this fault', async () => {
    const answer = await send('/updatepayment', CARD, { fault: wireFaultOf(38_048) });
    expect(answer).toMatchObject({ status: 400, passed: [] });
  });

  it('closes the connection after the bank accepted, for the amount of this fault', async () => {
    const answer = await send('/updatepayment', CARD, { fault: wireFaultOf(38_049) });
    expect(answer).toMatchObject({ status: undefined, passed: [{ attemptId: 'T1' }] });
  });
});
