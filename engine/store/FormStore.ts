import type { FormState } from '../conditions/FormState.ts';
import type { Evaluation, EvaluationInput, FormData } from '../contract/Evaluation.ts';
import type { Fee } from '../contract/Fee.ts';
import type { FieldError } from '../contract/FieldError.ts';
import type { Plan } from '../definition/Plan.ts';
import type { Option, PlanNode } from '../definition/PlanNode.ts';
import type { FormValidator } from '../validation/FormValidator.ts';
import type { DayOffer } from './offeredDays.ts';

/** An aspect of the data at one pointer that can change. */
export type Facet = 'value' | 'state';

/**
 * The answers while the user types: immutable nested data with listeners by pointer.
 *
 * Pointers carry row indices (`/orders/0/PRN`). `data()` omits hidden values; they return when
 * their field is shown again in the same session. The store reads no clock and sets no timer: the
 * renderer decides when to `check`, not during a keystroke.
 */
export interface FormStore {
  readonly plan: Plan;
  /** Returns the visible answers, as typed: the same object until something changes. */
  data(): FormData;
  /** Returns the value at a pointer, `undefined` when it is absent or hidden. */
  get(pointer: string): unknown;
  /**
   * Sets one value. `undefined` removes it. `origin` names the leaf that already shows the value:
   * the store does not call listeners of that pointer's `value` with the same origin.
   */
  set(pointer: string, value: unknown, origin?: string): void;
  /** Replaces all answers, for example by a loaded file; nothing counts as touched. */
  replace(data: FormData): void;
  /** Resets fields outside record lists to their state in a new form, and hides all errors. */
  clear(fields: readonly string[]): void;
  /**
   * Returns how often answers were replaced or fields cleared. When the number changes, a page must
   * drop its own state of these fields, such as partial text or an offer to undo.
   */
  clearings(): number;
  /**
   * Computes in advance what the first change needs: the state of every answer, the dependencies,
   * the results of the rules. Nothing visible changes. Call this method when the page is idle.
   */
  prepare(): void;

  isVisible(pointer: string): boolean;
  isRequired(pointer: string): boolean;
  isStepVisible(stepId: string): boolean;
  /** Returns the offered options of a choice: the same array until the offer changes. */
  options(pointer: string): readonly Option[];
  /** Returns the days that a calendar may offer for a date. */
  offeredDays(pointer: string): DayOffer;
  /**
   * Returns the visible children of a group (root, section, row): the same array until visibility
   * changes.
   */
  children(pointer: string): readonly PlanNode[];
  /** Returns the plan node for a pointer with row indices. */
  node(pointer: string): PlanNode;
  /** Returns the number of rows of a list. */
  rowCount(pointer: string): number;
  /** Returns keys of rows that survive removal and swapping, for React. */
  rowKeys(pointer: string): readonly string[];

  /**
   * Sets the validator and examines the answers that were touched before. A store works without a
   * validator, so that users can fill in the page before the rules are loaded.
   */
  validateWith(formValidator: FormValidator): void;
  hasValidator(): boolean;

  /**
   * Returns the visible error at a pointer. It is visible after the user left the filled leaf or
   * tried its step.
   */
  error(pointer: string): FieldError | undefined;
  /**
   * Returns the warning at a pointer, from a rule of severity `warning`. It follows the same
   * visibility as an error and appears only without one. It does not block a step.
   */
  advice(pointer: string): FieldError | undefined;
  /** Returns the visible errors, in page order. */
  shownErrors(): readonly FieldError[];
  /** Reports a blur of the leaf: its own rules run, and from this moment its error is visible. */
  touch(pointer: string): void;
  /**
   * Runs the rules again that may have changed since the last check; shows errors of touched
   * leaves.
   */
  check(): void;
  /**
   * Runs every rule of some steps, shows their errors and returns them in page order.
   *
   * @param stepIds all own steps by default; `submission` means the fields of the shared workflow
   * @throws {TypeError} when the validator is not loaded
   */
  validateSteps(stepIds?: readonly string[]): readonly FieldError[];
  /** Shows errors that the server found. */
  showErrors(errors: readonly FieldError[]): void;
  clearErrors(): void;

  /**
   * Returns the indices of the rows that are sent, in order. A list may omit empty rows
   * (`emptyRows: drop`).
   */
  sentRows(list: string): readonly number[];
  /**
   * Adds a row at the end of a list, or a copy of a row directly after it.
   *
   * @param copied index of the row to copy
   * @returns the index of the row
   * @throws {RangeError} when the list or the row does not exist, or the list is full
   */
  addRow(list: string, copied?: number): number;
  /**
   * Prepares the row that `addRow` would add, so that a page can read it under the next free index.
   * No list contains it until it is added. Adding or removing another row discards it.
   *
   * @returns the key that the row will have; `undefined` where no row can be added
   */
  rowAhead(list: string): string | undefined;
  /** Removes a row; the returned function restores it. */
  removeRow(list: string, index: number): () => void;
  moveRow(list: string, from: number, to: number): void;

  /**
   * Returns another store of the same form at the same instant, with these answers; the stores
   * share no state.
   */
  withData(data: FormData): FormStore;

  /**
   * Runs a function over the state of the current answers, such as `behaviourIn`. Pages load such
   * functions only when they need them.
   */
  ask<T>(question: (state: FormState) => T): T;
  /**
   * Evaluates the whole form at the current instant, including the fee. @throws {TypeError} when
   * the validator is not loaded
   */
  evaluate(scope?: EvaluationInput['scope']): Evaluation;
  fee(): Fee;
  /** Sets the current instant, which determines "today"; ISO 8601 with offset. */
  setNow(now: string): void;

  /** Checks whether an answer was edited since the start, a load or `markSaved`. */
  isEdited(): boolean;
  markSaved(): void;

  /**
   * Subscribes to one facet of one pointer. `value` includes every value below the pointer. `state`
   * means visibility, requirement, options, error, warning and rows. Returns a function that
   * unsubscribes.
   */
  subscribe(pointer: string, facet: Facet, listener: () => void, origin?: string): () => void;
  /** Subscribes to every change. Returns a function that unsubscribes. */
  subscribeAll(listener: () => void): () => void;
}
