import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KyselyStore } from '../../server/adapters/store/KyselyStore.ts';
import type { PaymentServices } from '../../server/services/contract/PaymentServices.ts';
import { createServices } from '../../server/services/createServices.ts';
import { explain, type RecordedDatabase, recordSql } from './recordSql.ts';
import { emptyPortal, SITTING, startedPayment, type TestPortal } from './testPortal.ts';

/**
 * Describes the statements that a poll sends to the store, on one engine.
 *
 * @param open opens a portal that no other test uses
 */
export function describePolls(engine: string, open: () => Promise<TestPortal>): void {
  describe(`polls on ${engine}`, () => {
    let portal: TestPortal;
    let recorded: RecordedDatabase;
    let services: PaymentServices;
    beforeAll(async () => {
      portal = await open();
      recorded = recordSql(portal.stores.db);
      services = createServices({ ...portal.deps, store: new KyselyStore(recorded.db) });
    }, 60_000);
    beforeEach(() => emptyPortal(portal));
    afterAll(() => portal?.close());

    /** Creates a payment whose status the gateway reported just now. */
    const asked = async () => {
      const started = await startedPayment(portal);
      await portal.services.pollTransaction(started.transactionId, SITTING);
      recorded.take();
      return started;
    };
    const texts = () => recorded.take().map(({ sql }) => sql);

    it('poll: reads a pending payment with one select of named columns', async () => {
      const { transactionId } = await asked();
      const state = await services.pollTransaction(transactionId, SITTING);
      expect(state).toMatchObject({ transactionId, status: 'IN_PROCESS' });
      const statements = texts();
      expect(statements).toHaveLength(1);
      expect(statements[0]).toMatch(/^select "/);
      expect(statements[0]).not.toMatch(/\*|sealed|fee_lines|fps|for update/);
    });

    it('poll: asks the gateway again with one update when the response has not changed', async () => {
      const { transactionId } = await asked();
      portal.clock.advance(2000);
      const state = await services.pollTransaction(transactionId, SITTING);
      expect(state).toMatchObject({ transactionId, status: 'IN_PROCESS' });
      const statements = texts().map((text) => text.split(' ', 1)[0]);
      expect(statements).toEqual(['select', 'update']);
    });

    it('poll: returns the known status while `mayAsk` is false, and asks the gateway afterwards', async () => {
      const { transactionId, chargeId } = await asked();
      // Changes the charge without a notification.
      await portal.charges.change(chargeId, { status: 'APPR' });
      portal.clock.advance(2000);
      let isOpen = false;
      const { deps } = portal;
      const bounded = createServices({ ...deps, mayAsk: () => isOpen });
      const polled = async () => (await bounded.pollTransaction(transactionId, SITTING))?.status;
      expect(await polled()).toBe('IN_PROCESS');
      isOpen = true;
      expect(await polled()).toBe('APPR');
    });

    it('status: also reads the web tokens of the attempt, but no sealed column', async () => {
      const { transactionId, webToken } = await asked();
      const call = { transactionId, webToken, sitting: SITTING };
      expect(await services.paymentStatus(call)).toMatchObject({ status: 'IN_PROCESS' });
      const statements = texts();
      expect(statements).toHaveLength(2);
      expect(statements.join('\n')).not.toMatch(/sealed|fee_lines|fps|for update/);
    });

    it('poll: reads an ended payment with two statements, without sealed columns', async () => {
      const { transactionId, chargeId } = await asked();
      await portal.bank.press(chargeId, 'approve');
      expect(await services.pollTransaction(transactionId, SITTING)).toMatchObject({
        status: 'APPR',
      });
      const statements = texts();
      expect(statements).toHaveLength(2);
      expect(statements.join('\n')).not.toMatch(/sealed|fee_lines|^update/m);
    });

    it('poll: every statement uses an index', async () => {
      const { transactionId, webToken, chargeId } = await asked();
      await services.paymentStatus({ transactionId, webToken, sitting: SITTING });
      await portal.bank.press(chargeId, 'approve');
      await services.pollTransaction(transactionId, SITTING);
      const plans: string[] = [];
      for (const each of recorded.take()) plans.push(await explain(portal.stores.db, each));
      expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([]);
      for (const index of ['submissions_pkey', 'attempts_of_submission'])
        expect(plans.join()).toContain(index);
    });

    it('poll: returns nothing to another session', async () => {
      const { transactionId } = await asked();
      expect(await services.pollTransaction(transactionId, 'b'.repeat(64))).toBeUndefined();
      expect(await services.pollTransaction('nobody', SITTING)).toBeUndefined();
    });
  });
}
