import { settle } from '../../server/jobs/settle.ts';
import { type Browser, cancel, edit, newBrowser, pay, poll, submit } from './Browser.ts';
import { brokenAtRest, brokenNow, type Violation } from './invariants.ts';
import { Death, newLife } from './mortal.ts';
import { operatorActs } from './operatorActs.ts';
import type { BuildServer, Server } from './Server.ts';
import { type Random, seededRandom } from './seededRandom.ts';
import { silent } from './silent.ts';
import { notificationFor, type World } from './World.ts';

/** The parameters of a schedule. */
export interface ScheduleOptions {
  readonly seed: number;
  readonly steps: number;
  /** Probability of a death before and after every call that the server makes. */
  readonly risk: number;
  /** Probability that a call does not reach the gateway, and again that its answer is lost. */
  readonly silence: number;
  readonly build: BuildServer;
  /** A mutant can throw errors and continue: only broken promises count. */
  readonly isMutant?: boolean;
}

/** All possible events; an event that is listed twice happens twice as often. */
const EVENTS = [
  'pay',
  'pay',
  'payTwice',
  'approve',
  'approve',
  'reject',
  'bankCancels',
  'bankTimesOut',
  'late',
  'wrongAmount',
  'notification',
  'duplicate',
  'forgery',
  'poll',
  'poll',
  'cancel',
  'submit',
  'edit',
  'operator',
  'operator',
  'close',
  'reopen',
  'reconcileLive',
  'reconcileFinal',
  'work',
  'time',
  'time',
] as const;
type EventName = (typeof EVENTS)[number];

/**
 * Plays one random schedule of browser, bank, network and server, then completes all pending work.
 * The server can die around each of its calls.
 *
 * @returns the first broken promise; `undefined` when all promises held
 */
export async function runSchedule(
  world: World,
  { seed, steps, risk, silence, build, isMutant = false }: ScheduleOptions,
): Promise<Violation | undefined> {
  await world.reset();
  const random = seededRandom(seed);
  const browser = newBrowser();
  for (let step = 0; step < steps; step += 1) {
    const event = random.pick(EVENTS);
    const life = newLife(random, risk);
    const server = build(
      {
        ...world.services,
        store: life.mortal(world.services.store),
        gateway: life.mortal(silent(world.services.gateway, random, silence)),
      },
      {
        ...world.outbox,
        store: life.mortal(world.outbox.store),
        mailer: life.mortal(world.outbox.mailer),
      },
    );
    const isExcused = () => isMutant || life.isOver();
    await survive(() => HAPPENINGS[event]({ world, random, browser, server }), isExcused);
    const violation = await brokenNow(world);
    if (violation) return violation;
  }
  await comeToRest(world, build(world.services, world.outbox));
  const violation = (await brokenNow(world)) ?? (await brokenAtRest(world));
  return violation || isMutant ? violation : audit(world);
}

/** Advances the clock by a day, and checks that the settlement finds no differences. */
async function audit({ portal, services }: World): Promise<Violation | undefined> {
  portal.clock.advance(DAY_MS);
  const { differences } = await settle(services);
  return differences > 0 ? { invariant: 'I7 the books differ', seen: `${differences}` } : undefined;
}

/** Runs an event, and ignores a death in it. An error of a living server is a fault. */
async function survive(happening: () => Promise<void>, isExcused: () => boolean): Promise<void> {
  try {
    await happening();
  } catch (error) {
    if (!(error instanceof Death) && !isExcused()) throw error;
  }
}

interface Scene {
  readonly world: World;
  readonly random: Random;
  readonly browser: Browser;
  readonly server: Server;
}

const HAPPENINGS: Readonly<Record<EventName, (scene: Scene) => Promise<void>>> = {
  pay: async ({ browser, server, random }) => {
    if (browser.isOpen) await pay(browser, server.services, random);
  },
  payTwice: async ({ browser, server, random }) => {
    if (!browser.isOpen) return;
    const other = { ...browser };
    await Promise.all([pay(browser, server.services, random), pay(other, server.services, random)]);
  },
  approve: (scene) => settleCharge(scene, 'INPR', 'APPR'),
  reject: (scene) => settleCharge(scene, 'INPR', 'REJT'),
  bankCancels: (scene) => settleCharge(scene, 'INPR', 'CANC'),
  bankTimesOut: (scene) => settleCharge(scene, 'INPR', 'PSTO'),
  late: (scene) => settleCharge(scene, 'ended', 'APPR'),
  wrongAmount: (scene) => settleCharge(scene, 'INPR', 'APPR', { chargedCents: 1 }),
  notification: async ({ world, random, server }) => {
    const index = random.below(world.notifications.length || 1);
    const [attemptId] = world.notifications.splice(index, 1);
    if (attemptId) await server.services.receiveNotification(notificationFor(world, attemptId));
  },
  duplicate: async ({ world, random, server }) => {
    if (world.notifications.length === 0) return;
    const attemptId = random.pick(world.notifications);
    await server.services.receiveNotification(notificationFor(world, attemptId));
  },
  /** Sends a false notification: signed by a faulty bank, or with a wrong signature. */
  forgery: async ({ world, random, browser, server }) => {
    const { transactionId } = browser;
    if (transactionId === undefined) return;
    const key = random.happens(0.5) ? undefined : Buffer.alloc(32, 1);
    await server.services.receiveNotification(notificationFor(world, transactionId, key));
  },
  poll: async ({ browser, server }) => {
    if (browser.isOpen) await poll(browser, server.services);
  },
  cancel: async ({ browser, server }) => {
    if (browser.isOpen) await cancel(browser, server.services);
  },
  submit: async ({ browser, server }) => {
    if (browser.isOpen) await submit(browser, server.services);
  },
  edit: async ({ browser, server, random }) => {
    if (browser.isOpen) await edit(browser, server.services, random.pick(['A', 'B', 'C']));
  },
  operator: ({ world, random, server }) => operatorActs(world, random, server),
  close: async ({ browser }) => {
    browser.isOpen = false;
    browser.transactionId = undefined;
    browser.webToken = undefined;
  },
  reopen: async ({ browser }) => {
    browser.isOpen = true;
  },
  reconcileLive: async ({ server }) => {
    await server.reconcileLive();
  },
  reconcileFinal: async ({ server }) => {
    await server.reconcileFinal();
  },
  work: async ({ server }) => {
    await server.work();
  },
  time: async ({ world, random }) => {
    world.portal.clock.advance(random.pick([1_000, 5_000, 31_000, 130_000, 300_000, 700_000]));
  },
};

/** Decides a charge at the bank; its notification is queued or lost. */
async function settleCharge(
  { world, random }: Scene,
  from: 'INPR' | 'ended',
  to: 'APPR' | 'REJT' | 'CANC' | 'PSTO',
  more: { readonly chargedCents?: number } = {},
): Promise<void> {
  const { charges, stores } = world.portal;
  const rows = await stores.db.selectFrom('sandboxCharges').selectAll().execute();
  const fitting = rows.filter(({ status }) =>
    from === 'INPR' ? status === 'INPR' : ['REJT', 'CANC', 'PSTO'].includes(status),
  );
  if (fitting.length === 0) return;
  const { id, attemptId, status } = random.pick(fitting);
  await charges.change(id, { status: to, ...more });
  // A time-out does not end a charge: a later approval does not excuse a second charge.
  if (from === 'ended' && status !== 'PSTO') world.late.add(id);
  if (random.happens(0.6)) world.notifications.push(attemptId);
}

const DAY_MS = 24 * 60 * 60_000;
const ROUNDS = 4;

/** Runs the jobs without deaths, until all payments must be correct. */
async function comeToRest(world: World, server: Server): Promise<void> {
  const { clock } = world.portal;
  for (let round = 0; round < ROUNDS; round += 1) {
    clock.advance(61_000);
    await server.reconcileLive();
    clock.advance(601_000);
    await server.reconcileFinal();
    while ((await server.work()) > 0);
  }
}
