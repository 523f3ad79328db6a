import type { FormData } from '#engine';
import { wizardFacts } from '../wizard/state/wizardFacts.ts';
import type { WizardHandle } from '../wizard/useWizard.ts';

/**
 * Replaces the answers of a wizard and shows a screen.
 *
 * @param screenId the screen to show; the first one if the form no longer has it
 */
export function replaceAnswers(
  { actor, services }: WizardHandle,
  data: FormData,
  screenId: string | undefined,
): void {
  services.store.replace(data);
  const facts = wizardFacts(services);
  actor.send({ type: 'answers.loaded', facts, signed: [], screenId });
}

/** Returns the id of the current screen. */
export function currentScreenId({ actor }: WizardHandle): string | undefined {
  const { screens, screenIndex } = actor.getSnapshot().context;
  return screens[screenIndex]?.id;
}
