import {
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
  type StartedPayment,
  type SubmitPaymentInput,
  type SubmitPaymentOutput,
} from '#engine';
import type { Http } from '../../api/http.ts';
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
} from '../../api/paymentApi.ts';
import { checkWallets, methodConditions } from '../../payment/methods/methodConditions.ts';
import { receiptOf } from '../../payment/receipts.ts';
import { payByWallet } from '../../payment/wallets/payByWallet.ts';
import { rememberNothingPaid, rememberPayment, rememberTransaction } from '../state/tabMemory.ts';
import type { WizardServices } from '../state/WizardServices.ts';

/**
 * The small page to which the bank redirects its window after the payment. The page stores a
 * receipt and passes it to the server.
 */
const CALLBACK = '/payment/callback';

/** Creates the submission's current transaction, or fetches it again. */
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

/** Polls the status of the payment. */
export async function poll(
  { http }: WizardServices,
  { transactionId, webToken }: PaymentQuestion,
): Promise<PaymentAnswer> {
  const byReceipt = webToken === undefined ? await passReceipt(http, transactionId) : undefined;
  return noted(byReceipt ?? (await pollPayment(http, transactionId)));
}

/** Transactions whose receipt this page has sent. */
const passed = new Set<string>();

/**
 * Sends the receipt of a payment once more after a reload: the window that received the receipt may
 * have closed before it sent it.
 *
 * @returns `undefined` without a receipt, or when the server rejects it; the poll then continues as
 * usual
 */
async function passReceipt(http: Http, transactionId: string): Promise<PaymentAnswer | undefined> {
  const receipt = passed.has(transactionId) ? undefined : receiptOf(transactionId);
  if (!receipt) return undefined;
  passed.add(transactionId);
  return updatePayment(http, receipt).catch(() => undefined);
}

/** Requests the status of the payment from the gateway. */
export async function ask(
  { http }: WizardServices,
  question: PaymentQuestion,
): Promise<PaymentAnswer> {
  const read = () => pollPayment(http, question.transactionId);
  return noted(await byToken(question, (transaction) => askPayment(http, transaction), read));
}

/** Requests the cancellation of the payment. */
export async function cancel(
  { http }: WizardServices,
  question: PaymentQuestion,
): Promise<PaymentAnswer> {
  const cancelled = (transaction: PaymentTransaction) => cancelPayment(http, transaction);
  return noted(await byToken(question, cancelled, () => currentTransaction(http).then(cancelled)));
}

/** Removes the pending payment from the tab's storage once it is certain that nothing was paid. */
function noted(answer: PaymentAnswer): PaymentAnswer {
  const { conclusive, outcome } = paymentStatusOf(answer.status);
  if (conclusive && outcome !== 'approved') rememberNothingPaid();
  return answer;
}

/**
 * Returns the methods that the gateway offers for this amount; none while online payment is
 * suspended.
 */
export async function loadMethods(
  services: WizardServices,
  amountCents: number,
): Promise<MethodOffer> {
  const { http, config, language } = services;
  if (config.paymentSuspended) return { offered: [], withheld: [] };
  const [available] = await Promise.all([
    fetchMethods(http, amountCents, language(), config.eServiceId),
    checkWallets(services),
  ]);
  return offeredMethods(available, methodConditions(services, amountCents));
}

/** Starts the payment, and stores it in the tab for a reload. */
export async function submitPayment(
  services: WizardServices,
  input: SubmitPaymentInput,
): Promise<SubmitPaymentOutput> {
  const { http, context } = services;
  const { method, amountCents, challenge } = input;
  if (challenge) http.pass.offer(challenge);
  const { transactionId } = input.transaction;
  const submissionId = context()?.submissionId;
  const note = (startedPayment?: StartedPayment) => {
    if (submissionId === undefined) return;
    rememberPayment(services, {
      submissionId,
      amountCents,
      transactionId,
      ...(startedPayment ? { startedPayment } : {}),
    });
  };
  // Stored before the call, which a reload may abort, and again with its result.
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
  switch (PAYMENT_METHODS[method].flow) {
    case 'qr':
      return { kind: 'qr', code: await payByFps(http, request, () => Date.parse(form.now())) };
    case 'sheet':
      return payInSheet(services, request);
    case 'redirect':
      return { kind: 'redirect', redirectUrl: await payOnWeb(http, request) };
  }
}

/** Pays by wallet. Always completes the sheet, because an open sheet would hide the page. */
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
 * Makes a call with the page's web token. After a reload, or once the token has expired, makes the
 * other call instead. An ended payment gets no new token, so its outcome is read through the
 * session.
 *
 * @param otherwise makes the call without the page's token
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
