import type { FormState } from '../conditions/FormState.ts';
import type { Plan } from '../definition/Plan.ts';
import type { Option, PlanNode } from '../definition/PlanNode.ts';
import type { Fee } from '../fees/Fee.ts';
import type { Evaluation, EvaluationInput, FormData } from '../validation/Evaluation.ts';
import type { FieldError } from '../validation/FieldError.ts';
import type { Judge } from '../validation/Judge.ts';
import type { DayOffer } from './offeredDays.ts';

/** What can change about one pointer. */
export type Facet = 'value' | 'state';

/**
 * The answers while they are typed: immutable nested data with listeners by pointer.
 *
 * Pointers carry row indices (`/orders/0/PRN`). Hidden values are absent from `data()` and come
 * back when shown again in the same sitting. Nothing here reads a clock or sets a timer: the
 * renderer decides when to `check` (off the keystroke).
 */
export interface FormStore {
  readonly plan: Plan;
  /** Visible, as typed. The same object until something changes. */
  data(): FormData;
  /** The value at a pointer, `undefined` when absent or hidden. */
  get(pointer: string): unknown;
  /**
   * Sets one value. `undefined` removes it. `origin` names the leaf that already shows the value:
   * listeners of that pointer's `value` subscribed with the same origin are not called.
   */
  set(pointer: string, value: unknown, origin?: string): void;
  /** Replaces everything (a loaded file); nothing counts as touched. */
  replace(data: FormData): void;
  /** Clears fields outside record lists: they stand as in a new form, and no error of the form shows. */
  clear(fields: readonly string[]): void;
  /**
   * How often answers were replaced or fields cleared: what a page kept beside them, half a text or an
   * offer to undo, is void then.
   */
  clearings(): number;
  /**
   * Works out beforehand what a first change waits for otherwise: how every answer stands, who reads
   * whom, what the rules say. Nothing of it shows. For a moment in which nobody waits.
   */
  prepare(): void;

  isVisible(pointer: string): boolean;
  isRequired(pointer: string): boolean;
  isStepVisible(stepId: string): boolean;
  /** The offered options of a choice. The same array until the offer changes. */
  options(pointer: string): readonly Option[];
  /** The days that may be given at a date, for a calendar to offer. */
  offeredDays(pointer: string): DayOffer;
  /** Visible children of a group (root, section, row). The same array until visibility changes. */
  children(pointer: string): readonly PlanNode[];
  /** Node behind a pointer with row indices. */
  node(pointer: string): PlanNode;
  /** Number of rows of a list. */
  rowCount(pointer: string): number;
  /** Keys of rows that survive removal and swapping, for React. */
  rowKeys(pointer: string): readonly string[];

  /**
   * From now on the answers can be judged; what was left before is, at once. A store shows and follows
   * answers without a judge, so that a page can be used before the rules have come.
   */
  judgeBy(judge: Judge): void;
  canJudge(): boolean;

  /** The error shown at a pointer: only once the leaf was left with content, or a step was tried. */
  error(pointer: string): FieldError | undefined;
  /**
   * What a rule of severity `warning` advises at a pointer: shown as an error is, where there is
   * none. It keeps nobody from going on.
   */
  advice(pointer: string): FieldError | undefined;
  /** The errors shown, in page order. */
  shownErrors(): readonly FieldError[];
  /** The leaf was left: its own rules run, and from now on its error shows. */
  touch(pointer: string): void;
  /** Re-runs the rules that may have changed since the last check; shows errors of touched leaves. */
  check(): void;
  /**
   * Runs every rule of some steps (all own steps when absent; `submission` is the shared workflow's
   * fields), shows their errors and returns them in page order.
   *
   * @throws {TypeError} before there is a judge
   */
  validateSteps(stepIds?: readonly string[]): readonly FieldError[];
  /** Shows errors that the server found. */
  showErrors(errors: readonly FieldError[]): void;
  clearErrors(): void;

  /** Indices of the rows that are sent, in order: a list may leave out empty ones (`emptyRows: drop`). */
  sentRows(list: string): readonly number[];
  /**
   * Adds a row at the end of a list, or a copy of one right behind it.
   *
   * @param copied index of the row to copy
   * @returns the index of the row
   * @throws {RangeError} when there is no such list or row, or the list is full
   */
  addRow(list: string, copied?: number): number;
  /**
   * Lets the row that `addRow` would add be read beforehand, under the pointer behind the last row, as it
   * would be now. Nothing holds it until it is added; a row that comes or goes makes it void.
   *
   * @returns the key that it will have; `undefined` where no row can be added
   */
  rowAhead(list: string): string | undefined;
  /** Removes a row; the returned function puts it back as it was. */
  removeRow(list: string, index: number): () => void;
  moveRow(list: string, from: number, to: number): void;

  /** Another store of the same form at the same instant, with these answers; nothing is shared. */
  withData(data: FormData): FormStore;

  /** Another store with the answers that this one was made with, as they were then. */
  asOpened(): FormStore;

  /** Asks something of the answers as they stand (`conductIn`), which not every page asks. */
  ask<T>(question: (state: FormState) => T): T;
  /** Full evaluation at an instant; also where the fee comes from. @throws {TypeError} before there is a judge */
  evaluate(scope?: EvaluationInput['scope']): Evaluation;
  fee(): Fee;
  /** Instant that "today" follows from; ISO 8601 with offset. */
  setNow(now: string): void;

  /** Whether an answer was edited since the start, a load or `markSaved`. */
  isEdited(): boolean;
  markSaved(): void;

  /**
   * Listens to one facet of one pointer: `value` (of it or anything below), or `state`
   * (visibility, requirement, options, error, advice, rows). Returns the way to stop.
   */
  subscribe(pointer: string, facet: Facet, listener: () => void, origin?: string): () => void;
  /** Listens to any change. */
  subscribeAll(listener: () => void): () => void;
}
