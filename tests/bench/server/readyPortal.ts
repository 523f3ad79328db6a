import { Agent } from 'node:http';
import { PortalClient } from '../../api/portalClient.ts';
import { minimalAnswers, openTransaction, payByCard, signedForm } from '../../api/walk.ts';

/** The parts from which requests to a portal under load are made. */
export interface ReadyPortal {
  readonly origin: string;
  readonly agent: Agent;
  /** Path of LREAL1's plan. */
  readonly plan: string;
  /** Valid answers of LREAL1 in wire format. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Payments pending at the bank, each from its own browser. */
  readonly payments: readonly PolledPayment[];
}

/** A payment, and the browser that polls it. */
export interface PolledPayment {
  readonly transactionId: string;
  readonly cookie: string;
  readonly submissionId: string;
  readonly client: PortalClient;
  /** Path of the bank's page. */
  readonly bank: string;
}

/**
 * Number of applicants waiting at the bank. The portal polls the bank for each payment every two
 * seconds, and also answers polls.
 */
const PAYING = 20;

/** Prepares a started portal for the loads. */
export async function readyPortal(origin: string): Promise<ReadyPortal> {
  const client = new PortalClient(origin);
  const form = await client.get('/api/forms/LREAL1');
  const payments: PolledPayment[] = [];
  for (let index = 0; index < PAYING; index += 1) payments.push(await payment(origin, index));
  return {
    origin,
    agent: new Agent({ keepAlive: true, maxSockets: 256 }),
    plan: String(form.body.plan),
    answers: await minimalAnswers(client),
    payments,
  };
}

async function payment(origin: string, index: number): Promise<PolledPayment> {
  const client = new PortalClient(origin);
  const submissionId = await signedForm(client, `a-sitting-of-the-bench-${index}`);
  const transaction = await openTransaction(client, submissionId);
  return {
    transactionId: transaction.transactionId,
    cookie: `sitting=${client.cookie('sitting')}`,
    submissionId,
    client,
    bank: await payByCard(client, transaction),
  };
}
