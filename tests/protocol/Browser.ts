import type { PaymentServices } from '../../server/services/contract/PaymentServices.ts';
import type { SubmissionServices } from '../../server/services/contract/SubmissionServices.ts';
import { TEST_CODE } from '../support/testForm.ts';
import { answersFor, SITTING } from '../support/testPortal.ts';
import type { Random } from './seededRandom.ts';

type Services = SubmissionServices & PaymentServices;

/** The ids that the applicant's browser received, and whether the browser is open. */
export interface Browser {
  submissionId: string | undefined;
  transactionId: string | undefined;
  webToken: string | undefined;
  isOpen: boolean;
}

export function newBrowser(): Browser {
  return { submissionId: undefined, transactionId: undefined, webToken: undefined, isOpen: true };
}

/** Returns answers that request an acknowledgement mail. */
function wishfulAnswers(orders: number) {
  return { ...answersFor(orders), receiveAckEmail: true, ackEmail: 'applicant@example.hk' };
}

/** Saves the form if needed, opens the transaction and pays. Accepts any answer of the server. */
export async function pay(browser: Browser, services: Services, random: Random): Promise<void> {
  browser.submissionId ??= await save(services);
  if (browser.submissionId === undefined) return;
  const opened = await services.createTransaction({
    submissionId: browser.submissionId,
    amountCents: 38_000,
    sitting: SITTING,
  });
  if (opened?.result !== 'ok') return;
  browser.transactionId = opened.transactionId;
  browser.webToken = opened.webToken;
  const method = random.pick(['visa', 'fps'] as const);
  const call = { ...opened, sitting: SITTING, method, language: 'en' } as const;
  if (method === 'fps') await services.startFpsPayment(call);
  else await services.startWebPayment(call);
}

/** Saves the form. A repeated save with the same key returns the same id. */
async function save(services: Services): Promise<string | undefined> {
  const saved = await services.saveSubmission({
    sitting: SITTING,
    formCode: TEST_CODE,
    formData: wishfulAnswers(1),
    files: [],
    language: 'en',
    idempotencyKey: 'the key of this sitting',
  });
  return 'result' in saved && saved.result === 'ok' ? saved.submissionId : undefined;
}

export async function cancel(browser: Browser, services: Services): Promise<void> {
  const { transactionId, webToken } = browser;
  if (transactionId === undefined || webToken === undefined) return;
  await services.cancelPayment({ transactionId, webToken, sitting: SITTING });
}

export async function poll(browser: Browser, services: Services): Promise<void> {
  if (browser.transactionId === undefined) return;
  await services.pollTransaction(browser.transactionId, SITTING);
}

/** Replaces the answers with another name; the price does not change. */
export async function edit(browser: Browser, services: Services, name: string): Promise<void> {
  if (browser.submissionId === undefined) return;
  await services.updateSubmission({
    submissionId: browser.submissionId,
    sitting: SITTING,
    formCode: TEST_CODE,
    formData: { ...wishfulAnswers(1), name },
    files: [],
    language: 'en',
  });
}

/** Sends the submit call, which must only read. */
export async function submit(browser: Browser, services: Services): Promise<void> {
  if (browser.submissionId === undefined) return;
  await services.submitForm({
    submissionId: browser.submissionId,
    sitting: SITTING,
    formCode: TEST_CODE,
    amountCents: 38_000,
    files: [],
    language: 'en',
    printOnPaper: false,
  });
}
