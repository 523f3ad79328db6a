import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reconcileLive } from '../../server/jobs/reconcile.ts';
import { withReadyStore } from '../support/readyStore.ts';
import { openTestPortal, SITTING, type TestPortal } from '../support/testPortal.ts';
import { all, comeToRest } from './comeToRest.ts';
import { expectPaidOnce, payAgain, saveAgain } from './restartedPortal.ts';

const DRIVER = join(import.meta.dirname, 'killDriver.ts');
const LONG_MS = 120_000;
let folder: string;
let portal: TestPortal | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'landform-kill-'));
  await withReadyStore(folder);
});
afterEach(async () => {
  await portal?.close();
  portal = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** What a server said before it was killed, by its first word. */
type Said = Readonly<Record<string, readonly string[]>>;

describe('kill -9 of a server in the middle of a payment', () => {
  it(
    'K2: before the commit of a save: nothing is kept, and saving again keeps one form',
    async () => {
      await killedAt('K2');
      const restarted = await restart();
      expect(await all(restarted, 'submissions')).toEqual([]);
      await saveAgain(restarted);
      expect(await all(restarted, 'submissions')).toHaveLength(1);
    },
    LONG_MS,
  );

  it(
    'K3: after the commit of a save: saving again gives the same form',
    async () => {
      await killedAt('K3');
      const restarted = await restart();
      const [kept] = await all(restarted, 'submissions');
      expect(await saveAgain(restarted)).toBe(kept?.id);
      expect(await all(restarted, 'submissions')).toHaveLength(1);
    },
    LONG_MS,
  );

  it(
    'K4: before the bank heard of the charge: freed after the grace, and paid again',
    async () => {
      const { TRANSACTION: [transactionId = ''] = [] } = await killedAt('K4');
      const restarted = await restart();
      expect(await restarted.store.attempts.find(transactionId)).toMatchObject({
        status: 'CREATED',
      });
      await comeToRest(restarted);
      expect(await restarted.store.attempts.find(transactionId)).toMatchObject({
        status: 'EXPIRED',
      });
      expect(await all(restarted, 'sandboxCharges')).toEqual([]);
      await payAgain(restarted);
      await expectPaidOnce(restarted);
    },
    LONG_MS,
  );

  it(
    'K5: after the bank opened the charge: the same charge goes on',
    async () => {
      const { TRANSACTION: [transactionId = ''] = [] } = await killedAt('K5');
      const restarted = await restart();
      restarted.clock.advance(30_000);
      await reconcileLive(restarted.deps);
      expect(await restarted.store.attempts.find(transactionId)).toMatchObject({
        status: 'PENDING',
      });
      const charge = await restarted.charges.ofAttempt(transactionId);
      await restarted.bank.press(charge?.id ?? '', 'approve');
      await expectPaidOnce(restarted);
    },
    LONG_MS,
  );

  it(
    'K6: paid while the server is down: reconciliation completes the form and mails once',
    async () => {
      const { TRANSACTION: [transactionId = ''] = [] } = await killedAt('K6');
      const restarted = await restart();
      const charge = await restarted.charges.ofAttempt(transactionId);
      await restarted.charges.change(charge?.id ?? '', { status: 'APPR' });
      await expectPaidOnce(restarted);
    },
    LONG_MS,
  );

  it(
    'K7: inside the approval: undone, and applied by the next look',
    async () => {
      const { TRANSACTION: [transactionId = ''] = [] } = await killedAt('K7');
      const restarted = await restart();
      expect(await restarted.store.attempts.find(transactionId)).toMatchObject({
        status: 'PENDING',
      });
      expect(await all(restarted, 'referenceNumbers')).toEqual([]);
      expect(await all(restarted, 'outbox')).toEqual([]);
      await expectPaidOnce(restarted);
    },
    LONG_MS,
  );

  it(
    'K8: after the approval: the next poll tells',
    async () => {
      const { TRANSACTION: [transactionId = ''] = [] } = await killedAt('K8');
      const restarted = await restart();
      expect(await restarted.services.pollTransaction(transactionId, SITTING)).toMatchObject({
        status: 'APPR',
      });
      await expectPaidOnce(restarted);
    },
    LONG_MS,
  );

  it(
    'K7, K8: killed at any moment of one payment after another, it loses none that it told of',
    async () => {
      const told = new Map<string, string>();
      for (const afterMs of [150, 400, 700, 1000]) {
        const child = start('LOOP');
        const said = listen(child);
        await said.heard('OPEN');
        // On a slow machine the last server lives until it has told of one payment at least.
        if (afterMs === 1000) await said.heard('DONE');
        await new Promise((done) => setTimeout(done, afterMs));
        await kill(child);
        for (const line of said.of('DONE')) {
          const [submissionId = '', reference = ''] = line.split(' ');
          told.set(submissionId, reference);
        }
      }
      const restarted = await restart();
      await comeToRest(restarted);
      for (const [submissionId, referenceNumber] of told) {
        const found = await restarted.store.submissions.find(submissionId);
        expect(found?.referenceNumber).toBe(referenceNumber);
      }
      const charges = await all(restarted, 'sandboxCharges');
      const submissions = await all(restarted, 'submissions');
      const paid = submissions.filter(({ paidAttemptId }) => paidAttemptId);
      expect(charges.filter(({ status }) => status === 'APPR')).toHaveLength(paid.length);
      expect(told.size).toBeGreaterThan(0);
      expect(paid.length).toBeGreaterThanOrEqual(told.size);
    },
    LONG_MS,
  );

  it(
    'a second server is refused while the first one lives, and let in once it is killed',
    async () => {
      const child = start('K6');
      await listen(child).heard('AT');
      await expect(restart()).rejects.toThrow(
        /Cannot open the store in .*: another process has it/,
      );
      await kill(child);
      await restart();
    },
    LONG_MS,
  );
});

function start(point: string): ChildProcess {
  return spawn(process.execPath, [DRIVER, folder, point], { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs a server to a point and kills it there. */
async function killedAt(point: string): Promise<Said> {
  const child = start(point);
  const said = listen(child);
  await said.heard('AT');
  await kill(child);
  return { TRANSACTION: said.of('TRANSACTION'), SAVED: said.of('SAVED') };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function listen(child: ChildProcess) {
  const lines: string[] = [];
  const faults: string[] = [];
  child.stderr?.on('data', (text) => faults.push(String(text)));
  if (child.stdout) createInterface(child.stdout).on('line', (line) => lines.push(line));
  const of = (word: string) =>
    lines.filter((line) => line.startsWith(word)).map((line) => line.slice(word.length + 1));
  const heard = (word: string) =>
    expect
      .poll(() => (faults.length > 0 ? faults.join('') : of(word).length), {
        timeout: 60_000,
        interval: 20,
      })
      .toBeGreaterThan(0);
  return { of, heard };
}

async function restart(): Promise<TestPortal> {
  portal = await openTestPortal({ choice: { engine: 'embedded', folder } });
  return portal;
}
