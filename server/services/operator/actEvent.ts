import type { SubmissionEvent } from '../../ports/SubmissionStore.ts';
import type { Act } from './readAct.ts';

/** What operators do to payments; each leaves one line of history. */
type ActKind = 'refundDone' | 'completed' | 'note' | 'differenceDealt';

/** Where a line of history belongs. */
type About = Pick<SubmissionEvent, 'submissionId' | 'attemptId' | 'at'>;

/** The line of history of an act: who did it, the note, and what else belongs to it. */
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
