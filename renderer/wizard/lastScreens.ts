/** What draws the screens after a form's own steps, what goes on paper, and the session's end. */
export { TimedOutDialog } from '../dialogs/TimedOutDialog.tsx';
export { AckStep } from './AckStep.tsx';
export { Countdown } from './Countdown.tsx';
export { Printed } from './Printed.tsx';
export { ReviewStep } from './ReviewStep.tsx';
export { SubmissionStep } from './SubmissionStep.tsx';
