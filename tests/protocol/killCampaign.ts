import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreChoice } from '../../server/adapters/store/openStores.ts';
import { openTestPortal, type TestPortal } from '../support/testPortal.ts';
import { all, comeToRest } from './comeToRest.ts';
import type { Random } from './seededRandom.ts';

/** What became of the payments of servers that were killed. */
export interface KillReport {
  readonly kills: number;
  /** Submissions whose money the bank has. */
  readonly paid: number;
  /** Of these, submissions with a reference number. */
  readonly submitted: number;
  /** Submissions that were charged, or sent to their applicant, more than once. */
  readonly doubles: number;
  /** Submissions whose reference number was told before a kill and is another now, or none. */
  readonly lost: number;
}

const DRIVER = join(import.meta.dirname, 'killDriver.ts');
/** A server makes up to so many payments, and is killed within so long after the last of them. */
const PAYMENTS = 4;
const KILLED_WITHIN_MS = 500;

/**
 * Kills one server after another with SIGKILL, each while it makes payment after payment, lets a last
 * one come to rest and counts.
 *
 * @param place folder of the embedded store, or address of a PostgreSQL, for the killed processes
 * @param choice the same store
 * @param random when each server is killed
 */
export async function runKills(
  { place, choice }: { readonly place: string; readonly choice: StoreChoice },
  kills: number,
  random: Random,
): Promise<KillReport> {
  const told = new Map<string, string>();
  for (let kill = 0; kill < kills; kill += 1) {
    const done = await killedAfter(
      place,
      1 + random.below(PAYMENTS),
      random.below(KILLED_WITHIN_MS),
    );
    for (const line of done) {
      const [submissionId = '', reference = ''] = line.split(' ');
      told.set(submissionId, reference);
    }
  }
  const portal = await openTestPortal({ choice });
  try {
    const { mailed } = await comeToRestCounting(portal);
    return { kills, ...(await counted(portal, told, mailed)) };
  } finally {
    await portal.close();
  }
}

/** @returns the payments that it said were done, a line each */
async function killedAfter(
  place: string,
  payments: number,
  furtherMs: number,
): Promise<readonly string[]> {
  const child = spawn(process.execPath, [DRIVER, place, 'LOOP'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  await heard(child, lines, payments);
  await sleep(furtherMs);
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
  return doneOf(lines);
}

function doneOf(lines: readonly string[]): readonly string[] {
  const word = 'DONE ';
  return lines.filter((line) => line.startsWith(word)).map((line) => line.slice(word.length));
}

/** Waits until a server told of so many payments; collects what it says from then on, too. */
function heard(child: ChildProcess, lines: string[], payments: number): Promise<void> {
  return new Promise((done, fail) => {
    child.once('exit', () => fail(new Error('Cannot kill the server: it ended by itself')));
    if (!child.stdout) return;
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      if (doneOf(lines).length >= payments) done();
    });
  });
}

async function comeToRestCounting(portal: TestPortal) {
  const mailed = new Map<string, number>();
  await comeToRest(portal, ({ messageId }) => {
    mailed.set(messageId, (mailed.get(messageId) ?? 0) + 1);
  });
  return { mailed };
}

async function counted(
  portal: TestPortal,
  told: ReadonlyMap<string, string>,
  mailed: ReadonlyMap<string, number>,
) {
  const submissions = await all(portal, 'submissions');
  const attempts = await portal.stores.db
    .selectFrom('paymentAttempts')
    .select(['id', 'submissionId'])
    .execute();
  const submissionOf = new Map(attempts.map(({ id, submissionId }) => [id, submissionId]));
  const charges = new Map<string, number>();
  for (const { attemptId, status } of await all(portal, 'sandboxCharges')) {
    const id = submissionOf.get(attemptId) ?? attemptId;
    if (status === 'APPR') charges.set(id, (charges.get(id) ?? 0) + 1);
  }
  const paid = submissions.filter(({ id }) => charges.has(id));
  const numbers = new Map(submissions.map((each) => [each.id, each.referenceNumber]));
  return {
    paid: charges.size,
    submitted: paid.filter(({ referenceNumber }) => referenceNumber !== null).length,
    doubles: [...charges.values(), ...mailed.values()].filter((times) => times > 1).length,
    lost: [...told].filter(([id, reference]) => numbers.get(id) !== reference).length,
  };
}
