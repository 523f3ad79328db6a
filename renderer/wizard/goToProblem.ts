import { focusField } from '../form-context/focusField.ts';
import { AGREEMENTS_ID } from './screens/Agreements.tsx';
import { TERMS_PATH } from './state/useErrorLines.ts';
import type { ScreenProps } from './state/Wizard.ts';

/**
 * Moves the focus to an error: to the field, the signature or the terms. If necessary, first opens
 * the step of the field.
 *
 * @param path path of the error
 */
export function goToProblem(
  path: string,
  { actor, services, store }: Pick<ScreenProps, 'actor' | 'services' | 'store'>,
): void {
  const { facts, screens, screenIndex } = actor.getSnapshot().context;
  const screen = screens[screenIndex];
  if (path === TERMS_PATH) {
    const boxes = document.getElementById(AGREEMENTS_ID);
    boxes?.querySelector<HTMLElement>('input:not(:checked)')?.focus();
    return;
  }
  const signature = facts.signatures.find(({ id }) => path === `/${id}`);
  if (signature) {
    document.querySelector<HTMLElement>(`#signature-${signature.id} button`)?.focus();
    return;
  }
  const step = services.form.plan.steps.find(({ fields }) =>
    fields.some((field) => path === field || path.startsWith(`${field}/`)),
  );
  if (step === undefined || step.id === screen?.id) {
    focusField(store, path);
    return;
  }
  services.wishes.focus(path);
  const type = screen?.kind === 'confirmation' ? 'change' : 'jump';
  actor.send({ type, screenId: step.id });
}
