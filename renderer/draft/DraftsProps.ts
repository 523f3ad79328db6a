import type { WizardActor } from '../wizard/state/Wizard.ts';
import type { WizardServices } from '../wizard/state/WizardServices.ts';

/** The props of a form's drafts. */
export interface DraftsProps {
  readonly actor: WizardActor;
  readonly services: WizardServices;
  /** The parameters of the page's URL, as a query string. */
  readonly given: string;
}
