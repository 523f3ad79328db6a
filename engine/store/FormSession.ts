import { type Cell, eachCell, invalidate, pointerOf } from '../conditions/Cell.ts';
import { createRoot } from '../conditions/createCells.ts';
import { FormState } from '../conditions/FormState.ts';
import type { FormData } from '../contract/Evaluation.ts';
import type { ConditionTests } from '../contract/ValidatorModule.ts';
import type { Plan } from '../definition/Plan.ts';
import { inferAnswers } from '../normalise/inferAnswers.ts';
import type { FormValidator } from '../validation/FormValidator.ts';
import { dayText } from '../values/calendar.ts';
import type { Dependents } from './Dependents.ts';
import { ErrorBoard } from './ErrorBoard.ts';
import { effectsOf } from './effectsOf.ts';
import type { Listeners } from './Listeners.ts';
import { GIVEN_CELLS, STORE_CELLS } from './newCellOptions.ts';

/** The current answers with their listeners; all parts of the store share it. */
export interface FormSession {
  readonly plan: Plan;
  /** The compiled condition tests, available before the validator is loaded. */
  readonly tests: ConditionTests;
  /** Absent until the validator is loaded. */
  formValidator: FormValidator | undefined;
  readonly dependents: Dependents;
  readonly listeners: Listeners;
  now: string;
  state: FormState;
  board: ErrorBoard;
  /**
   * Whether every cell was computed once, so that a change can be compared with the previous state.
   */
  isSettled: boolean;
  isEdited: boolean;
  /**
   * Counts how often answers were replaced or fields cleared. Rows that were removed before cannot
   * be restored.
   */
  clearings: number;
  /** Counts changes, so that results cached for an older version are recomputed. */
  version: number;
}

/** The listener that already shows a value and needs no notification. */
export interface Origin {
  readonly pointer: string;
  readonly name: string;
}

/**
 * Creates the state of the given answers; without answers it sets initial values. Cells are
 * computed on first read, and all of them before the first change (`settleAll`). A list of fifty
 * records opens without computing the forty-nine that are not on the page.
 */
export function openAnswers(
  {
    plan,
    tests,
    formValidator,
    now,
  }: Pick<FormSession, 'plan' | 'tests' | 'formValidator' | 'now'>,
  data: FormData,
): Pick<FormSession, 'state' | 'isSettled'> {
  const known = formValidator?.validator ?? tests;
  const isNew = Object.keys(data).length === 0;
  const options = isNew ? STORE_CELLS : GIVEN_CELLS;
  const state = new FormState(
    plan,
    known,
    createRoot(plan.root, inferAnswers(plan.root, data, known), options),
    now,
  );
  state.appliesInitial = isNew;
  return { state, isSettled: false };
}

/**
 * Returns the validator of the session. @throws {TypeError} when the validator is not loaded yet
 */
export function formValidatorOf({ formValidator }: FormSession): FormValidator {
  if (!formValidator)
    throw new TypeError('Cannot validate the answers: their validator is not loaded');
  return formValidator;
}

/** Computes every cell of the opened answers, if that is not done yet; call it before a change. */
export function settleAll(session: FormSession): void {
  if (session.isSettled) return;
  const { state } = session;
  session.isSettled = true;
  eachCell(state.root, (cell) => {
    settle(state, cell);
    // Answers missing in the given data stay empty: initial values are for fields that appear
    // later.
    if (cell.kind === 'leaf' && cell.visible) cell.isInitialised = true;
  });
  state.appliesInitial = true;
}

/**
 * Computes every cell under a cell, as after its creation; later changes are compared with this
 * state.
 */
export function settleUnder(state: FormState, cell: Cell): void {
  eachCell(cell, (each) => settle(state, each));
}

/**
 * Marks every cell under a cell as stale: its dependencies may have changed without a notification.
 */
export function unsettleUnder(cell: Cell): void {
  eachCell(cell, (each) => {
    each.stale = true;
    each.requirementStale = true;
    invalidate(each);
  });
}

function settle(state: FormState, cell: Cell): void {
  if (cell.kind === 'leaf') state.typedOf(cell);
  else state.isVisible(cell);
}

/** Replaces all answers; nothing counts as touched or edited. */
export function replaceAnswers(session: FormSession, data: FormData): void {
  Object.assign(session, openAnswers(session, data));
  session.board = new ErrorBoard(session.state, session.formValidator);
  session.isEdited = false;
  session.clearings += 1;
  announceAll(session);
}

/** Sets another instant; on a new day every cell is computed again. */
export function turnTo(session: FormSession, now: string): void {
  settleAll(session);
  const { state } = session;
  const before = dayText(state.today);
  session.now = now;
  state.setNow(now);
  if (dayText(state.today) !== before) recomputeForDay(session);
}

function recomputeForDay(session: FormSession): void {
  const { state, board } = session;
  unsettleUnder(state.root);
  settleUnder(state, state.root);
  board.examineLater(state.root);
  announceAll(session);
}

/**
 * Applies an edit: recomputes dependent cells, queues them for validation, then notifies listeners.
 *
 * @param changed leaves with a new value, lists with changed rows
 */
export function applyEdit(session: FormSession, changed: readonly Cell[], origin?: Origin): void {
  const { state, board, listeners, dependents } = session;
  const { values, states, rules } = effectsOf(state, dependents, changed);
  for (const cells of [values, states, rules]) {
    for (const cell of cells) board.noteChange(cell);
  }
  for (const cell of values) {
    if (cell.kind === 'leaf') state.typedOf(cell);
    const pointer = pointerOf(cell);
    listeners.valueChanged(pointer, origin?.pointer === pointer ? origin.name : undefined);
  }
  for (const cell of states) listeners.stateChanged(pointerOf(cell));
  // The error of a hidden answer is hidden, too.
  if (states.size > 0 || changed.some(({ isShown }) => isShown)) board.forgetShown();
  session.isEdited = true;
  session.version += 1;
  listeners.flush();
}

function announceAll(session: FormSession): void {
  session.version += 1;
  session.listeners.allChanged();
  session.listeners.flush();
}
