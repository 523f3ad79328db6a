import type { ComponentType } from 'react';
import type { ScreenKind } from '#engine';
import { type Late, late, partOf } from '../app/late.ts';
import { FormStep } from './FormStep.tsx';
import { NotesStep } from './NotesStep.tsx';
import type { ScreenProps } from './Wizard.ts';

type View = ComponentType<ScreenProps>;

/** What draws a screen that somebody may begin with. */
export const FIRST_SCREENS: Partial<Readonly<Record<ScreenKind, View>>> = {
  intro: NotesStep,
  own: FormStep,
};

/** What draws the screens after a form's own steps, and what asks before the last one is left. */
export const LAST_CODE = late(() => import('./lastScreens.ts'));

export const LAST_SCREENS: Partial<Readonly<Record<ScreenKind, Late<View>>>> = {
  confirmation: partOf(LAST_CODE, ({ ReviewStep }) => ReviewStep),
  submission: partOf(LAST_CODE, ({ SubmissionStep }) => SubmissionStep),
  acknowledgement: partOf(LAST_CODE, ({ AckStep }) => AckStep),
};
