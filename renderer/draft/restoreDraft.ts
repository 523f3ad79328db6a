import type { FormValidator } from '#engine';
import { endReadings } from '../attachments/pendingFiles.ts';
import { type AnswersOfVersion, answersOfVersion } from '../saved-file/answersOfVersion.ts';
import { answersLoaded } from '../wizard/state/answersLoaded.ts';
import { ensureFormValidator, loadFormValidator } from '../wizard/state/loadFormValidator.ts';
import { forgetPayment } from '../wizard/state/tabMemory.ts';
import type { WizardActor } from '../wizard/state/Wizard.ts';
import type { WizardServices } from '../wizard/state/WizardServices.ts';
import type { DraftVault, FoundDraft } from './DraftVault.ts';
import { returnFiles, withReturnedFiles } from './draftFiles.ts';

/** The outcome of restoring a draft. */
export type Restored =
  | {
      readonly kind: 'restored';
      /**
       * The changes to answers of another version. Answers of the same version are all retained.
       */
      readonly account: AnswerAccount;
      /** Names of files that must be chosen again. */
      readonly missing: readonly string[];
    }
  /** The form's validator cannot be loaded now. The applicant can try again. */
  | { readonly kind: 'busy' }
  /** This version of the form cannot use these answers. */
  | { readonly kind: 'unusable' };

/** The changed and dropped answers of a draft. */
export type AnswerAccount = Pick<AnswersOfVersion, 'changed' | 'reasons' | 'dropped'>;

/** The changes to a draft of the same version: none. */
export const ALL_KEPT: AnswerAccount = { changed: [], reasons: [], dropped: [] };

interface Restoring {
  readonly services: WizardServices;
  readonly actor: WizardActor;
  readonly vault: DraftVault;
}

/**
 * Restores a draft: the answers, the files, the acceptance of the terms, and the current step. A
 * draft contains no signatures or passwords.
 */
export async function restoreDraft(
  { services, actor, vault }: Restoring,
  found: FoundDraft,
): Promise<Restored> {
  const { form, store } = services;
  const { content } = found;
  const validator = await validatorOrNothing(services);
  if (!validator) return { kind: 'busy' };
  const { read, missing } = await returnFiles(vault, form.plan, content.data);
  // A draft of the same version may contain incomplete answers, such as half a number. From a draft
  // of another version, this version receives only answers for which it has a field.
  const { version = form.plan.version } = content;
  const { data, changed, reasons, dropped } = found.isOlder
    ? answersOfVersion(form.plan, content.data, version, read)
    : { data: withReturnedFiles(form.plan, content.data, read), ...ALL_KEPT };
  if (!validator.validator.shape(data)) return { kind: 'unusable' };
  endReadings(store);
  store.replace(data);
  services.pdf.forget();
  // These answers are newer than the payment that the tab has stored.
  forgetPayment();
  if (content.termsAcceptedAt !== undefined) {
    actor.send({ type: 'terms.accepted', at: content.termsAcceptedAt });
  }
  const loaded = answersLoaded(services);
  actor.send({ ...loaded, screenId: stepOf(services, content.screenId, loaded.screenId) });
  // Marks the answers as unsaved, so that leaving the page asks first.
  actor.send({ type: 'edited' });
  return {
    kind: 'restored',
    account: { changed, reasons, dropped: dropped.filter((pointer) => !missing.has(pointer)) },
    missing: [...missing.values()],
  };
}

/** Returns the form's validator, or `undefined` when its code cannot be loaded. */
async function validatorOrNothing(services: WizardServices): Promise<FormValidator | undefined> {
  try {
    await ensureFormValidator(services);
    return await loadFormValidator(services.form);
  } catch {
    return undefined;
  }
}

/** Returns the step that was shown, or the first incomplete step if that comes earlier. */
function stepOf(
  { form, store }: WizardServices,
  shown: string,
  firstOpen: string | undefined,
): string | undefined {
  const ids = form.plan.steps.filter(({ id }) => store.isStepVisible(id)).map(({ id }) => id);
  const at = ids.indexOf(shown);
  const open = firstOpen === undefined ? ids.length - 1 : ids.indexOf(firstOpen);
  return ids[at < 0 ? open : Math.min(at, open)];
}
