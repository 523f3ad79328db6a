import {
  type BegunPayment,
  callFailureOf,
  type MethodOffer,
  offeredMethods,
  PAYMENT_METHODS,
  type PaymentAnswer,
  type PaymentGatewayKey,
  type PaymentQuestion,
  type PaymentTransaction,
  type PrepareTransactionInput,
  paymentStatusOf,
  type SubmitPaymentInput,
  type SubmitPaymentOutput,
} from '#engine';
import type { Http } from '../api/http.ts';
import {
  askPayment,
  cancelPayment,
  createTransaction,
  currentTransaction,
  fetchMethods,
  type PaymentRequest,
  payByFps,
  payOnWeb,
  pollPayment,
  updatePayment,
} from '../api/paymentApi.ts';
import { lookAtWallets, methodConditions } from '../payment/methodConditions.ts';
import { receiptOf } from '../payment/receipts.ts';
import { payByWallet } from '../payment/wallets/payByWallet.ts';
import { rememberNothingPaid, rememberPayment, rememberTransaction } from './sittingMemory.ts';
import type { WizardServices } from './WizardServices.ts';

/** Where the bank sends its window when the payment is over: a small page that changes nothing. */
const CALLBACK = '/payment/callback';

/** Makes the submission's live attempt or gets it back. */
export async function prepareTransaction(
  services: WizardServices,
  { submissionId, amountCents, challenge }: PrepareTransactionInput,
): Promise<PaymentTransaction> {
  const { http } = services;
  if (challenge) http.pass.offer(challenge);
  const transaction = await createTransaction(http, submissionId, amountCents);
  rememberPayment(services, { submissionId, amountCents, transactionId: undefined });
  return transaction;
}

/** Looks whether there is a word on the payment. */
export async function poll(
  { http }: WizardServices,
  { transactionId, webToken }: PaymentQuestion,
): Promise<PaymentAnswer> {
  const byReceipt = webToken === undefined ? await passReceipt(http, transactionId) : undefined;
  return noted(byReceipt ?? (await pollPayment(http, transactionId)));
}

/** Transactions whose receipt this page has passed on. */
const passed = new Set<string>();

/**
 * Passes the receipt of a payment on once more, after a reload: the window that brought it may have
 * been closed too soon.
 *
 * @returns `undefined` where there is none, or the server does not take it: the poll asks as ever
 */
async function passReceipt(http: Http, transactionId: string): Promise<PaymentAnswer | undefined> {
  const receipt = passed.has(transactionId) ? undefined : receiptOf(transactionId);
  if (!receipt) return undefined;
  passed.add(transactionId);
  return updatePayment(http, receipt).catch(() => undefined);
}

/** Asks how the payment stands. */
export async function ask(
  { http }: WizardServices,
  question: PaymentQuestion,
): Promise<PaymentAnswer> {
  const read = () => pollPayment(http, question.transactionId);
  return noted(await byToken(question, (transaction) => askPayment(http, transaction), read));
}

/** Asks for the payment to be cancelled. */
export async function cancel(
  { http }: WizardServices,
  question: PaymentQuestion,
): Promise<PaymentAnswer> {
  const cancelled = (transaction: PaymentTransaction) => cancelPayment(http, transaction);
  return noted(await byToken(question, cancelled, () => currentTransaction(http).then(cancelled)));
}

/** Once it is sure that nothing was paid, a reloaded page has nothing to wait for. */
function noted(answer: PaymentAnswer): PaymentAnswer {
  const { conclusive, outcome } = paymentStatusOf(answer.status);
  if (conclusive && outcome !== 'approved') rememberNothingPaid();
  return answer;
}

/** The methods that the gateway takes for this amount; none while online payment is suspended. */
export async function loadMethods(
  services: WizardServices,
  amountCents: number,
): Promise<MethodOffer> {
  const { http, config, language } = services;
  if (config.paymentSuspended) return { offered: [], withheld: [] };
  const [available] = await Promise.all([
    fetchMethods(http, amountCents, language(), config.eServiceId),
    lookAtWallets(services),
  ]);
  return offeredMethods(available, methodConditions(services, amountCents));
}

/** Begins the payment, and notes it in the tab for a reload. */
export async function submitPayment(
  services: WizardServices,
  input: SubmitPaymentInput,
): Promise<SubmitPaymentOutput> {
  const { http, context } = services;
  const { method, amountCents, challenge } = input;
  if (challenge) http.pass.offer(challenge);
  const { transactionId } = input.transaction;
  const submissionId = context()?.submissionId;
  const note = (begun?: BegunPayment) => {
    if (submissionId === undefined) return;
    rememberPayment(services, {
      submissionId,
      amountCents,
      transactionId,
      ...(begun ? { begun } : {}),
    });
  };
  // Before the call, which a reload may cut off; then again with what it brought.
  note();
  rememberTransaction(transactionId);
  const output = await begin(services, input.transaction, method);
  note({ transactionId, method, output });
  return output;
}

async function begin(
  services: WizardServices,
  transaction: PaymentTransaction,
  method: PaymentGatewayKey,
): Promise<SubmitPaymentOutput> {
  const { http, store, language, config, form } = services;
  const request = {
    transaction,
    method,
    fee: store.fee(),
    language: language(),
    eServiceId: config.eServiceId,
    returnUrl: new URL(CALLBACK, window.location.origin).href,
  };
  switch (PAYMENT_METHODS[method].conduct) {
    case 'qr':
      return { kind: 'qr', code: await payByFps(http, request, () => Date.parse(form.now())) };
    case 'sheet':
      return payInSheet(services, request);
    case 'redirect':
      return { kind: 'redirect', redirectUrl: await payOnWeb(http, request) };
  }
}

/** The sheet is completed either way; one that waits for ever would hide the page. */
async function payInSheet(
  { http, wallets, walletCallback }: WizardServices,
  request: PaymentRequest,
): Promise<SubmitPaymentOutput> {
  let isPaid = false;
  try {
    const output = await payByWallet(http, request, wallets.take(), walletCallback);
    isPaid = output.end === 'paid';
    return output;
  } finally {
    wallets.complete(isPaid);
  }
}

/**
 * Makes a call with the web token that the page holds; after a reload, and once the token is over,
 * the other way that needs none. A payment that has ended gets no token any more: how it ended is
 * read for the sitting.
 */
async function byToken(
  { transactionId, webToken }: PaymentQuestion,
  call: (transaction: PaymentTransaction) => Promise<PaymentAnswer>,
  otherwise: () => Promise<PaymentAnswer>,
): Promise<PaymentAnswer> {
  if (webToken === undefined) return otherwise();
  try {
    return await call({ transactionId, webToken });
  } catch (error) {
    if (callFailureOf(error).kind !== 'webTokenExpired') throw error;
    return otherwise();
  }
}
