import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStores } from '../../server/adapters/store/openStores.ts';
import {
  minimalAnswers,
  openTransaction,
  payByCard,
  pollStatus,
  savedForm,
  signedForm,
  submitForm,
} from '../api/walk.ts';
import { testClock } from '../support/testClock.ts';
import { PortalProcess } from './PortalProcess.ts';

const SAVE = '/api/submission/submitFormBeforePayment/LREAL1';
const LONG_MS = 180_000;
let portal: PortalProcess;

beforeAll(async () => {
  portal = await PortalProcess.prepare();
}, LONG_MS);
afterAll(() => portal?.remove(), LONG_MS);

describe('kill -9 of the portal, over HTTP, with LREAL1', () => {
  it(
    'K1: killed while it reads a body, it has stored nothing, and the same key works afterwards',
    async () => {
      await portal.start();
      const body = JSON.stringify({
        formData: await minimalAnswers(portal.client),
        submissionDetail: { lang: 'Eng' },
      });
      await half(body);
      await portal.kill();
      expect(await keptForms()).toEqual([]);
      await portal.start();
      const id = await savedForm(portal.client, 'the-key-of-the-torn-call');
      expect(await savedForm(portal.client, 'the-key-of-the-torn-call')).toBe(id);
      await portal.kill();
      expect(await keptForms()).toEqual([id]);
    },
    LONG_MS,
  );

  it(
    'K6, K8: killed while the applicant is at the bank, and again at the approval, the form is in once',
    async () => {
      await portal.start();
      const { client } = portal;
      const submissionId = await signedForm(client);
      const transaction = await openTransaction(client, submissionId);
      const bank = await payByCard(client, transaction);
      await portal.kill();
      await portal.start();
      expect(await pollStatus(client, transaction.transactionId)).toBe('IN_PROCESS');
      await client.page(bank, { button: 'approve' });
      await portal.kill();
      await portal.start();
      await expectApproval(transaction.transactionId);
      const first = await submitForm(client, submissionId);
      expect(first).toMatchObject({ result: 'ok', paymentTxnNum: transaction.transactionId });
      await portal.kill();
      await portal.start();
      expect(await submitForm(client, submissionId)).toMatchObject({
        result: 'ok',
        referenceNumber: first.referenceNumber,
      });
      const { body } = await client.post('/api/submission/createTransaction', {
        submissionId,
        paymentAmount: '380.00',
      });
      const { transactionId } = transaction;
      expect(body).toEqual({ result: 'paidDataLocked', message: 'paidDataLocked', transactionId });
    },
    LONG_MS,
  );

  it(
    'K7: killed while the approval is on its way, it asks the bank and finishes',
    async () => {
      const { client } = portal;
      const submissionId = await signedForm(client, 'another-sitting-of-a-test');
      const transaction = await openTransaction(client, submissionId);
      const bank = await payByCard(client, transaction);
      const pressed = client.page(bank, { button: 'approve' }).catch(() => 'cut off');
      await sleep(10);
      await portal.kill();
      await pressed;
      await portal.start();
      if ((await client.page(bank)).includes('value="reject"')) {
        await client.page(bank, { button: 'approve' });
      }
      await expectApproval(transaction.transactionId);
      expect(await submitForm(client, submissionId)).toMatchObject({ result: 'ok' });
    },
    LONG_MS,
  );
});

async function expectApproval(transactionId: string): Promise<void> {
  await expect
    .poll(() => pollStatus(portal.client, transactionId), { timeout: 60_000, interval: 500 })
    .toBe('APPR');
}

/** Sends all of a call but the last byte, and waits until the portal must have read it. */
async function half(body: string): Promise<void> {
  const head = [
    `POST ${SAVE} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    'idempotency-key: the-key-of-the-torn-call',
    `content-length: ${Buffer.byteLength(body)}`,
  ].join('\r\n');
  const socket = connect(portal.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`${head}\r\n\r\n`);
  socket.write(Buffer.from(body).subarray(0, -1));
  await sleep(1000);
}

/** What the store holds while no portal runs. @returns ids of submissions */
async function keptForms(): Promise<readonly string[]> {
  const choice = { engine: 'embedded', folder: portal.dataDir } as const;
  const stores = await openStores(choice, testClock());
  try {
    const rows = await stores.db.selectFrom('submissions').select('id').execute();
    const keys = await stores.db.selectFrom('idempotency').select('submissionId').execute();
    expect(keys.map(({ submissionId }) => submissionId)).toEqual(rows.map(({ id }) => id));
    return rows.map(({ id }) => id);
  } finally {
    await stores.submissions.close();
  }
}
