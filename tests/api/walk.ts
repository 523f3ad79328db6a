import type { Plan } from '#engine';
import { openCertificate, type PortalClient, sampleOnWire } from './portalClient.ts';

const DETAIL = { lang: 'Eng' } as const;
const ORDER = { totalAmount: '380.00', currency: 'HKD', orderDetails: [] };

/** A transaction with its wire names. */
export interface WireTransaction {
  readonly transactionId: string;
  readonly webToken: string;
}

/** Returns the minimal sample of LREAL1 with payment by card, in wire format. */
export async function minimalAnswers(
  client: PortalClient,
): Promise<Readonly<Record<string, unknown>>> {
  const form = await client.get('/api/forms/LREAL1');
  const plan = JSON.parse((await client.file(String(form.body.plan))).content.toString()) as Plan;
  return { ...sampleOnWire(plan, 'minimal'), CDPaymentMethod: 'visa' };
}

/**
 * Saves an LREAL1.
 *
 * @param further answers in addition to those of the minimal sample
 * @returns the id of the submission
 * @throws {Error} when the portal does not save the form
 */
export async function savedForm(
  client: PortalClient,
  idempotencyKey: string,
  further: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  client.headers.set('idempotency-key', idempotencyKey);
  const { body } = await client.post('/api/submission/submitFormBeforePayment/LREAL1', {
    formData: { ...(await minimalAnswers(client)), ...further },
    submissionDetail: DETAIL,
  });
  if (body.result !== 'ok') throw new Error(`Cannot save the form: ${JSON.stringify(body)}`);
  return String(body.submissionId);
}

/**
 * Saves an LREAL1 and signs it with a test certificate.
 *
 * @returns the id of the submission
 */
export async function signedForm(
  client: PortalClient,
  idempotencyKey = 'one-sitting-of-a-test',
): Promise<string> {
  const submissionId = await savedForm(client, idempotencyKey);
  await signForm(client, submissionId);
  return submissionId;
}

/**
 * Signs a saved LREAL1 with a test certificate.
 *
 * @throws {Error} when the portal refuses the signature
 */
export async function signForm(client: PortalClient, submissionId: string): Promise<void> {
  const { complete } = await preparedSignature(client, submissionId);
  const signed = await complete();
  if (signed.body.result !== 'ok') {
    throw new Error(`Cannot sign the form: ${JSON.stringify(signed.body)}`);
  }
}

/**
 * Prepares a signature on a saved LREAL1 with a test certificate.
 *
 * @returns `complete`, which sends the signature and can be called again
 * @throws {Error} when the portal refuses the preparation
 */
export async function preparedSignature(client: PortalClient, submissionId: string) {
  const url = '/debug/test-certificate?name=CHAN%20TAI%20MAN&hkid=A1234563';
  const { content, headers } = await client.file(url);
  const signer = openCertificate(content, headers.get('certificate-pin') ?? '');
  const prepared = await client.post('/api/submission/sign/LREAL1/ownerSign', {
    submissionDetail: { submissionId, ...DETAIL },
    ecertPub: signer.certificate,
    ecertChain: signer.chain,
    idProof: signer.idProof('A1234563'),
  });
  const { toBeSigned } = prepared.body;
  if (typeof toBeSigned !== 'string') {
    throw new Error(`Cannot prepare the signature: ${JSON.stringify(prepared.body)}`);
  }
  const signedHash = signer.sign(toBeSigned);
  const body = { submissionId, ecertPub: signer.certificate, signedHash };
  return { complete: () => client.post('/api/submission/signedHash/ownerSign', body) };
}

/** Opens a transaction for HK$380. */
export async function openTransaction(
  client: PortalClient,
  submissionId: string,
): Promise<WireTransaction> {
  const { body } = await client.post('/api/submission/createTransaction', {
    submissionId,
    paymentAmount: '380.00',
  });
  if (body.result !== 'ok') throw new Error(`Cannot open: ${JSON.stringify(body)}`);
  return { transactionId: String(body.transactionId), webToken: String(body.webToken) };
}

/**
 * Sends a card payment to the bank.
 *
 * @returns path of the bank's page
 */
export async function payByCard(
  client: PortalClient,
  transaction: WireTransaction,
): Promise<string> {
  const { body } = await client.post('/api/payment/web/visa', {
    ...transaction,
    paymentMethod: 'visa',
    order: ORDER,
    locale: 'en-us',
  });
  return new URL(String(body.redirecturl)).pathname;
}

/** Submits an LREAL1 of HK$380, or returns the earlier submission. */
export async function submitForm(
  client: PortalClient,
  submissionId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await client.post('/api/submission/LREAL1/380.00', {
    submissionDetail: { submissionId, ...DETAIL },
  });
  return body;
}

/** A submission that was signed, paid by card and submitted online. */
export interface HandedIn {
  readonly submissionId: string;
  readonly reference: string;
}

/**
 * Saves, signs, pays and submits an LREAL1.
 *
 * @param further answers in addition to those of the minimal sample
 */
export async function handIn(
  client: PortalClient,
  idempotencyKey: string,
  further: Readonly<Record<string, unknown>> = {},
): Promise<HandedIn> {
  const submissionId = await savedForm(client, idempotencyKey, further);
  await signForm(client, submissionId);
  const transaction = await openTransaction(client, submissionId);
  await client.page(await payByCard(client, transaction), { button: 'approve' });
  const { referenceNumber } = await submitForm(client, submissionId);
  return { submissionId, reference: String(referenceNumber) };
}

/** Returns the status of a poll. */
export async function pollStatus(client: PortalClient, transactionId: string): Promise<unknown> {
  return (await client.get(`/api/submission/poll/${transactionId}`)).body.status;
}
