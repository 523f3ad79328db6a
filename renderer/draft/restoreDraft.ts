import type { Judge } from '#engine';
import { endReadings } from '../form/underWay.ts';
import { type AnswersOfVersion, answersOfVersion } from '../saved-file/answersOfVersion.ts';
import { answersLoaded } from '../wizard/answersLoaded.ts';
import { judged, judgeOfForm } from '../wizard/judged.ts';
import { forgetPayment } from '../wizard/sittingMemory.ts';
import type { WizardActor } from '../wizard/Wizard.ts';
import type { WizardServices } from '../wizard/WizardServices.ts';
import type { DraftVault, FoundDraft } from './DraftVault.ts';
import { returnFiles, withReturnedFiles } from './draftFiles.ts';

/** What came of a draft. */
export type Restored =
  | {
      readonly kind: 'restored';
      /** What became of answers of another version; of the same one all are kept. */
      readonly account: AnswerAccount;
      /** Names of files that must be chosen again. */
      readonly missing: readonly string[];
    }
  /** The form's rules cannot be fetched now; it can be tried again. */
  | { readonly kind: 'busy' }
  /** This version of the form cannot take these answers. */
  | { readonly kind: 'unusable' };

/** Changed and left-out answers of a draft. */
export type AnswerAccount = Pick<AnswersOfVersion, 'changed' | 'reasons' | 'dropped'>;

/** Of a draft of this very version. */
export const ALL_KEPT: AnswerAccount = { changed: [], reasons: [], dropped: [] };

interface Restoring {
  readonly services: WizardServices;
  readonly actor: WizardActor;
  readonly vault: DraftVault;
}

/**
 * Restores a draft: answers, files, the step that was shown, ticks and links. Signatures and passwords
 * are not in a draft.
 */
export async function restoreDraft(
  { services, actor, vault }: Restoring,
  found: FoundDraft,
): Promise<Restored> {
  const { form, store } = services;
  const { content } = found;
  const judge = await judgeOf(services);
  if (!judge) return { kind: 'busy' };
  const { read, missing } = await returnFiles(vault, form.plan, content.data);
  // Half a number is an answer to this very form; another version takes what it has a place for.
  const { version = form.plan.version } = content;
  const { data, changed, reasons, dropped } = found.isOlder
    ? answersOfVersion(form.plan, content.data, version, read)
    : { data: withReturnedFiles(form.plan, content.data, read), ...ALL_KEPT };
  if (!judge.validator.shape(data)) return { kind: 'unusable' };
  endReadings(store);
  store.replace(data);
  services.pdf.forget();
  // What the tab noted of a payment that came to nothing is older than these answers.
  forgetPayment();
  if (content.termsAcceptedAt !== undefined) {
    actor.send({ type: 'terms.accepted', at: content.termsAcceptedAt });
  }
  const loaded = answersLoaded(services);
  actor.send({ ...loaded, screenId: stepOf(services, content.screenId, loaded.screenId) });
  // They are nowhere else: leaving the page asks first.
  actor.send({ type: 'edited' });
  return {
    kind: 'restored',
    account: { changed, reasons, dropped: dropped.filter((pointer) => !missing.has(pointer)) },
    missing: [...missing.values()],
  };
}

async function judgeOf(services: WizardServices): Promise<Judge | undefined> {
  try {
    await judged(services);
    return await judgeOfForm(services.form);
  } catch {
    return undefined;
  }
}

/** The step that was shown, but none behind the first one that is incomplete. */
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
