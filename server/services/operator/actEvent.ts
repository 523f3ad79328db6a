import type { SubmissionEvent } from '../../ports/store/SubmissionStore.ts';
import type { Act } from './readAct.ts';

/** A kind of operator act on a payment; each act adds one history event. */
type ActKind = 'refundDone' | 'completed' | 'note' | 'differenceDealt';

/** The submission, payment and time of a history event. */
type About = Pick<SubmissionEvent, 'submissionId' | 'attemptId' | 'at'>;

/** Creates the history event of an act: the operator, the note, and further details. */
export function actEvent(
  kind: ActKind,
  about: About,
  { by, note }: Act,
  detail: SubmissionEvent['detail'] = {},
): SubmissionEvent {
  return {
    ...about,
    kind: `operator.${kind}`,
    detail: { by, ...(note !== undefined && { note }), ...detail },
  };
}
