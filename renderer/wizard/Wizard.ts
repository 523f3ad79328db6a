import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { FieldError, FormStore, Screen, Texts, WizardContext, wizardMachine } from '#engine';
import type { WizardServices } from './WizardServices.ts';

export type WizardActor = ActorRefFrom<typeof wizardMachine>;
export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>;

/** What every screen of the wizard is given. */
export interface ScreenProps {
  readonly actor: WizardActor;
  readonly context: WizardContext;
  readonly screen: Screen;
  readonly services: WizardServices;
  readonly store: FormStore;
  /** Texts of the form in the language shown. */
  readonly texts: Texts;
  /** Words of a field error. */
  readonly messageText: (error: FieldError) => string;
  /** Lists what is wrong on this screen. */
  readonly tell: (errors: readonly FieldError[]) => void;
}
