/**
 * Exports the screens after a form's own steps, the question before leaving the acknowledgement,
 * and the dialogs at the session's end.
 */
export { TimedOutDialog } from '../dialogs/TimedOutDialog.tsx';
export { Countdown } from './dialogs/Countdown.tsx';
export { LeaveAckDialog } from './dialogs/LeaveAckDialog.tsx';
export { AckStep } from './screens/acknowledgement/AckStep.tsx';
export { ReviewStep } from './screens/ReviewStep.tsx';
export { SubmissionStep } from './screens/SubmissionStep.tsx';
