import { type Cell, cellsIn, eachCell, pointerOf } from '../conditions/Cell.ts';
import { cellAt } from '../conditions/cellFrom.ts';
import type { FieldError } from '../validation/FieldError.ts';
import type { Judge } from '../validation/Judge.ts';
import { judging, type Sitting } from './Sitting.ts';

/** The shared workflow's fields stand on the submission step and the review, which no manifest names. */
const SUBMISSION_STEP = 'submission';
const REVIEW_STEP = 'confirmation';

/** From now on answers can be judged; those that were left or tried before are at once. */
export function takeJudge(sitting: Sitting, judge: Judge): void {
  const { state, board } = sitting;
  sitting.judge = judge;
  state.validator = judge.validator;
  board.judgeBy(judge);
  let isAnyShown = false;
  eachCell(state.root, ({ isShown }) => {
    isAnyShown ||= isShown;
  });
  if (isAnyShown) checkAnswers(sitting);
}

/** Examines what changed, and tells who shows an error that is another now. */
export function checkAnswers({ board, listeners }: Sitting): void {
  for (const cell of board.examine()) listeners.stateChanged(pointerOf(cell));
  listeners.flush();
}

/** An answer was left: its error shows from now on, if it is filled. Others wait for `checkAnswers`. */
export function touchAnswer(sitting: Sitting, pointer: string): void {
  const { state, board, listeners } = sitting;
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
 * Examines whole steps and shows every error of theirs; with the last own step, what is wrong with the
 * form as a whole, which stands in no step.
 */
export function tryStep(
  sitting: Sitting,
  stepIds: readonly string[] | undefined,
): readonly FieldError[] {
  judging(sitting);
  const { state, board, listeners } = sitting;
  const tops = topsOf(sitting, stepIds);
  const form = isEnd(sitting, stepIds) ? state.root : undefined;
  if (form) form.external = undefined;
  for (const top of tops) {
    for (const cell of board.dropExternal(top)) listeners.stateChanged(pointerOf(cell));
  }
  // What did not change since it was examined need not be examined again.
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

function isEnd({ plan, state }: Sitting, stepIds: readonly string[] | undefined): boolean {
  const own = plan.steps.filter(({ when }) => when === undefined || state.holds(when, state.root));
  return stepIds?.includes(own.at(-1)?.id ?? '') ?? true;
}

/** Shows what the server found. */
export function showServerErrors(sitting: Sitting, errors: readonly FieldError[]): void {
  const { board, listeners } = sitting;
  for (const cell of board.takeFromServer(errors)) listeners.stateChanged(pointerOf(cell));
  listeners.flush();
}

/** Hides every error. */
export function hideErrors({ board, listeners }: Sitting): void {
  for (const cell of board.clear()) listeners.stateChanged(pointerOf(cell));
  listeners.flush();
}

/** A part of a date stands for the date. */
function answerOf(cell: Cell) {
  return cell.kind === 'leaf' && cell.parent.node.dateParts ? cell.parent : cell;
}

/** Whether a step of the manifest is shown; the shared submission always is. */
export function isStepShown({ plan, state }: Sitting, stepId: string): boolean {
  const step = plan.steps.find(({ id }) => id === stepId);
  if (!step) return stepId === SUBMISSION_STEP;
  return step.when === undefined || state.holds(step.when, state.root);
}

/** Where the fields of some steps start; all own steps in order when none are named. */
function topsOf(
  { plan, state }: Sitting,
  stepIds: readonly string[] = plan.steps.map(({ id }) => id),
): readonly Cell[] {
  const fieldsOf = (stepId: string): readonly string[] => {
    if (stepId === SUBMISSION_STEP) return plan.workflowFields;
    if (stepId === REVIEW_STEP) return plan.paymentFields;
    return plan.steps.find(({ id }) => id === stepId)?.fields ?? [];
  };
  return stepIds.flatMap(fieldsOf).flatMap((field) => cellAt(state.root, field) ?? []);
}
