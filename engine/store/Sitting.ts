import { type Cell, eachCell, invalidate, pointerOf } from '../conditions/Cell.ts';
import { FormState } from '../conditions/FormState.ts';
import { growRoot } from '../conditions/growCell.ts';
import type { Plan } from '../definition/Plan.ts';
import type { FormData } from '../validation/Evaluation.ts';
import type { ValidatorModule } from '../validation/ValidatorModule.ts';
import type { Dependents } from './Dependents.ts';
import { ErrorBoard } from './ErrorBoard.ts';
import { effectsOf } from './effectsOf.ts';
import type { Listeners } from './Listeners.ts';
import { STORE_GROWTH } from './storeGrowth.ts';

/** Answers that somebody is working on, and who listens. The parts of the store share it. */
export interface Sitting {
  readonly plan: Plan;
  readonly validator: ValidatorModule;
  readonly dependents: Dependents;
  readonly listeners: Listeners;
  now: string;
  state: FormState;
  board: ErrorBoard;
  /** Every cell was worked out once, so that a change can be told from how it stood. */
  isSettled: boolean;
  isEdited: boolean;
  /** How often answers were replaced or fields cleared: a row that was removed before is gone for good. */
  clearings: number;
  /** Counts changes, so that what is worked out from the answers knows when it is old. */
  version: number;
}

/** Who already shows a value, and need not be told. */
export interface Origin {
  readonly pointer: string;
  readonly name: string;
}

/**
 * Grows the state of some answers; without any, initial values are set. Answers that were given are
 * worked out where they are asked for, and all of them before the first change (`settleAll`): a list
 * of fifty records opens without the forty-nine that nobody sees.
 */
export function openAnswers(
  plan: Plan,
  validator: ValidatorModule,
  data: FormData,
  now: string,
): Pick<Sitting, 'state' | 'isSettled'> {
  const state = new FormState(plan, validator, growRoot(plan.root, data, STORE_GROWTH), now);
  const isFresh = Object.keys(data).length === 0;
  state.appliesInitial = isFresh;
  if (isFresh) settleUnder(state, state.root);
  return { state, isSettled: isFresh };
}

/** Works out every cell as the answers were opened, if that was not done yet; call it before a change. */
export function settleAll(sitting: Sitting): void {
  if (sitting.isSettled) return;
  const { state } = sitting;
  sitting.isSettled = true;
  eachCell(state.root, (cell) => {
    settle(state, cell);
    // What the answers do not say was left empty: initial values are for fields shown later.
    if (cell.kind === 'leaf' && cell.visible) cell.isInitialised = true;
  });
  state.appliesInitial = true;
}

/** Works out every cell under a cell, as after growing it; later changes are told from this. */
export function settleUnder(state: FormState, cell: Cell): void {
  eachCell(cell, (each) => settle(state, each));
}

/** Lets everything under a cell be worked out anew: what it hangs on may have changed unseen. */
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

/** Other answers in place of those there are; nothing counts as touched or edited. */
export function replaceAnswers(sitting: Sitting, data: FormData): void {
  Object.assign(sitting, openAnswers(sitting.plan, sitting.validator, data, sitting.now));
  sitting.board = new ErrorBoard(sitting.state);
  sitting.isEdited = false;
  sitting.clearings += 1;
  announceAll(sitting);
}

/** Everything is worked out again for another day. */
export function turnDay(sitting: Sitting): void {
  const { state, board } = sitting;
  unsettleUnder(state.root);
  settleUnder(state, state.root);
  board.examineLater(state.root);
  announceAll(sitting);
}

/**
 * Follows an edit through: what hangs on it is worked out again, what is to be examined is noted,
 * and who listens is told, once everything stands.
 *
 * @param changed leaves with another value, lists with other rows
 */
export function applyEdit(sitting: Sitting, changed: readonly Cell[], origin?: Origin): void {
  const { state, board, listeners, dependents } = sitting;
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
  // A hidden answer takes its error with it.
  if (states.size > 0 || changed.some(({ isShown }) => isShown)) board.forgetShown();
  sitting.isEdited = true;
  sitting.version += 1;
  listeners.flush();
}

function announceAll(sitting: Sitting): void {
  sitting.version += 1;
  sitting.listeners.allChanged();
  sitting.listeners.flush();
}
