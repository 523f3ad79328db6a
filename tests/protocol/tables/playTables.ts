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
/** How often a step continues with something that is pending instead of beginning something. */
const GOING_ON = 0.6;

/** Longest that anything may be pending, see `GATEWAY_TIMES`. */
const CALL_MS = 60_000;
/** Longest that an order may be pending. */
const ORDER_MS = 60 * 60_000;

/** From a second to eight days: short of every limit of the protocol, and beyond it. */
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

/** Everything that can happen; an event that is listed twice happens twice as often. */

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
  // A notification that the bank never sent, well signed: a bank with a fault.
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
    // Every call to the gateway has a time-out: what has not gone on since then never will.
    if (ms > CALL_MS) running.length = 0;
    // No network delivers what is hours old.
    if (ms > ORDER_MS) books.orders.length = 0;
  },
  // The server is killed: whatever was pending ends between two steps.
  (_, running) => {
    running.length = 0;
  },
];

/**
 * Plays one random schedule of browsers, bank, network and server over plain tables, in which what is
 * pending continues step by step, in any order, and may be killed between any two; then lets everything
 * come to rest.
 *
 * @returns the first promise that was broken, `undefined` when all held
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

/** The jobs run on, nobody dies: this is where everything must come right. */
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
