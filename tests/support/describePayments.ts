import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purge, RETENTION } from '../../server/jobs/purge.ts';
import { reconcileFinal } from '../../server/jobs/reconcile.ts';
import { reportUnsettled } from '../../server/jobs/reportUnsettled.ts';
import { runOutbox } from '../../server/jobs/runOutbox.ts';
import { settle } from '../../server/jobs/settle.ts';
import {
  createOperatorDesk,
  type OperatorDesk,
} from '../../server/services/operator/operatorDesk.ts';
import { setAsidePayments } from './setAsidePayments.ts';
import { testOutbox } from './testOutbox.ts';
import { emptyPortal, SITTING, startedPayment, type TestPortal } from './testPortal.ts';

const DAY_MS = 24 * 60 * 60_000;
const BY = 'CHAN Siu Ming';

/**
 * Describes the operators' actions on payments, on one database.
 *
 * @param open opens an empty portal
 */
export function describePayments(engine: string, open: () => Promise<TestPortal>): void {
  describe(`payments for an operator on ${engine}`, () => {
    let portal: TestPortal;
    let desk: OperatorDesk;
    beforeAll(async () => {
      portal = await open();
      desk = createOperatorDesk({ ...portal.deps, publicUrl: 'https://portal.example' });
    }, 60_000);
    beforeEach(() => emptyPortal(portal));
    afterAll(() => portal?.close());

    const { unfit, edited, paidTwice, correctCharge } = setAsidePayments(() => portal);
    const find = (id: string) => portal.store.submissions.find(id);
    const attemptOf = (id: string) => portal.store.attempts.find(id);
    const list = async (more: object = {}) =>
      (await desk({ order: 'payments:list', ...more })).lines;
    const show = async (target: string) => (await desk({ order: 'payments:show', target })).lines;
    const act = (name: string, target: string, more: object = {}) =>
      desk({ order: `payments:${name}`, target, by: BY, ...more });
    const waiting = () => portal.store.operator.waiting();
    const eventsOf = async (id: string, kind: string) =>
      (await portal.store.events.ofSubmission(id)).filter((event) => event.kind === kind);
    const outboxOf = async (id: string) => {
      const rows = await portal.stores.db
        .selectFrom('outbox')
        .select('topic')
        .where('submissionId', '=', id)
        .execute();
      return rows.map(({ topic }) => topic).toSorted();
    };

    it('list: shows that no payment waits', async () => {
      expect(await list()).toEqual([
        'Refunds: none',
        'Paid, to be decided: none',
        'Differences with the settlement: none',
      ]);
      expect(await desk({ order: 'payments:waiting' })).toMatchObject({ isDone: true });
    });

    it('list: shows each payment once, with charge, amount, method, time and reason', async () => {
      const since = portal.clock.now().toISOString();
      const wrong = await unfit(1);
      portal.clock.advance(1000);
      const changed = await edited();
      const twice = await paidTwice();
      const lines = await list();
      const rows = lines.filter((line) => line.includes('visa')).map((line) => line.split(/ {2,}/));
      expect(lines.filter((line) => line.startsWith('Refunds') || line.startsWith('Paid'))).toEqual(
        ['Refunds: 1', 'Paid, to be decided: 2'],
      );
      expect(rows).toEqual([
        [
          twice.reference,
          twice.transactionId,
          twice.chargeId,
          'HK$380.00',
          'visa',
          expect.any(String),
          'the form has the money of another payment',
        ],
        [
          wrong.submissionId,
          wrong.transactionId,
          wrong.chargeId,
          'HK$0.01',
          'visa',
          since,
          'the gateway took HK$0.01, asked for was HK$380.00',
        ],
        [
          changed.submissionId,
          changed.transactionId,
          changed.chargeId,
          'HK$380.00',
          'visa',
          expect.any(String),
          'the answers are not those that were paid for',
        ],
      ]);
      expect(lines.join('\n')).not.toContain('CHAN TAI MAN');
      expect(await reportUnsettled(portal.deps)).toEqual({
        refunds: 1,
        needsAction: 2,
        differences: 0,
        oldestAt: since,
      });
      expect((await desk({ order: 'payments:waiting' })).lines[0]).toMatch(
        new RegExp(
          `^refunds due 1, paid submissions to decide 2, differences 0, the oldest since ${since}`,
        ),
      );
    });

    it('show: prints the history for a submission id, transaction id or reference number, without answers', async () => {
      const { submissionId, transactionId, reference } = await paidTwice();
      await act('refund-done', transactionId, { note: 'bank slip 77' });
      const lines = await show(submissionId);
      expect(await show(transactionId)).toEqual(lines);
      expect(await show(reference)).toEqual(lines);
      const text = lines.join('\n');
      expect(text).toContain(`Payment ${transactionId}: APPROVED REFUND_DUE`);
      expect(text).toMatch(/paid out 2026-\S+ by CHAN Siu Ming/);
      expect(text).toMatch(/operator\.refundDone \S+ by="CHAN Siu Ming" note="bank slip 77"/);
      expect(text).toContain('submission.completed');
      expect(text).not.toContain('CHAN TAI MAN');
      expect(await show('NOBODY')).toEqual([
        'There is no payment, submission or reference number NOBODY',
      ]);
    });

    it('refund-done: removes the money from the list, keeps the submission, and names the operator', async () => {
      const { submissionId, transactionId } = await paidTwice();
      const { isDone, lines } = await act('refund-done', transactionId);
      expect([isDone, lines]).toEqual([true, [`Paid out: HK$380.00 of payment ${transactionId}.`]]);
      expect(await find(submissionId)).toMatchObject({ status: 'SUBMITTED' });
      expect(await attemptOf(transactionId)).toMatchObject({
        status: 'APPROVED',
        disposition: 'REFUND_DUE',
        dealtBy: BY,
      });
      expect((await list())[0]).toBe('Refunds: none');
      expect((await list({ isAll: true }))[2]).toMatch(/paid out at \S+ by CHAN Siu Ming$/);
      expect(await waiting()).toEqual({ refunds: 0, needsAction: 0, differences: 0 });
    });

    it('refund-done: reports an earlier refund with its time, and writes nothing', async () => {
      const { submissionId, transactionId } = await paidTwice();
      await act('refund-done', transactionId);
      const again = await act('refund-done', transactionId, { by: 'Somebody Else' });
      expect(again.isDone).toBe(true);
      expect(again.lines[0]).toMatch(/^Done already: \S+ was paid out at \S+ by CHAN Siu Ming\.$/);
      expect(await eventsOf(submissionId, 'operator.refundDone')).toHaveLength(1);
    });

    it('refund-done: ends a submission after its last refund, and removes its answers', async () => {
      const { submissionId, transactionId } = await edited();
      const { lines } = await act('refund-done', transactionId);
      expect(lines[1]).toBe(`Submission ${submissionId} has no money left: it has ended.`);
      const ended = await find(submissionId);
      expect(ended?.status).toBe('ABANDONED');
      expect(ended).not.toHaveProperty('sealedData');
      expect(await eventsOf(submissionId, 'retention.forgotten')).toHaveLength(1);
      const call = { submissionId, amountCents: 38_000, sitting: SITTING };
      expect(await portal.services.createTransaction(call)).toEqual({ result: 'formChanged' });
    });

    it('refund-done: keeps a submission that has other undecided money', async () => {
      const { submissionId, transactionId, other } = await unfit(1, { isSecond: true });
      await act('refund-done', other ?? '');
      expect(await find(submissionId)).toMatchObject({ status: 'PAID_NEEDS_ACTION' });
      await act('refund-done', transactionId);
      expect(await find(submissionId)).toMatchObject({ status: 'ABANDONED' });
      expect(await waiting()).toEqual({ refunds: 0, needsAction: 0, differences: 0 });
    });

    it('refund-done: an approval after the end returns the submission to the operator', async () => {
      const { submissionId, transactionId, other } = await unfit(1, { isSecondCancelled: true });
      await act('refund-done', transactionId);
      expect(await find(submissionId)).toMatchObject({ status: 'ABANDONED' });
      const charge = await portal.charges.ofAttempt(other ?? '');
      await portal.charges.change(charge?.id ?? '', { status: 'APPR' });
      portal.clock.advance(11 * 60_000);
      await reconcileFinal(portal.deps);
      expect(await find(submissionId)).toMatchObject({ status: 'PAID_NEEDS_ACTION' });
      expect(await waiting()).toMatchObject({ needsAction: 1 });
      expect((await act('complete', submissionId)).lines[0]).toMatch(/the answers were removed$/);
    });

    it('refund-done: refuses used money, money that was never approved, and a submission', async () => {
      const { submissionId, paidBy, cancelled } = await paidTwice({ isFirstLate: false });
      expect((await act('refund-done', paidBy)).lines).toEqual([
        `Cannot pay ${paidBy} out: submission ${submissionId} is paid with it`,
      ]);
      expect((await act('refund-done', cancelled)).lines).toEqual([
        `Cannot pay ${cancelled} out: none of its money was approved (CANCELLED)`,
      ]);
      expect((await act('refund-done', submissionId)).lines[0]).toMatch(/is a submission: name/);
      expect(await eventsOf(submissionId, 'operator.refundDone')).toEqual([]);
    });

    it('complete: submits a form as an approval does, once the bank has corrected the payment', async () => {
      const { submissionId, transactionId, chargeId } = await unfit(1, { isMailed: true });
      await correctCharge(chargeId);
      const { isDone, lines } = await act('complete', submissionId, { note: 'bank mail of today' });
      const submission = await find(submissionId);
      expect([isDone, lines]).toEqual([
        true,
        [`Handed in: ${submissionId} has the reference number ${submission?.referenceNumber}.`],
      ]);
      expect(submission).toMatchObject({ status: 'SUBMITTED', paidAttemptId: transactionId });
      expect(await attemptOf(transactionId)).toMatchObject({
        disposition: 'APPLIED',
        approvedCents: 38_000,
        dealtBy: BY,
      });
      expect(await outboxOf(submissionId)).toEqual([
        'ackMail',
        'ackPdf',
        'export',
        'operatorAlert',
      ]);
      expect(await eventsOf(submissionId, 'submission.completed')).toHaveLength(1);
      const { deps, mails } = testOutbox(portal.deps);
      while ((await runOutbox(deps)) > 0);
      expect(mails.map(({ subject }) => subject)).toEqual([submission?.referenceNumber]);
      portal.clock.advance(DAY_MS);
      expect(await settle(portal.deps)).toMatchObject({ differences: 0 });
      expect((await list({ isAll: true })).join('\n')).toMatch(/completed at \S+ by CHAN Siu Ming/);
    });

    it('complete: reports an earlier completion, and assigns no second number', async () => {
      const { submissionId, chargeId } = await unfit(1);
      await correctCharge(chargeId);
      await act('complete', submissionId);
      const { referenceNumber } = (await find(submissionId)) ?? {};
      const again = await act('complete', submissionId);
      expect(again.isDone).toBe(true);
      expect(again.lines[0]).toContain(`${submissionId} was submitted as ${referenceNumber}`);
      expect(await eventsOf(submissionId, 'operator.completed')).toHaveLength(1);
    });

    it('complete: refuses money that still does not match, and changes nothing', async () => {
      const wrong = await unfit(1);
      const changed = await edited();
      for (const [{ submissionId, transactionId }, why] of [
        [wrong, 'the gateway took HK$0.01, asked for was HK$380.00'],
        [changed, 'the answers are not those that were paid for'],
      ] as const) {
        expect(await act('complete', submissionId)).toEqual({
          isDone: false,
          lines: [`Cannot complete ${submissionId}: ${why}`],
        });
        expect(await find(submissionId)).toMatchObject({ status: 'PAID_NEEDS_ACTION' });
        expect(await attemptOf(transactionId)).toMatchObject({ disposition: 'NEEDS_ACTION' });
        expect(await eventsOf(submissionId, 'operator.completed')).toEqual([]);
      }
    });

    it('complete: refuses another currency, cancelled money, and a gateway without an answer', async () => {
      const { submissionId, chargeId } = await unfit(1);
      const why = async () => (await act('complete', submissionId)).lines[0];
      await correctCharge(chargeId, { chargedCurrency: 'CNY' });
      expect(await why()).toMatch(/: the gateway took CNY$/);
      await correctCharge(chargeId, { chargedCurrency: 'HKD', status: 'CANC' });
      expect(await why()).toMatch(/: the gateway does not have the money of \S+ \(CANC\)$/);
      await portal.charges.setFailing(chargeId, true);
      expect(await why()).toMatch(/now: the gateway sent no response \(serverError\)$/);
      expect(await find(submissionId)).toMatchObject({ status: 'PAID_NEEDS_ACTION' });
    });

    it('complete: refuses removed answers, and answers that the keys cannot decrypt', async () => {
      const { submissionId, chargeId } = await unfit(1);
      await correctCharge(chargeId);
      const sealedData = new Uint8Array([1]);
      const submissions = portal.stores.db.updateTable('submissions');
      await submissions.set({ sealedData }).where('id', '=', submissionId).execute();
      expect((await act('complete', submissionId)).lines[0]).toMatch(/do not open its answers$/);
      await portal.store.retention.forgetAnswers(submissionId, portal.clock.now());
      expect((await act('complete', submissionId)).lines[0]).toMatch(/the answers were removed$/);
    });

    it('complete: refuses a submission whose money was paid out', async () => {
      const { submissionId, transactionId, chargeId } = await unfit(1);
      await correctCharge(chargeId);
      await act('refund-done', transactionId);
      expect((await act('complete', submissionId)).lines[0]).toMatch(
        /^Cannot complete \S+: its money was paid out at \S+ by CHAN Siu Ming$/,
      );
      expect(await find(submissionId)).not.toHaveProperty('referenceNumber');
    });

    it('complete: refuses a submission without undecided money, and changes nothing', async () => {
      const { submissionId } = await startedPayment(portal);
      expect(await act('complete', submissionId)).toEqual({
        isDone: false,
        lines: [`Cannot complete ${submissionId}: no money of it waits for a decision (PAYING)`],
      });
      expect(await find(submissionId)).toMatchObject({ status: 'PAYING' });
      expect(await eventsOf(submissionId, 'operator.completed')).toEqual([]);
    });

    it('note: marks a difference as dealt with once, and keeps other notes separate', async () => {
      const { submissionId, chargeId, transactionId } = await unfit(1);
      await correctCharge(chargeId);
      portal.clock.advance(DAY_MS);
      expect(await settle(portal.deps)).toMatchObject({ differences: 1 });
      const target = `${transactionId}:otherAmount`;
      expect((await list()).at(-1)).toContain(`${target}  ${chargeId}  HK$380.00  visa`);
      const note = 'bank corrected it';
      expect((await act('note', transactionId, { note })).lines).toEqual([
        `Noted about ${transactionId}.`,
      ]);
      expect((await act('note', transactionId, { note })).lines[0]).toMatch(
        /^Done already: this note/,
      );
      expect(await waiting()).toMatchObject({ differences: 1 });
      expect((await act('note', target, { note })).lines).toEqual([
        `Dealt with: difference ${target}.`,
      ]);
      expect(await waiting()).toMatchObject({ differences: 0 });
      const again = await act('note', target, { note, by: 'Another' });
      expect(again.lines[0]).toMatch(
        /^Done already: \S+ was dealt with at \S+ by CHAN Siu Ming\.$/,
      );
      expect((await list({ isAll: true })).at(-1)).toMatch(/dealt with at \S+ by CHAN Siu Ming$/);
      expect(await eventsOf(submissionId, 'operator.note')).toHaveLength(1);
      expect(await eventsOf(submissionId, 'operator.differenceDealt')).toHaveLength(1);
    });

    it('note: closes the difference of an unknown charge once, for 50 concurrent calls', async () => {
      const order = { ...(await portal.sandbox.create({ ...ORDER, attemptId: 'STRANGER' })) };
      await portal.charges.change(order.chargeId, { status: 'APPR' });
      portal.clock.advance(DAY_MS);
      await settle(portal.deps);
      expect((await list()).at(-1)).toMatch(/^- +STRANGER:chargeWithoutSubmission/);
      const target = 'STRANGER:chargeWithoutSubmission';
      const reported = await Promise.all(
        Array.from({ length: 50 }, () => act('note', target, { note: 'returned' })),
      );
      expect(reported.every(({ isDone }) => isDone)).toBe(true);
      expect(reported.filter(({ lines }) => lines[0]?.startsWith('Dealt'))).toHaveLength(1);
      expect((await show('STRANGER'))[0]).toBe('Payment STRANGER: not one of this portal');
      expect((await act('note', 'STRANGER:otherFee', { note: 'x' })).lines).toEqual([
        'There is no difference STRANGER:otherFee',
      ]);
    });

    it.each<[string, object, RegExp]>([
      ['a missing target', { target: undefined }, /^Name an attempt/],
      ['a target with a quote', { target: "A'; DROP" }, /^Name an attempt/],
      ['a missing operator', { by: undefined }, /^--by: a name/],
      ['a blank operator', { by: '  ' }, /^--by: a name/],
      ['an operator of 61 characters', { by: 'x'.repeat(61) }, /^--by: a name/],
      ['an operator that reverses text', { by: 'a\u202Eb' }, /^--by: a name/],
      ['a note of 501 characters', { note: '文'.repeat(501) }, /^--note: 1 to 500/],
      ['a note with a line break', { note: 'a\nb' }, /^--note: 1 to 500/],
      ['a note with an escape sequence', { note: '\u001B[2J' }, /^--note: 1 to 500/],
    ])('refuses %s with one line', async (_, change, line) => {
      for (const name of ['refund-done', 'complete', 'note']) {
        const given = { order: `payments:${name}`, target: 'A', by: BY, note: 'n', ...change };
        const { isDone, lines } = await desk(given);
        expect([isDone, lines]).toEqual([false, [expect.stringMatching(line)]]);
      }
    });

    it('purge: keeps a submission with an undecided payment, and removes it only after the refund', async () => {
      const { submissionId, transactionId } = await edited();
      const inTenYears = async () => {
        portal.clock.advance(10 * 366 * DAY_MS);
        return purge(portal.deps, RETENTION);
      };
      await portal.stores.db
        .updateTable('submissions')
        .set({ status: 'ABANDONED', forgottenAt: portal.clock.now() })
        .where('id', '=', submissionId)
        .execute();
      expect(await inTenYears()).toMatchObject({ records: 0 });
      await expect(
        portal.store.transact((records) => records.retention.forgetRecord(submissionId)),
      ).rejects.toThrow(/waits for an operator/);
      await act('refund-done', transactionId);
      expect(await inTenYears()).toMatchObject({ records: 1 });
    });
  });
}

const ORDER = {
  method: 'visa',
  amountCents: 38_000,
  currency: 'HKD',
  lines: [],
  language: 'en',
  returnUrl: 'https://portal.example/',
} as const;
