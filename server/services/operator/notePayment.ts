import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { actEvent } from './actEvent.ts';
import { findPayment, unknownPayment } from './findPayment.ts';
import { done, type OperatorAnswer, refused } from './OperatorAnswer.ts';
import type { Act } from './readAct.ts';

type Deps = Pick<ServiceDeps, 'store' | 'clock'>;

/**
 * Adds a note to the history of a payment or a submission. A note on a difference
 * (`ATTEMPT:reason`) also marks it as dealt with, which removes it from the list.
 *
 * @param act the operator's command, with its note
 * @returns done, without a new history event, when the same note exists, or the difference was
 *   dealt with before
 */
export async function notePayment(deps: Deps, act: Act): Promise<OperatorAnswer> {
  const [attemptId = '', reason] = act.target.split(':');
  return reason === undefined ? addNote(deps, act) : settleDifference(deps, act, attemptId, reason);
}

async function settleDifference(
  { store, clock }: Deps,
  act: Act,
  attemptId: string,
  reason: string,
): Promise<OperatorAnswer> {
  const at = clock.now();
  const known = await store.attempts.find(attemptId);
  return store.transact(async (records) => {
    if (known) await records.submissions.lock(known.submissionId);
    const difference = await records.operator.lockDifference(attemptId, reason);
    if (!difference) return refused(`There is no difference ${act.target}`);
    const { submissionId, dealtAt, dealtBy } = difference;
    if (dealtAt) {
      const when = dealtAt.toISOString();
      return done([`Done already: ${act.target} was dealt with at ${when} by ${dealtBy}.`]);
    }
    const about = { submissionId, attemptId, at };
    await records.events.append(actEvent('differenceDealt', about, act, { reason }));
    return done([`Dealt with: difference ${act.target}.`]);
  });
}

async function addNote({ store, clock }: Deps, act: Act): Promise<OperatorAnswer> {
  const { target } = act;
  const found = await findPayment(store, target);
  // An unknown payment may have a history, too, of its differences and alerts.
  const isOrphan = !found && (await store.events.ofAttempt(target)).length > 0;
  if (!found && !isOrphan) return refused(unknownPayment(target));
  const submissionId = found?.submission.id;
  const attemptId = found ? found.attempt?.id : target;
  return store.transact(async (records) => {
    if (submissionId !== undefined) await records.submissions.lock(submissionId);
    const event = actEvent('note', { submissionId, attemptId, at: clock.now() }, act);
    const history = await historyOf(records, submissionId, target);
    const isThere = history.some(
      ({ kind, attemptId: about, detail }) =>
        kind === event.kind &&
        about === attemptId &&
        detail.by === act.by &&
        detail.note === act.note,
    );
    if (isThere) return done([`Done already: this note of ${act.by} about ${target} is there.`]);
    await records.events.append(event);
    return done([`Noted about ${target}.`]);
  });
}

function historyOf({ events }: StoreRecords, submissionId: string | undefined, attemptId: string) {
  return submissionId === undefined
    ? events.ofAttempt(attemptId)
    : events.ofSubmission(submissionId);
}
