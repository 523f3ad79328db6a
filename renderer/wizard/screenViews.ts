import type { ComponentType } from 'react';
import type { ScreenKind } from '#engine';
import { type Lazy, lazy, partOf } from '../portal/lazy.ts';
import { FormStep } from './screens/FormStep.tsx';
import { NotesStep } from './screens/NotesStep.tsx';
import type { ScreenProps } from './state/Wizard.ts';

type View = ComponentType<ScreenProps>;

/** The views of the screens that a form can start with. */
export const FIRST_SCREENS: Partial<Readonly<Record<ScreenKind, View>>> = {
  intro: NotesStep,
  own: FormStep,
};

/** The lazy-loaded code of the screens after a form's own steps, with their dialogs. */
export const LAST_CODE = lazy(() => import('./lastScreens.ts'));

export const LAST_SCREENS: Partial<Readonly<Record<ScreenKind, Lazy<View>>>> = {
  confirmation: partOf(LAST_CODE, ({ ReviewStep }) => ReviewStep),
  submission: partOf(LAST_CODE, ({ SubmissionStep }) => SubmissionStep),
  acknowledgement: partOf(LAST_CODE, ({ AckStep }) => AckStep),
};
