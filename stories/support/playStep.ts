import { expect, waitFor, within } from 'storybook/test';
import { childPointer, type FormStore, type PlanNode } from '#engine';
import { fieldId } from '#renderer';
import type { FormStepProps } from './FormStep.tsx';
import { loadStoryForm } from './forms/loadStoryForm.ts';
import { fieldsOf, shownFields, stepAnswers, storeOf } from './forms/stepAnswers.ts';

interface Played {
  readonly args: FormStepProps;
  readonly canvasElement: HTMLElement;
}

/**
 * Checks that a step of a form renders exactly the fields that the answers require. A valid answer
 * shows no error, and each error has its own line.
 */
export async function playStep({ args, canvasElement }: Played): Promise<void> {
  const { form, step, state } = args;
  const files = await loadStoryForm(form);
  const fields = fieldsOf(files, step);
  const store = storeOf(files, stepAnswers(files, step, state));
  const shown = shownFields(store, fields);
  await expect(shown, 'a step shows a field').not.toEqual([]);
  const rendered = shown.flatMap((pointer) => answersAt(store, pointer));
  const missing = () => rendered.filter((pointer) => !isRendered(canvasElement, pointer));
  // Some widgets are lazy-loaded.
  await waitFor(() => expect(missing()).toEqual([]));
  const hidden = fields.filter((pointer) => !store.isVisible(pointer));
  await expect(hidden.filter((pointer) => isRendered(canvasElement, pointer))).toEqual([]);
  if (state === 'errors') await playErrors(canvasElement, store, step);
  else await expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
}

async function playErrors(canvas: HTMLElement, store: FormStore, step: string): Promise<void> {
  const errors = store.validateSteps([step]);
  if (errors.length === 0) return;
  // The summary is found by its class, because the toolbar may have changed the language of its
  // heading.
  const summary = canvas.querySelector<HTMLElement>('[role="group"].error-summary');
  if (!summary) throw new Error('Cannot find the list of what is wrong: none is on the screen');
  await expect(summary).toHaveAccessibleName();
  await expect(within(summary).getAllByRole('listitem')).toHaveLength(errors.length);
}

/**
 * Returns the pointers of the rendered elements: each answer, and a list as a whole (one record is
 * open).
 */
function answersAt(store: FormStore, pointer: string): readonly string[] {
  const node: PlanNode = store.node(pointer);
  // A hidden answer is stored, but not rendered.
  if (node.ui['ui:widget'] === 'hidden') return [];
  if (node.kind !== 'group' || node.dateParts) return [pointer];
  return store.children(pointer).flatMap((child) => answersAt(store, childPointer(pointer, child)));
}

/**
 * Checks for an element whose id is the answer's id. The id of an option starts with the answer's
 * id.
 */
function isRendered(canvas: HTMLElement, pointer: string): boolean {
  const id = CSS.escape(fieldId(pointer));
  return canvas.querySelector(`#${id}, [id^="${id}-"]`) !== null;
}
