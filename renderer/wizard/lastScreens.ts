/** What draws the screens after a form's own steps, what asks before the last one is left, and the session's end. */
export { TimedOutDialog } from '../dialogs/TimedOutDialog.tsx';
export { AckStep } from './AckStep.tsx';
export { Countdown } from './Countdown.tsx';
export { LeaveAckDialog } from './LeaveAckDialog.tsx';
export { ReviewStep } from './ReviewStep.tsx';
export { SubmissionStep } from './SubmissionStep.tsx';
