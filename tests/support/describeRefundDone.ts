import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine';
import { purge, RETENTION } from '../../server/jobs/purge.ts';
import { runOutbox } from '../../server/jobs/runOutbox.ts';
import { stateOnWire } from '../../server/routes/payment/stateOnWire.ts';
import { createOperatorDesk } from '../../server/services/operator/operatorDesk.ts';
import { setAsidePayments } from './setAsidePayments.ts';
import { type TestOutbox, testOutbox } from './testOutbox.ts';
import { emptyPortal, SITTING, type TestPortal } from './testPortal.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Describes the applicant's view of a refund that was paid, on one engine.
 *
 * @param open opens an empty portal
 */
export function describeRefundDone(engine: string, open: () => Promise<TestPortal>): void {
  describe(`the applicant’s view of a refund on ${engine}`, () => {
    let portal: TestPortal;
    let outbox: TestOutbox;
    beforeAll(async () => {
      portal = await open();
    }, 60_000);
    beforeEach(async () => {
      portal.clock.set('2026-11-20T10:00:00+08:00');
      await emptyPortal(portal);
      outbox = testOutbox(portal.deps);
    });
    afterAll(() => portal?.close());

    const { unfit, paidTwice } = setAsidePayments(() => portal);
    const find = (id: string) => portal.store.submissions.find(id);
    const payOut = (target: string) =>
      createOperatorDesk({ ...portal.deps, publicUrl: 'https://portal.example' })({
        order: 'payments:refund-done',
        target,
        by: 'A',
      });
    const work = async () => {
      while ((await runOutbox(outbox.deps)) > 0);
    };
    const mailsOf = (transactionId: string) =>
      outbox.mails.filter(({ messageId }) => messageId === `refundDone.${transactionId}@landform`);

    it('mails a refund once, with its transaction, amount and time', async () => {
      const { transactionId, reference } = await paidTwice({ isMailed: true });
      await work();
      portal.clock.advance(DAY_MS);
      await payOut(transactionId);
      await work();
      await payOut(transactionId);
      await work();
      const [mail, ...more] = mailsOf(transactionId);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({
        to: 'applicant@example.hk',
        subject: 'Your payment has been paid back',
      });
      expect(mail?.text).toContain(
        `Your payment of HK$380.00 (transaction reference number ${transactionId}) was paid back on 21/11/2026 10:00 AM.`,
      );
      expect(mail?.text).toContain(`Application reference number: ${reference}`);
      expect(mail?.text).not.toContain('fill it in again');
    });

    it('I6: writes mail and act in one transaction, for fifty orders at once and for a failing order', async () => {
      const { submissionId, transactionId } = await paidTwice({ isMailed: true });
      const key = `refundDone:${transactionId}`;
      const failing = {
        ...portal.store,
        transact: (async (run) =>
          portal.store.transact(async (records) => {
            await run(records);
            throw new Error('killed');
          })) as typeof portal.store.transact,
      };
      const desk = createOperatorDesk({ ...portal.deps, store: failing, publicUrl: '' });
      const order = { order: 'payments:refund-done', target: transactionId, by: 'A' };
      await expect(desk(order)).rejects.toThrow('killed');
      expect(await portal.store.outbox.find(key)).toBeUndefined();
      await Promise.all(Array.from({ length: 50 }, () => payOut(transactionId)));
      await work();
      expect(mailsOf(transactionId)).toHaveLength(1);
      const events = await portal.store.events.ofSubmission(submissionId);
      expect(events.filter(({ kind }) => kind === 'refund.doneMailed')).toHaveLength(1);
    });

    it.each(LANGUAGES)('writes in the language of the submission: %s', async (language) => {
      const { submissionId, transactionId } = await paidTwice({ isMailed: true });
      const rows = portal.stores.db.updateTable('submissions');
      await rows.set({ language }).where('id', '=', submissionId).execute();
      await payOut(transactionId);
      await work();
      const [mail] = mailsOf(transactionId);
      expect(mail?.text).toMatch(PAID_BACK[language]);
      expect(mail?.text).not.toMatch(/[{}]/);
    });

    it('mails nothing without an address, and never "will be refunded" after the refund', async () => {
      const silent = await paidTwice();
      await payOut(silent.transactionId);
      const quick = await paidTwice({ isMailed: true });
      await payOut(quick.transactionId);
      await work();
      expect(mailsOf(silent.transactionId)).toEqual([]);
      expect(mailsOf(quick.transactionId)).toHaveLength(1);
      expect(outbox.mails.map(({ text }) => text).join('\n')).not.toContain('will be refunded');
    });

    it('keeps only the address of an ended submission, until its mails are sent', async () => {
      const made = await unfit(1, { isMailed: true, isSecond: true });
      const { submissionId, transactionId, other = '' } = made;
      await payOut(other);
      await payOut(transactionId);
      const ended = await find(submissionId);
      expect(ended?.status).toBe('ABANDONED');
      expect(ended).not.toHaveProperty('sealedData');
      await work();
      expect(mailsOf(other)).toHaveLength(1);
      const [last] = mailsOf(transactionId);
      expect(last?.text).toContain('HK$0.01');
      expect(last?.text).toContain('Your form was not submitted.');
      expect(await find(submissionId)).not.toHaveProperty('sealedAck');
      const events = await portal.store.events.ofSubmission(submissionId);
      expect(events.filter(({ kind }) => kind === 'retention.forgotten')).toHaveLength(1);
    });

    it('removes the address of an ended submission whose mail is never sent', async () => {
      const { submissionId, transactionId } = await unfit(1, { isMailed: true });
      await payOut(transactionId);
      const rows = portal.stores.db.updateTable('outbox');
      const deadAt = portal.clock.now();
      await rows.set({ deadAt }).where('key', '=', `refundDone:${transactionId}`).execute();
      await work();
      expect(await find(submissionId)).toHaveProperty('sealedAck');
      portal.clock.advance(RETENTION.answersMs + DAY_MS);
      await purge(portal.deps, RETENTION);
      expect(await find(submissionId)).not.toHaveProperty('sealedAck');
    });

    it('promise 8: status, submit call and document show the refund and its time', async () => {
      const { transactionId, paidBy } = await paidTwice();
      await work();
      await payOut(transactionId);
      await work();
      const refundedAt = portal.clock.now();
      const other = { transactionId, amountCents: 38_000, state: 'refunded', refundedAt };
      const state = await portal.services.pollTransaction(paidBy, SITTING);
      expect(state?.otherPayments).toEqual([other]);
      expect(state && stateOnWire(state).otherpayments).toEqual([
        {
          transactionid: transactionId,
          amount: '380.00',
          state: 'refunded',
          refundedat: '2026-11-20T02:00:00.000Z',
        },
      ]);
      const read = await portal.services.readByTransaction(paidBy, SITTING);
      expect(read).toMatchObject({ result: 'ok', otherPayments: [other] });
      const pdf = read && 'pdf' in read ? new TextDecoder().decode(read.pdf) : '';
      expect(pdf).toContain('"refundedAt":"2026-11-20T02:00:00.000Z"');
    });
  });
}

const PAID_BACK = {
  en: /was paid back on 20\/11\/2026 10:00 AM/,
  'zh-Hant': /你繳付的 HK\$380\.00（交易參考編號 \S+）已於 2026年11月20日.* 退還/,
  'zh-Hans': /你缴付的 HK\$380\.00（交易参考编号 \S+）已于 2026年11月20日.* 退还/,
};
