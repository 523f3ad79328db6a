import type { Violation } from '../invariants.ts';
import { seededRandom } from '../seededRandom.ts';
import { newBooks } from './Books.ts';
import { approveLate, arrive, decide } from './bank.ts';
import { brokenAtRest, brokenNow } from './brokenIn.ts';
import {
  abandon,
  ask,
  cancel,
  compare,
  edit,
  notify,
  type Operation,
  pay,
  quote,
  reconcile,
  type Scene,
  work,
} from './operations.ts';
import { SAFEGUARDS, type Safeguards } from './Safeguards.ts';

const STEPS = 40;
/** The probability that a step continues a pending operation instead of starting a new event. */
const GOING_ON = 0.6;

/** The limit of a pending call, see `GATEWAY_TIMES`. */
const CALL_MS = 60_000;
/** The limit of a pending order. */
const ORDER_MS = 60 * 60_000;

/** Jumps from a second to eight days: below and above every limit of the protocol. */
const JUMPS_MS = [1000, 5000, 31_000, 130_000, 700_000, 6_000_000, 90_000_000, 700_000_000];

type Happening = (scene: Scene, running: Operation[]) => void;

const starting =
  (operation: (scene: Scene) => Operation): Happening =>
  (scene, running) => {
    running.push(operation(scene));
  };

const notified = (scene: Scene, running: Operation[], isLast: boolean) => {
  const { books, random } = scene;
  if (books.notifications.length === 0) return;
  const index = random.below(books.notifications.length);
  const attemptId = books.notifications[index] ?? '';
  if (isLast) books.notifications.splice(index, 1);
  running.push(notify(scene, attemptId));
};

/** All possible events; an event that is listed twice happens twice as often. */

const HAPPENINGS: readonly Happening[] = [
  starting(pay),
  starting(pay),
  (scene, running) => running.push(pay(scene), pay(scene)),
  ({ books, random }) => decide(books, random, 'APPR'),
  ({ books, random }) => decide(books, random, 'APPR'),
  ({ books, random }) => decide(books, random, 'REJT'),
  ({ books, random }) => decide(books, random, 'CANC'),
  ({ books, random }) => decide(books, random, 'PSTO'),
  ({ books, random }) => approveLate(books, random),
  ({ books, random }) => arrive(books, random),
  (scene, running) => notified(scene, running, true),
  (scene, running) => notified(scene, running, false),
  // A signed notification without a cause: the bank has a fault.
  (scene, running) => {
    const { attemptId } = scene.browser;
    if (attemptId !== undefined) running.push(notify(scene, attemptId));
  },
  (scene, running) => {
    const { attemptId } = scene.browser;
    if (attemptId !== undefined) running.push(ask(scene, attemptId));
  },
  starting(cancel),
  edit,
  abandon,
  starting(reconcile),
  starting(compare),
  starting(work),
  ({ books, random }, running) => {
    const ms = random.pick(JUMPS_MS);
    books.now += ms;
    // Every call to the gateway has a time-out, so older operations never continue.
    if (ms > CALL_MS) running.length = 0;
    // No network delivers orders after hours.
    if (ms > ORDER_MS) books.orders.length = 0;
  },
  // The server is killed: all pending operations end between two steps.
  (_, running) => {
    running.length = 0;
  },
];

/**
 * Plays one random schedule of browsers, bank, network and server over plain tables, then completes
 * all pending work. Pending operations continue step by step, in any order. A kill can end them
 * between any two steps.
 *
 * @returns the first broken promise; `undefined` when all promises held
 */
export function playTables(seed: number, guards: Safeguards = SAFEGUARDS): Violation | undefined {
  const books = newBooks();
  const random = seededRandom(seed);
  const scene: Scene = { books, random, guards, browser: { attemptId: undefined } };
  const running: Operation[] = [];
  quote(scene);
  for (let step = 0; step < STEPS; step += 1) {
    if (running.length > 0 && random.happens(GOING_ON)) goOn(running, random.below(running.length));
    else random.pick(HAPPENINGS)(scene, running);
    const violation = brokenNow(books);
    if (violation) return violation;
  }
  return comeToRest(scene);
}

function goOn(running: Operation[], index: number): void {
  if (running[index]?.next().done) running.splice(index, 1);
}

const ROUNDS = 6;
const ROUND_MS = 2 * 60 * 60_000;

/** Runs the jobs without deaths, until all payments must be correct. */
function comeToRest(scene: Scene): Violation | undefined {
  const { books, random } = scene;
  while (books.orders.length > 0) arrive(books, random);
  for (let round = 0; round < ROUNDS; round += 1) {
    books.now += ROUND_MS;
    for (const operation of [reconcile(scene), compare(scene), work(scene)]) {
      while (!operation.next().done) {
        const violation = brokenNow(books);
        if (violation) return violation;
      }
    }
  }
  return brokenNow(books) ?? brokenAtRest(books);
}
