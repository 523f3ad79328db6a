import { ENDED_STATUSES, LIVE_STATUSES } from '../../../server/ports/store/PaymentAttempt.ts';
import { SUBMISSION_STEPS } from '../../../server/services/transitions/transitions.ts';
import type { Random } from '../seededRandom.ts';
import type { AttemptRow, Books } from './Books.ts';
import { type BankAnswer, cancelAt, order, statusOf } from './bank.ts';
import type { Safeguards } from './Safeguards.ts';
import { complete, liveOf, settle } from './settle.ts';

/** A world, and the safeguards of its server. */
export interface Scene {
  readonly books: Books;
  readonly random: Random;
  readonly guards: Safeguards;
  /** The attempt that the browser waits for. */
  readonly browser: { attemptId: string | undefined };
}

/** An operation of the server in steps; between two steps, it can be killed or others can run. */
export type Operation = Generator<undefined, void>;

/** Stores the answers of a new form. */
export function quote({ books }: Scene): void {
  books.submission ??= {
    status: 'QUOTED',
    dataHash: 'A',
    amountCents: 38_000,
    sealedData: SEALED,
    quotedAt: books.now,
  };
}

const SEALED = new Uint8Array();

/** Opens or resumes the live attempt at the gateway: `createTransaction`, `beginPayment`. */
export function* pay(scene: Scene): Operation {
  quote(scene);
  const attempt = openAttempt(scene);
  if (!attempt) return;
  scene.browser.attemptId = attempt.id;
  yield;
  if (!begin(scene, attempt)) return;
  yield;
  const isAnswered = order(scene.books, scene.random, attempt.id, scene.guards.ordersOnce);
  yield;
  const { books, guards } = scene;
  attempt.startedAt ??= new Date(books.now);
  if (!isAnswered) {
    settle(books, guards, attempt, guards.doubtsSilence ? 'unclear' : 'rejected');
    return;
  }
  settle(books, guards, attempt, 'accepted');
  attempt.chargeId = attempt.id;
  const { submission } = books;
  const isUnwanted = submission && guards.hasMoneyElsewhere(submission, attempt.id);
  if (isUnwanted && guards.endsOthers) yield* ask(scene, attempt.id);
}

function openAttempt({ books, guards }: Scene): AttemptRow | undefined {
  const { submission, attempts } = books;
  if (submission?.status !== 'QUOTED' && submission?.status !== 'PAYING') return undefined;
  const live = guards.findsLive ? liveOf(books) : undefined;
  if (live) return live;
  const last = attempts.findLast(({ startedAt }) => startedAt);
  if (last && !last.canRetry) return undefined;
  const { from, to } = SUBMISSION_STEPS.paymentStarted;
  if (from.includes(submission.status as 'QUOTED')) submission.status = to;
  const attempt: AttemptRow = {
    id: `T${attempts.length + 1}`,
    status: 'CREATED',
    amountCents: submission.amountCents,
    dataHash: submission.dataHash,
    canRetry: true,
    createdAt: new Date(books.now),
    updatedAt: new Date(books.now),
  };
  attempts.push(attempt);
  return attempt;
}

function begin({ books, guards }: Scene, attempt: AttemptRow): boolean {
  if (books.submission?.paidAttemptId !== undefined) return false;
  if (!LIVE_STATUSES.includes(attempt.status)) return false;
  const age = books.now - (attempt.startedAt?.getTime() ?? books.now);
  const isStuck = attempt.chargeId === undefined && age >= guards.times.resumeAfterMs;
  if (attempt.startedAt && guards.beginsOnce && !isStuck) return false;
  if (guards.marksFirst) attempt.startedAt = new Date(books.now);
  return true;
}

/** Asks the gateway and applies its answer: `applyGatewayResult`. */
export function* ask(scene: Scene, attemptId: string, isCancelling = false): Operation {
  const { books, random, guards } = scene;
  const attempt = books.attempts.find(({ id }) => id === attemptId);
  if (!attempt || !books.submission || attempt.status === 'APPROVED') return;
  const { submission } = books;
  const askedAt = new Date(books.now);
  const isCancelled =
    isCancelling || guards.isToBeCancelled({ ...attempt, submission }, askedAt, guards.times);
  const status = attempt.status;
  yield;
  const put = isCancelled ? cancelAt : statusOf;
  const answer = put(books, random, attemptId);
  yield;
  if (saysNothingNew(guards, status, answer)) return;
  yield* record(scene, attempt, askedAt, answer);
}

function saysNothingNew(
  { transitions }: Safeguards,
  status: AttemptRow['status'],
  answer: BankAnswer | undefined,
): boolean {
  if (!answer) return !transitions.unclear.from.includes(status);
  return answer.code === 'INPR' && !transitions.inProcess.from.includes(status);
}

function* record(
  scene: Scene,
  attempt: AttemptRow,
  askedAt: Date,
  answer: BankAnswer | undefined,
): Operation {
  const { books, guards } = scene;
  if (!books.submission) return;
  const seen = guards.locks
    ? { attempt, submission: books.submission }
    : { attempt: { ...attempt }, submission: { ...books.submission } };
  if (!guards.locks) yield;
  const event = answer
    ? guards.eventOf({ answer: { ...answer, description: '' }, askedAt, ...seen }, guards.times)
    : silenceOf(guards, seen.attempt);
  if (!event) return;
  settle(books, guards, attempt, event, answer);
  if (!guards.completesAtOnce) {
    yield;
    complete(books);
  }
  const isApproved = guards.transitions[event].to === 'APPROVED';
  const other = isApproved && guards.endsOthers ? liveOf(books) : undefined;
  if (other?.startedAt) yield* ask(scene, other.id, true);
}

function silenceOf({ doubtsSilence }: Safeguards, { startedAt }: AttemptRow) {
  if (!startedAt) return undefined;
  return doubtsSilence ? 'unclear' : 'rejected';
}

/** Cancels a payment for the applicant: `cancelPayment`. */
export function* cancel(scene: Scene): Operation {
  const { books, guards, browser } = scene;
  const attempt = books.attempts.find(({ id }) => id === browser.attemptId);
  if (!attempt || !LIVE_STATUSES.includes(attempt.status)) return;
  if (!attempt.startedAt) settle(books, guards, attempt, 'withdrawn');
  else if (guards.asksToCancel) yield* ask(scene, attempt.id, true);
  else settle(books, guards, attempt, 'cancelled');
}

/** Receives a notification, without trust in its content: `receiveNotification`. */
export function* notify(scene: Scene, attemptId: string): Operation {
  const { books, guards } = scene;
  if (guards.asksWhenNotified) yield* ask(scene, attemptId);
  else {
    const attempt = books.attempts.find(({ id }) => id === attemptId);
    const answer = { code: 'APPR', amountCents: 38_000, currency: 'HKD', canRetry: true } as const;
    if (attempt) yield* record(scene, attempt, new Date(books.now), answer);
  }
}

const DAY_MS = 24 * 60 * 60_000;
/** The time limit of an applicant at the bank, see `reconcile`. */
const PENDING_FOR_MS = 90 * 60_000;

/** Checks all attempts that can have changed: `reconcileLive`, `reconcileFinal`. */
export function* reconcile(scene: Scene): Operation {
  for (const attempt of [...scene.books.attempts]) {
    if (!isLookedAt(scene, attempt)) continue;
    yield* ask(scene, attempt.id);
    yield;
    if (isForgotten(scene, attempt)) yield* ask(scene, attempt.id, true);
  }
}

function isLookedAt({ books, guards }: Scene, { status, createdAt }: AttemptRow): boolean {
  if (LIVE_STATUSES.includes(status)) return guards.reconcilesLive;
  const isRecent = books.now - createdAt.getTime() < DAY_MS;
  return ENDED_STATUSES.includes(status) && isRecent && guards.reconcilesEnded;
}

function isForgotten({ books }: Scene, { status, startedAt }: AttemptRow): boolean {
  const isOpen = status === 'PENDING' || status === 'UNKNOWN';
  return isOpen && startedAt !== undefined && books.now - startedAt.getTime() >= PENDING_FOR_MS;
}

/** Compares the bank's list of charges with the attempts: `settle`. */
export function* compare(scene: Scene): Operation {
  const { books, guards } = scene;
  if (!guards.comparesBooks) return;
  for (const { attemptId, status } of [...books.charges]) {
    if (status === 'APPR') yield* ask(scene, attemptId);
    yield;
  }
}

/** Sends the mail that is due: `runOutbox`. */
export function* work({ books, guards }: Scene): Operation {
  if (books.outbox.get('ackMail') !== false) return;
  books.mails.add(guards.repeatsMessageId ? 'ackMail' : `ackMail ${books.mails.size}`);
  yield;
  books.outbox.set('ackMail', true);
  const { submission } = books;
  if (submission?.status === 'SUBMITTED') submission.status = 'ACKNOWLEDGED';
}

/** Changes answers for the applicant: `updateSubmission`. */
export function edit({ books, guards, random }: Scene): void {
  const { submission } = books;
  if (submission?.status !== 'QUOTED' && submission?.status !== 'PAYING') return;
  const live = liveOf(books);
  if (guards.freezesAnswers && live?.startedAt) return;
  if (guards.freezesAnswers && live) settle(books, guards, live, 'withdrawn');
  submission.dataHash = random.pick(['A', 'B', 'C']);
}

const UNFINISHED_MS = 7 * DAY_MS;

/** Removes an unpaid submission for retention: `purge`. */
export function abandon({ books }: Scene): void {
  const { submission } = books;
  if (submission?.status !== 'QUOTED' || books.now - submission.quotedAt < UNFINISHED_MS) return;
  submission.status = 'ABANDONED';
  delete submission.sealedData;
}
