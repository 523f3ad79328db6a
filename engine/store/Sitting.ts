import { type Cell, eachCell, invalidate, pointerOf } from '../conditions/Cell.ts';
import { FormState } from '../conditions/FormState.ts';
import { growRoot } from '../conditions/growCell.ts';
import type { Plan } from '../definition/Plan.ts';
import type { FormData } from '../validation/Evaluation.ts';
import type { Judge } from '../validation/Judge.ts';
import type { ConditionTests } from '../validation/ValidatorModule.ts';
import { dayText } from '../values/calendar.ts';
import type { Dependents } from './Dependents.ts';
import { ErrorBoard } from './ErrorBoard.ts';
import { effectsOf } from './effectsOf.ts';
import type { Listeners } from './Listeners.ts';
import { GIVEN_GROWTH, STORE_GROWTH } from './storeGrowth.ts';

/** Answers that somebody is working on, and who listens. The parts of the store share it. */
export interface Sitting {
  readonly plan: Plan;
  /** What conditions ask, as the page began. */
  readonly tests: ConditionTests;
  /** Absent until it has come. */
  judge: Judge | undefined;
  readonly dependents: Dependents;
  readonly listeners: Listeners;
  /** The answers it was opened with, as given. */
  readonly opened: FormData;
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
 * Grows the state of some answers; without any, initial values are set. They are worked out where they
 * are asked for, and all of them before the first change (`settleAll`): a list of fifty records opens
 * without the forty-nine that nobody sees.
 */
export function openAnswers(
  { plan, tests, judge, now }: Pick<Sitting, 'plan' | 'tests' | 'judge' | 'now'>,
  data: FormData,
): Pick<Sitting, 'state' | 'isSettled'> {
  const known = judge?.validator ?? tests;
  const isNew = Object.keys(data).length === 0;
  const growth = isNew ? STORE_GROWTH : GIVEN_GROWTH;
  const state = new FormState(plan, known, growRoot(plan.root, data, growth), now);
  state.appliesInitial = isNew;
  return { state, isSettled: false };
}

/** Who judges the answers. @throws {TypeError} before anybody can: await the judge first */
export function judging({ judge }: Sitting): Judge {
  if (!judge) throw new TypeError('Cannot judge the answers: their judge has not come yet');
  return judge;
}

/** Works out every cell as the answers were opened, if that was not done yet; call it before a change. */
export function settleAll(sitting: Sitting): void {
  if (sitting.isSettled) return;
  const { state } = sitting;
  sitting.isSettled = true;
  eachCell(state.root, (cell) => {
    settle(state, cell);
    // What given answers do not say was left empty: initial values are for fields shown later.
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
  Object.assign(sitting, openAnswers(sitting, data));
  sitting.board = new ErrorBoard(sitting.state, sitting.judge);
  sitting.isEdited = false;
  sitting.clearings += 1;
  announceAll(sitting);
}

/** Another instant; on another day everything is worked out again. */
export function turnTo(sitting: Sitting, now: string): void {
  settleAll(sitting);
  const { state } = sitting;
  const before = dayText(state.today);
  sitting.now = now;
  state.setNow(now);
  if (dayText(state.today) !== before) turnDay(sitting);
}

function turnDay(sitting: Sitting): void {
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
