import type { PaymentEvidence } from '#engine';
import { PAYMENT_STATUSES } from '#engine';
import { LIVE_STATUSES } from '../../../server/ports/store/PaymentAttempt.ts';
import type { AttemptEvent, Transition } from '../../../server/services/transitions/transitions.ts';
import { SAFEGUARDS, type Safeguards } from './Safeguards.ts';

/** A server without one safeguard. */
export interface TableMutant {
  readonly name: string;
  readonly guards: Safeguards;
}

const without = (name: string, less: Partial<Safeguards>): TableMutant => ({
  name,
  guards: { ...SAFEGUARDS, ...less },
});

const withTransition = (name: string, event: AttemptEvent, change: Partial<Transition>) => {
  const { transitions } = SAFEGUARDS;
  const changed = { ...transitions, [event]: { ...transitions[event], ...change } };
  return without(name, { transitions: changed });
};

/** Returns a mutant that maps one kind of evidence to another event. */
const reading = (name: string, evidence: PaymentEvidence, event: AttemptEvent) =>
  without(name, {
    eventOf: (given, times) =>
      PAYMENT_STATUSES[given.answer.code].evidence === evidence
        ? event
        : SAFEGUARDS.eventOf(given, times),
  });

/** A mutant for each safeguard of the protocol. */
export const TABLE_MUTANTS: readonly TableMutant[] = [
  without('a new attempt for every click', { findsLive: false }),
  without('decisions that are not taken one after another', { locks: false }),
  without('an attempt that is sent twice, and a gateway that takes both', {
    beginsOnce: false,
    ordersOnce: false,
  }),
  without('an attempt that is not marked before the gateway is called', { marksFirst: false }),
  without('cancelling without asking the bank', { asksToCancel: false }),
  without('belief in notifications', { asksWhenNotified: false }),
  without('silence taken for a rejection', { doubtsSilence: false }),
  without('completion in a transaction of its own', { completesAtOnce: false }),
  without('no look at live attempts', { reconcilesLive: false }),
  without('neither a look at ended attempts nor at the settlement', {
    reconcilesEnded: false,
    comparesBooks: false,
  }),
  without('no look at the settlement', { comparesBooks: false }),
  without('answers that change while they are paid for, and are not compared', {
    freezesAnswers: false,
    eventOf: ({ submission, ...given }, times) => {
      const { dataHash } = given.attempt;
      return SAFEGUARDS.eventOf({ ...given, submission: { ...submission, dataHash } }, times);
    },
  }),
  without('other attempts left open when one paid', {
    endsOthers: false,
    isToBeCancelled: () => false,
  }),
  without('a new Message-ID for every sending', { repeatsMessageId: false }),
  without('nothing ever put to the gateway for cancelling', { isToBeCancelled: () => false }),
  without('an order left open that reached the gateway after it was given up', {
    isToBeCancelled: (attempt, now, times) =>
      attempt.status !== 'EXPIRED' && SAFEGUARDS.isToBeCancelled(attempt, now, times),
  }),
  without('no grace for a charge on its way', {
    times: { ...SAFEGUARDS.times, notFoundGraceMs: 0 },
  }),
  without('a time-out that ends an attempt at once', {
    times: { ...SAFEGUARDS.times, timedOutForMs: 0 },
    eventOf: (given, times) => {
      const event = SAFEGUARDS.eventOf(given, times);
      return event === 'timedOut' ? 'expired' : event;
    },
  }),
  without('the age of a time-out counted from the start of the payment', {
    eventOf: (given, times) => {
      const { answer, askedAt, attempt } = given;
      const age = askedAt.getTime() - (attempt.startedAt ?? attempt.updatedAt).getTime();
      return answer.code === 'PSTO' && age >= times.timedOutForMs
        ? 'expired'
        : SAFEGUARDS.eventOf(given, times);
    },
  }),
  reading('every approval used, whatever it is of', 'approval', 'approved'),
  reading('an unclear word taken for a rejection', 'unclear', 'rejected'),
  reading('an unknown charge taken for a dead one at once', 'missing', 'notFound'),
  withTransition('late approvals unheard', 'approved', { from: LIVE_STATUSES }),
  withTransition('an approval that completes nothing', 'approved', { effects: [] }),
  withTransition('no notice of money that does not fit', 'approvedUnfit', { effects: [] }),
  withTransition('no notice of money that came twice', 'approvedAgain', { effects: [] }),
  withTransition('an approval that can be taken back', 'rejected', {
    from: [...LIVE_STATUSES, 'APPROVED'],
  }),
  withTransition('a submission that is not freed by a rejection', 'rejected', {
    submission: { from: [], to: 'QUOTED' },
  }),
];
