import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReachablePortal } from './describeExportCommand.ts';
import { moneyBroken } from './moneyBroken.ts';
import { ownOf } from './ownOf.ts';
import { publishTestForm } from './publishTestForm.ts';
import { runCommand } from './runCommand.ts';
import { setAsidePayments } from './setAsidePayments.ts';
import { openTestPortal, type TestPortal } from './testPortal.ts';

/** Describes the behaviour of `npm run payments` at the command line, on one engine. */
export function describePaymentsCommand(
  engine: string,
  open: (dataDir: string) => Promise<Omit<ReachablePortal, 'holdMarks'>>,
): void {
  describe(`npm run payments on ${engine}`, { timeout: 120_000 }, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'landform-'));
    let portal: TestPortal;
    let env: Record<string, string>;
    let close: () => Promise<void>;
    beforeAll(async () => {
      const reachable = await open(dataDir);
      env = { ...reachable.env, DATA_DIR: dataDir, MODE: 'demo' };
      portal = await openTestPortal({ choice: reachable.choice, own: ownOf(env) });
      await publishTestForm(portal);
      close = await reachable.letIn(portal, dataDir);
    }, 60_000);
    afterAll(async () => {
      await close?.();
      await portal?.close();
      rmSync(dataDir, { recursive: true, force: true });
    });

    const { unfit, paidTwice, correctCharge } = setAsidePayments(() => portal);
    const payments = (...args: readonly string[]) => runCommand('payments.ts', args, env);

    it('lists, shows, pays out and completes payments until the list is empty', async () => {
      const twice = await paidTwice();
      const wrong = await unfit(1);
      const listed = await payments('list');
      expect(listed.code).toBe(0);
      expect(listed.output).toMatch(
        new RegExp(`^${twice.reference} +${twice.transactionId} `, 'm'),
      );
      expect(listed.output).toContain(wrong.transactionId);

      const by = ['--by', 'CHAN Siu Ming'];
      expect(await payments('complete', wrong.submissionId, ...by)).toEqual({
        code: 1,
        output: `Cannot complete ${wrong.submissionId}: the gateway took HK$0.01, asked for was HK$380.00\n`,
      });
      await correctCharge(wrong.chargeId);
      const completed = await payments(
        'complete',
        wrong.submissionId,
        ...by,
        '--note',
        '銀行已更正',
      );
      expect(completed).toMatchObject({
        code: 0,
        output: expect.stringMatching(
          /^Handed in: \S+ has the reference number LRTEST-\d{6}-\d{6}\./,
        ),
      });
      const paidOut = await payments('refund-done', twice.transactionId, ...by);
      expect([paidOut.code, paidOut.output]).toEqual([
        0,
        `Paid out: HK$380.00 of payment ${twice.transactionId}.\n`,
      ]);
      const again = await payments('refund-done', twice.transactionId, ...by);
      expect([again.code, again.output]).toEqual([0, expect.stringMatching(/^Done already: /)]);

      const shown = await payments('show', wrong.submissionId);
      expect(shown.output).toMatch(/operator\.completed \S+ by="CHAN Siu Ming" note="銀行已更正"/);
      expect((await payments('list')).output).toBe(
        'Refunds: none\nPaid, to be decided: none\nDifferences with the settlement: none\n',
      );
      expect((await payments('list', '--all')).output).toContain('by CHAN Siu Ming');
      expect(await moneyBroken(portal)).toBeUndefined();
    });

    it('npm run doctor: names npm run payments while a payment waits for an operator', async () => {
      const { transactionId } = await paidTwice();
      const row = async () => (await runCommand('doctor.ts', [], env)).output;
      expect(await row()).toMatch(
        /^WRONG +payments to settle +refunds due 1, paid submissions to decide 0, differences 0, the oldest since \S+Z: npm run payments -- list$/m,
      );
      await payments('refund-done', transactionId, '--by', 'CHAN Siu Ming');
      expect(await row()).toMatch(/^ok +payments to settle +none waits for an operator$/m);
    });

    it('note: writes a note, and reports an unknown name', async () => {
      const { submissionId } = await unfit(1);
      const note = ['--by', 'A', '--note', 'asked the bank'];
      expect(await payments('note', submissionId, ...note)).toMatchObject({ code: 0 });
      expect(await payments('note', 'NOBODY', ...note)).toEqual({
        code: 1,
        output: 'There is no payment, submission or reference number NOBODY\n',
      });
    });
  });
}
