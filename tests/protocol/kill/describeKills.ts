import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenAtRest, brokenNow } from '../invariants.ts';
import { countOrders, ordersOf } from '../orders.ts';
import type { Applicant } from './Applicant.ts';
import { KILL_ROUNDS, type KillCase } from './killCases.ts';
import type { MortalPortal } from './MortalPortal.ts';
import { type KeptOrder, orderOfKey } from './orderOfKey.ts';
import { patiently } from './patiently.ts';

const LONG_MS = 240_000;
const SOON = { timeout: 30_000, interval: 50 };

/** A case, its applicant, and the content of the store while the portal was dead. */
interface Part {
  readonly kill: KillCase;
  readonly applicant: Applicant;
  left?: KeptOrder;
}

/**
 * Kills a real portal at each point of the table. The applicants continue with the restarted
 * portal. At the end, checks the store and the bank.
 *
 * @param engine the engine of the store, for the title
 * @param prepare creates a portal that has not started yet
 */
export function describeKills(engine: string, prepare: () => Promise<MortalPortal>): void {
  describe(`kill -9 of the portal on ${engine}, over HTTP, with LREAL1`, () => {
    let portal: MortalPortal;
    let rounds: readonly (readonly Part[])[];
    beforeAll(async () => {
      portal = await prepare();
      rounds = KILL_ROUNDS.map((round) => round.map((kill) => partOf(kill, portal)));
      await portal.start();
      for (const { kill, applicant } of rounds.flat())
        await patiently(async () => kill.before?.(applicant));
    }, LONG_MS);
    afterAll(() => portal?.remove(), LONG_MS);

    for (const [number, round] of KILL_ROUNDS.entries()) {
      describe(`death ${number + 1}`, () => {
        beforeAll(() => killIn(rounds[number] ?? [], portal), LONG_MS);
        for (const [index, { point, when, then, left, after }] of round.entries()) {
          it(
            `${point}: killed ${when}: ${then}`,
            async () => {
              const part = rounds[number]?.[index];
              if (!part?.left) throw new Error('The portal was not killed');
              left(part.left);
              await after?.(part.applicant, part.left, portal);
            },
            LONG_MS,
          );
        }
      });
    }

    it(
      'K1 to K10: every order ends submitted, refundable or unpaid, never lost or double',
      async () => {
        const parts = rounds.flat();
        for (const { applicant } of parts) {
          expect(await applicant.finish()).toBe(await applicant.submit());
          await expect.poll(() => portal.mailsOf(applicant).length, SOON).toBeGreaterThan(0);
        }
        await comeToRest(portal);
        await expectNothingLost(portal, parts);
      },
      LONG_MS,
    );
  });
}

function partOf(kill: KillCase, portal: MortalPortal): Part {
  return { kill, applicant: portal.applicant(`the-idempotency-key-of-${kill.point}`) };
}

/** Brings each case to its point, kills the portal, reads its store, and starts it again. */
async function killIn(round: readonly Part[], portal: MortalPortal): Promise<void> {
  await portal.start();
  const cutOff: Promise<unknown>[] = [];
  for (const { kill, applicant } of round) {
    if (!kill.fatal) continue;
    portal.arm(kill.point);
    cutOff.push(kill.fatal(applicant, portal).catch(() => 'cut off'));
    await portal.reached(kill.point);
  }
  const isByItself = round.some(({ kill }) => kill.point === 'K10');
  if (!isByItself) await portal.process.kill();
  await portal.process.killed();
  await Promise.all(cutOff);
  await portal.look(async ({ db }) => {
    for (const part of round) {
      part.left = await orderOfKey(db, part.applicant.key);
      await part.kill.meanwhile?.(db, part.left);
    }
  });
  await portal.start();
}

/** Restarts the portal until its outbox is empty, and stops it. @throws {Error} after five times */
async function comeToRest(portal: MortalPortal): Promise<void> {
  for (let times = 0; times < 5; times += 1) {
    await portal.start();
    await portal.process.stop();
    const left = await portal.look(({ db }) =>
      db.selectFrom('outbox').select('error').where('doneAt', 'is', null).execute(),
    );
    if (left.length === 0) return;
  }
  throw new Error('The outbox is never empty');
}

async function expectNothingLost(portal: MortalPortal, parts: readonly Part[]): Promise<void> {
  const givenReferences = parts.map(
    ({ applicant: { submissionId = '', referenceNumber = '' } }) =>
      [submissionId, referenceNumber] as const,
  );
  await portal.look(async (stores) => {
    const evidence = { portal: { store: stores.submissions, stores }, mails: [], late: NOBODY };
    expect(await brokenNow(evidence)).toBeUndefined();
    expect(await brokenAtRest(evidence)).toBeUndefined();
    const ends = { submitted: parts.length, refundable: 0, unpaid: 0, lost: 0, doubles: 0 };
    expect(countOrders(await ordersOf(stores.db), new Map(givenReferences))).toEqual(ends);
    for (const { kill, applicant } of parts) {
      const { messages, files } = await orderOfKey(stores.db, applicant.key);
      expect(messages.filter(({ doneAt }) => doneAt === null)).toEqual([]);
      expect(files).toEqual(['acknowledgement', 'export']);
      const mails = portal.mailsOf(applicant);
      const mail = messages.find(({ topic }) => topic === 'ackMail');
      expect(new Set(mails).size, kill.point).toBe(1);
      expect(mail?.tries, kill.point).toBeGreaterThanOrEqual(mails.length);
      if (kill.mails !== undefined) expect(mails, kill.point).toHaveLength(kill.mails);
    }
  });
}

const NOBODY: ReadonlySet<string> = new Set();
