import type { StoryFormFiles } from 'virtual:story-forms';
import { createFormStore, type FormData, type FormStore } from '#engine';

/** The state of the answers of a step. */
export type StepState = 'empty' | 'filled' | 'errors';

/** The shared workflow's fields are validated under this name: see `FormStore.validateSteps`. */
const WORKFLOW_STEP = 'submission';

/** The current time of every story whose answers have none. */
export const NOW = '2026-11-20T10:00:00+08:00';

/** A set of answers with the instant of its validation. Without answers, initial values apply. */
export interface StepAnswers {
  readonly data?: FormData;
  readonly now: string;
}

/**
 * Returns the pointers of a step's fields, in order; for `submission` those of the shared workflow.
 */
export function fieldsOf({ plan }: StoryFormFiles, step: string): readonly string[] {
  if (step === WORKFLOW_STEP) return plan.workflowFields;
  return plan.steps.find(({ id }) => id === step)?.fields ?? [];
}

/**
 * Returns answers that show a step in a state, from the form's own samples:
 *
 * - `empty`: no answers if the step is then visible; otherwise the first valid sample that shows
 *   the step, without the step's answers
 * - `filled`: the first valid sample with an answer in the step; `full` is the first sample
 * - `errors`: the sample with most errors on the step, unless the empty step has at least as many
 */
export function stepAnswers(files: StoryFormFiles, step: string, state: StepState): StepAnswers {
  switch (state) {
    case 'empty':
      return emptyAnswers(files, step);
    case 'filled':
      return filledAnswers(files, step);
    case 'errors':
      return wrongAnswers(files, step);
  }
}

/** Returns the fields of a step that are visible with the answers of a store. */
export function shownFields(store: FormStore, fields: readonly string[]): readonly string[] {
  return fields.filter((pointer) => store.isVisible(pointer));
}

/** Creates a store of a form with some answers. */
export function storeOf(files: StoryFormFiles, { data, now }: StepAnswers): FormStore {
  return createFormStore(files.plan, files.validator, { now, ...(data ? { data } : {}) });
}

function emptyAnswers(files: StoryFormFiles, step: string): StepAnswers {
  const nothing = { now: NOW };
  if (isShown(files, step, nothing)) return nothing;
  const own = fieldsOf(files, step).map((pointer) => pointer.slice(1));
  const ways = faultless(files).map(({ data, now }) => ({
    data: Object.fromEntries(Object.entries(data).filter(([key]) => !own.includes(key))),
    now,
  }));
  return ways.find((answers) => isShown(files, step, answers)) ?? nothing;
}

function filledAnswers(files: StoryFormFiles, step: string): StepAnswers {
  const own = fieldsOf(files, step).map((pointer) => pointer.slice(1));
  const shown = faultless(files).filter((answers) => isShown(files, step, answers));
  const answered = shown.find(({ data }) => own.some((key) => data[key] !== undefined));
  return answered ?? shown[0] ?? { now: NOW };
}

function wrongAnswers(files: StoryFormFiles, step: string): StepAnswers {
  const fields = fieldsOf(files, step);
  const empty = emptyAnswers(files, step);
  const samples = files.samples.map(({ formData, now, errors }) => ({
    answers: { data: formData, now },
    count: errors.filter(({ path }) => fields.some((field) => isWithin(path, field))).length,
  }));
  const blank: { readonly answers: StepAnswers; readonly count: number } = {
    answers: empty,
    count: storeOf(files, empty).validateSteps([step]).length,
  };
  return samples.reduce((best, each) => (each.count > best.count ? each : best), blank).answers;
}

function faultless({ samples }: StoryFormFiles): readonly Required<StepAnswers>[] {
  return samples
    .filter(({ errors }) => errors.length === 0)
    .map(({ formData, now }) => ({ data: formData, now }));
}

function isShown(files: StoryFormFiles, step: string, answers: StepAnswers): boolean {
  const store = storeOf(files, answers);
  if (step !== WORKFLOW_STEP && !store.isStepVisible(step)) return false;
  return shownFields(store, fieldsOf(files, step)).length > 0;
}

function isWithin(pointer: string, field: string): boolean {
  return pointer === field || pointer.startsWith(`${field}/`);
}
