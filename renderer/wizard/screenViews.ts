import type { ComponentType } from 'react';
import type { ScreenKind } from '#engine';
import { AckStep } from './AckStep.tsx';
import { FormStep } from './FormStep.tsx';
import { NotesStep } from './NotesStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SubmissionStep } from './SubmissionStep.tsx';
import type { ScreenProps } from './Wizard.ts';

/** What draws each kind of screen. */
export const SCREENS: Readonly<Record<ScreenKind, ComponentType<ScreenProps>>> = {
  intro: NotesStep,
  own: FormStep,
  confirmation: ReviewStep,
  submission: SubmissionStep,
  acknowledgement: AckStep,
};
