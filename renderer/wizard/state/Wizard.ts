import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { FieldError, FormStore, Screen, Texts, WizardContext, wizardMachine } from '#engine';
import type { WizardServices } from './WizardServices.ts';

export type WizardActor = ActorRefFrom<typeof wizardMachine>;
export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>;

/** The props of every screen of the wizard. */
export interface ScreenProps {
  readonly actor: WizardActor;
  readonly context: WizardContext;
  readonly screen: Screen;
  readonly services: WizardServices;
  readonly store: FormStore;
  /** The form's texts in the current language. */
  readonly texts: Texts;
  /** Returns the text of a field error. */
  readonly messageText: (error: FieldError) => string;
  /** Shows errors in the error list of this screen. */
  readonly tell: (errors: readonly FieldError[]) => void;
}
