import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_CODE } from './testForm.ts';
import {
  answersFor,
  openedTransaction,
  SITTING,
  savedSubmission,
  startedPayment,
  type TestPortal,
} from './testPortal.ts';

const FIFTY = Array.from({ length: 50 }, (_, index) => index);

/**
 * Describes actions that must take effect once, although many concurrent calls request the same
 * action.
 *
 * @param engine name of the store
 * @param open opens a portal over that store
 */
export function describeRaces(engine: string, open: () => Promise<TestPortal>): void {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await open();
  }, 60_000);
  afterAll(async () => portal?.close());

  const chargesOf = (attemptIds: readonly string[]) =>
    portal.stores.db
      .selectFrom('sandboxCharges')
      .select('id')
      .where('attemptId', 'in', attemptIds)
      .execute();

  describe(`the same call fifty times at once, ${engine}`, () => {
    it('T-07: fifty calls for a transaction give one attempt', async () => {
      const submissionId = await savedSubmission(portal);
      const opened = await Promise.all(FIFTY.map(() => openedTransaction(portal, submissionId)));
      expect(new Set(opened.map(({ transactionId }) => transactionId)).size).toBe(1);
      expect(new Set(opened.map(({ webToken }) => webToken)).size).toBe(50);
      expect(await portal.store.attempts.ofSubmission(submissionId)).toHaveLength(1);
    });

    it('T-07, B-70: fifty payments with fifty tokens make one charge, and 49 get a live attempt', async () => {
      const submissionId = await savedSubmission(portal);
      const opened = await Promise.all(FIFTY.map(() => openedTransaction(portal, submissionId)));
      const started = await Promise.all(
        opened.map((transaction) =>
          portal.services.startWebPayment({
            ...transaction,
            sitting: SITTING,
            method: 'visa',
            language: 'en',
          }),
        ),
      );
      const refused = started.filter((each) => each && 'refused' in each);
      expect(refused).toHaveLength(49);
      expect(
        refused.every((each) => each && 'refused' in each && each.refused === 'liveAttempt'),
      ).toBe(true);
      expect(await chargesOf(opened.map(({ transactionId }) => transactionId))).toHaveLength(1);
    });

    it('T-07: fifty payments with one token make one charge', async () => {
      const submissionId = await savedSubmission(portal);
      const transaction = await openedTransaction(portal, submissionId);
      const call = { ...transaction, sitting: SITTING, method: 'visa', language: 'en' } as const;
      const started = await Promise.all(FIFTY.map(() => portal.services.startWebPayment(call)));
      expect(started.filter((each) => each && !('refused' in each))).toHaveLength(1);
      expect(await chargesOf([transaction.transactionId])).toHaveLength(1);
    });

    it('B-70: a second payment gets the address and the transaction of the live payment', async () => {
      const submissionId = await savedSubmission(portal);
      const other = await openedTransaction(portal, submissionId);
      const first = await openedTransaction(portal, submissionId);
      const call = { sitting: SITTING, language: 'en' } as const;
      await portal.services.startWebPayment({ ...first, ...call, method: 'visa' });
      const again = { ...other, ...call, method: 'mastercard' } as const;
      expect(await portal.services.startWebPayment(again)).toEqual({
        refused: 'liveAttempt',
        transactionId: first.transactionId,
        redirectUrl: expect.stringContaining('/sandbox/bank/'),
        method: 'visa',
      });
      const { transactionId } = first;
      const create = { submissionId, amountCents: 38_000, sitting: SITTING };
      const result = await portal.services.createTransaction(create);
      expect(result).toEqual({ result: 'processing', transactionId });
    });

    it('T-08: fifty submissions of a paid form read one reference number', async () => {
      const { submissionId, chargeId } = await startedPayment(portal, {
        ...answersFor(1),
        receiveAckEmail: true,
        ackEmail: 'applicant@example.hk',
      });
      await portal.bank.press(chargeId, 'approve');
      const results = await Promise.all(FIFTY.map(() => submit(submissionId, 38_000)));
      expect(new Set(results.map((each) => JSON.stringify(each))).size).toBe(1);
      await expectOneOfEach(submissionId);
    });

    it('T-08: fifty submissions of a free form give one reference number and one mail', async () => {
      const submissionId = await savedSubmission(portal, {
        ...answersFor(0),
        receiveAckEmail: true,
        ackEmail: 'applicant@example.hk',
      });
      const results = await Promise.all(FIFTY.map(() => submit(submissionId, 0)));
      expect(new Set(results.map((each) => JSON.stringify(each))).size).toBe(1);
      expect(results[0]).toMatchObject({ result: 'ok' });
      await expectOneOfEach(submissionId);
    });

    it('T-08: fifty saves with one idempotency key store one form', async () => {
      const save = (name: string) =>
        portal.services.saveSubmission({
          sitting: SITTING,
          formCode: TEST_CODE,
          formData: { ...answersFor(1), name },
          files: [],
          language: 'en',
          idempotencyKey: 'one-key-of-this-sitting',
        });
      const saved = await Promise.all(FIFTY.map(() => save('CHAN TAI MAN')));
      const ids = saved.map((each) => ('submissionId' in each ? each.submissionId : undefined));
      expect(new Set(ids).size).toBe(1);
      expect(ids[0]).toBeDefined();
      expect(await save('SOMEBODY ELSE')).toEqual({ refused: 'conflict' });
      expect(await portal.store.submissions.find(ids[0] ?? '')).toBeDefined();
    });

    it('T-11: poll, notification, status, reconciliation and cancel together complete a submission once', async () => {
      const looks = fc.array(
        fc.constantFrom('notification', 'poll', 'status', 'reconciliation', 'cancel'),
        { minLength: 2, maxLength: 12 },
      );
      await fc.assert(
        fc.asyncProperty(looks, async (sources) => {
          const started = await startedPayment(portal);
          await portal.charges.change(started.chargeId, { status: 'APPR' });
          await Promise.all(
            sources.map((source) =>
              portal.services.applyGatewayResult(started.transactionId, source as 'poll'),
            ),
          );
          await expectOneOfEach(started.submissionId);
        }),
        { numRuns: 40 },
      );
    });

    const submit = (submissionId: string, amountCents: number) =>
      portal.services.submitForm({
        sitting: SITTING,
        formCode: TEST_CODE,
        amountCents,
        submissionId,
        files: [],
        language: 'en',
        printOnPaper: false,
      });

    async function expectOneOfEach(submissionId: string): Promise<void> {
      const found = await portal.store.submissions.find(submissionId);
      expect(found?.status).toBe('SUBMITTED');
      const events = await portal.store.events.ofSubmission(submissionId);
      expect(events.filter(({ kind }) => kind === 'submission.completed')).toHaveLength(1);
      const outbox = await portal.stores.db
        .selectFrom('outbox')
        .select('topic')
        .where('submissionId', '=', submissionId)
        .execute();
      const topics = outbox.map(({ topic }) => topic).toSorted();
      const expected = found?.sealedAck ? ['ackMail', 'ackPdf', 'export'] : ['ackPdf', 'export'];
      expect(topics).toEqual(expected);
      const references = await portal.stores.db
        .selectFrom('referenceNumbers')
        .select('reference')
        .where('submissionId', '=', submissionId)
        .execute();
      expect(references).toHaveLength(1);
    }
  });
}
