import type { SubmissionType } from '#engine';
import { inPortal } from './portal.tsx';

/** Every way of submission that a manifest may name. */
const SUBMISSION_TYPES = Object.keys({
  ALLOW_ESUBM: true,
  OFFLINE_SUBM: true,
  NO_ESUBM: true,
  SIGN_ONLY: true,
} satisfies Record<SubmissionType, true>);

/** The meta properties of a story file of `StoryWizard`. */
export const inWizard = {
  ...inPortal,
  argTypes: { submissionType: { control: 'inline-radio', options: SUBMISSION_TYPES } },
} as const;
