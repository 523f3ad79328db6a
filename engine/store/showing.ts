import { type Cell, cellsIn, eachCell, pointerOf } from '../conditions/Cell.ts';
import { cellAt } from '../conditions/cellFrom.ts';
import type { FieldError } from '../contract/FieldError.ts';
import type { FormValidator } from '../validation/FormValidator.ts';
import { type FormSession, formValidatorOf } from './FormSession.ts';

/**
 * The fields of the shared workflow are on the submission step and the review, which no manifest
 * lists.
 */
const SUBMISSION_STEP = 'submission';
const REVIEW_STEP = 'confirmation';

/** Stores the validator; examines the answers that the user touched or tried before. */
export function attachValidator(session: FormSession, formValidator: FormValidator): void {
  const { state, board } = session;
  session.formValidator = formValidator;
  state.validator = formValidator.validator;
  board.validateWith(formValidator);
  let isAnyShown = false;
  eachCell(state.root, ({ isShown }) => {
    isAnyShown ||= isShown;
  });
  if (isAnyShown) checkAnswers(session);
}

/** Examines the changed cells, and notifies the listeners of cells whose visible error changed. */
export function checkAnswers({ board, listeners }: FormSession): void {
  for (const cell of board.examine()) listeners.stateChanged(pointerOf(cell));
  listeners.flush();
}

/**
 * Shows the error of an answer after its blur, if it is filled. Other answers wait for
 * `checkAnswers`.
 */
export function touchAnswer(session: FormSession, pointer: string): void {
  const { state, board, listeners } = session;
  const touched = cellAt(state.root, pointer);
  if (!touched) return;
  const answer = answerOf(touched);
  const parts = touched === answer ? [answer] : cellsIn(answer);
  if (parts.some((part) => state.normalOf(part) === undefined)) return;
  board.noteChange(answer);
  for (const cell of board.examineAt(answer)) listeners.stateChanged(pointerOf(cell));
  if (board.show(answer)) listeners.stateChanged(pointerOf(answer));
  listeners.flush();
}

/**
 * Examines whole steps and shows all their errors. With the form's last step it also shows the
 * errors of the form as a whole, which belong to no step.
 */
export function tryStep(
  session: FormSession,
  stepIds: readonly string[] | undefined,
): readonly FieldError[] {
  formValidatorOf(session);
  const { state, board, listeners } = session;
  const tops = topsOf(session, stepIds);
  const form = isEnd(session, stepIds) ? state.root : undefined;
  if (form) form.external = undefined;
  for (const top of tops) {
    for (const cell of board.dropExternal(top)) listeners.stateChanged(pointerOf(cell));
  }
  // Only queued cells are examined: the others have not changed since.
  for (const cell of board.examine()) listeners.stateChanged(pointerOf(cell));
  const show = (cell: Cell) => {
    if (state.isVisible(cell) && board.show(cell)) listeners.stateChanged(pointerOf(cell));
  };
  for (const top of tops) eachCell(top, show);
  if (form) show(form);
  listeners.flush();
  const ofForm = form && board.errorAt(form);
  return [...(ofForm ? [ofForm] : []), ...tops.flatMap((top) => board.shownIn(top))];
}

function isEnd({ plan, state }: FormSession, stepIds: readonly string[] | undefined): boolean {
  const own = plan.steps.filter(({ when }) => when === undefined || state.holds(when, state.root));
  return stepIds?.includes(own.at(-1)?.id ?? '') ?? true;
}

/** Shows the server's errors. */
export function showServerErrors(session: FormSession, errors: readonly FieldError[]): void {
  const { board, listeners } = session;
  for (const cell of board.takeFromServer(errors)) listeners.stateChanged(pointerOf(cell));
  listeners.flush();
}

/** Hides every error. */
export function hideErrors({ board, listeners }: FormSession): void {
  for (const cell of board.clear()) listeners.stateChanged(pointerOf(cell));
  listeners.flush();
}

/** Returns the cell that shows the error: for a part of a date, the date. */
function answerOf(cell: Cell) {
  return cell.kind === 'leaf' && cell.parent.node.dateParts ? cell.parent : cell;
}

/** Checks whether a step of the manifest is visible; the shared submission step always is. */
export function isStepShown({ plan, state }: FormSession, stepId: string): boolean {
  const step = plan.steps.find(({ id }) => id === stepId);
  if (!step) return stepId === SUBMISSION_STEP;
  return step.when === undefined || state.holds(step.when, state.root);
}

/** Returns the top cells of some steps; those of all steps in order when no step is named. */
function topsOf(
  { plan, state }: FormSession,
  stepIds: readonly string[] = plan.steps.map(({ id }) => id),
): readonly Cell[] {
  const fieldsOf = (stepId: string): readonly string[] => {
    if (stepId === SUBMISSION_STEP) return plan.workflowFields;
    if (stepId === REVIEW_STEP) return plan.paymentFields;
    return plan.steps.find(({ id }) => id === stepId)?.fields ?? [];
  };
  return stepIds.flatMap(fieldsOf).flatMap((field) => cellAt(state.root, field) ?? []);
}
