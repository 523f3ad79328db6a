import type { Cell } from '../conditions/Cell.ts';
import { cellAt } from '../conditions/cellFrom.ts';
import type { FormState } from '../conditions/FormState.ts';
import type { Evaluation, EvaluationInput, FormData } from '../contract/Evaluation.ts';
import type { Fee } from '../contract/Fee.ts';
import type { FieldError } from '../contract/FieldError.ts';
import type { Plan } from '../definition/Plan.ts';
import type { Option, PlanNode } from '../definition/PlanNode.ts';
import { computeFee } from '../fees/computeFee.ts';
import type { FormValidator } from '../validation/FormValidator.ts';
import { assign } from './assign.ts';
import { clearFields } from './clearFields.ts';
import {
  applyEdit,
  type FormSession,
  formValidatorOf,
  replaceAnswers,
  settleAll,
  turnTo,
} from './FormSession.ts';
import type { Facet, FormStore } from './FormStore.ts';
import { nodeAt } from './nodeAt.ts';
import { type DayOffer, offeredDays } from './offeredDays.ts';
import { openFormSession } from './openFormSession.ts';
import { addRow, moveRow, removeRow, rowKeysOf } from './rows.ts';
import { cellAhead, rowAhead } from './rowsAhead.ts';
import {
  attachValidator,
  checkAnswers,
  hideErrors,
  isStepShown,
  showServerErrors,
  touchAnswer,
  tryStep,
} from './showing.ts';
import { VisibleChildren } from './VisibleChildren.ts';

const NOTHING: FormData = {};
const NO_ROWS: readonly string[] = [];
const NO_OPTIONS: readonly Option[] = [];

/** A `FormStore` over a session; the interface documents each method. */
export class AnswerStore implements FormStore {
  readonly plan: Plan;
  readonly #session: FormSession;
  readonly #children = new VisibleChildren();
  #fee: { readonly version: number; readonly fee: Fee } | undefined;

  constructor(session: FormSession) {
    this.plan = session.plan;
    this.#session = session;
  }

  data(): FormData {
    const { state } = this.#session;
    const data = state.typedOf(state.root);
    return isFormData(data) ? data : NOTHING;
  }

  get(pointer: string): unknown {
    const cell = this.#cell(pointer);
    return cell && this.#session.state.typedOf(cell);
  }

  set(pointer: string, value: unknown, origin?: string): void {
    settleAll(this.#session);
    const cell = cellAt(this.#session.state.root, pointer);
    const changed = cell ? assign(cell, value) : [];
    if (changed.length === 0) return;
    applyEdit(this.#session, changed, origin === undefined ? undefined : { pointer, name: origin });
  }

  withData(data: FormData): FormStore {
    return new AnswerStore(openFormSession(this.#session, data));
  }

  replace(data: FormData): void {
    replaceAnswers(this.#session, data);
  }

  clear(fields: readonly string[]): void {
    settleAll(this.#session);
    clearFields(this.#session, fields);
  }

  clearings(): number {
    return this.#session.clearings;
  }

  prepare(): void {
    settleAll(this.#session);
    this.#session.dependents.readAll();
    checkAnswers(this.#session);
  }

  isVisible(pointer: string): boolean {
    const cell = this.#cell(pointer);
    return cell !== undefined && this.#session.state.isVisible(cell);
  }

  isRequired(pointer: string): boolean {
    const cell = this.#cell(pointer);
    return cell !== undefined && this.#session.state.isRequired(cell);
  }

  isStepVisible(stepId: string): boolean {
    return isStepShown(this.#session, stepId);
  }

  options(pointer: string): readonly Option[] {
    const cell = this.#cell(pointer);
    return cell?.kind === 'leaf' ? this.#session.state.offered(cell) : NO_OPTIONS;
  }

  offeredDays(pointer: string): DayOffer {
    return offeredDays(this.#session.state, this.#cell(pointer), this.#session.formValidator);
  }

  children(pointer: string): readonly PlanNode[] {
    return this.#children.of(this.#session.state, this.#cell(pointer));
  }

  node(pointer: string): PlanNode {
    return nodeAt(this.plan.root, pointer);
  }

  rowCount(pointer: string): number {
    return rowsOf(this.#cell(pointer)).length;
  }

  rowKeys(pointer: string): readonly string[] {
    const cell = this.#cell(pointer);
    return cell?.kind === 'list' ? rowKeysOf(cell) : NO_ROWS;
  }

  sentRows(pointer: string): readonly number[] {
    const { state } = this.#session;
    return rowsOf(this.#cell(pointer)).flatMap((row, index) => (state.isDropped(row) ? [] : index));
  }

  error(pointer: string): FieldError | undefined {
    const cell = this.#cell(pointer);
    return cell && this.#session.board.errorAt(cell);
  }

  advice(pointer: string): FieldError | undefined {
    const cell = this.#cell(pointer);
    return cell && this.#session.board.adviceAt(cell);
  }

  shownErrors(): readonly FieldError[] {
    return this.#session.board.shown();
  }

  validateWith(formValidator: FormValidator): void {
    attachValidator(this.#session, formValidator);
  }

  hasValidator(): boolean {
    return this.#session.formValidator !== undefined;
  }

  touch(pointer: string): void {
    touchAnswer(this.#session, pointer);
  }

  check(): void {
    checkAnswers(this.#session);
  }

  validateSteps(stepIds?: readonly string[]): readonly FieldError[] {
    return tryStep(this.#session, stepIds);
  }

  showErrors(errors: readonly FieldError[]): void {
    showServerErrors(this.#session, errors);
  }

  clearErrors(): void {
    hideErrors(this.#session);
  }

  addRow(list: string, copied?: number): number {
    settleAll(this.#session);
    return addRow(this.#session, list, copied);
  }

  rowAhead(pointer: string): string | undefined {
    settleAll(this.#session);
    const list = cellAt(this.#session.state.root, pointer);
    return list?.kind === 'list' ? rowAhead(list) : undefined;
  }

  removeRow(list: string, index: number): () => void {
    settleAll(this.#session);
    return removeRow(this.#session, list, index);
  }

  moveRow(list: string, from: number, to: number): void {
    settleAll(this.#session);
    moveRow(this.#session, list, from, to);
  }

  evaluate(scope: EvaluationInput['scope'] = 'all'): Evaluation {
    const { now } = this.#session;
    return formValidatorOf(this.#session).evaluate(this.plan, { data: this.data(), now, scope });
  }

  ask<T>(question: (state: FormState) => T): T {
    return question(this.#session.state);
  }

  fee(): Fee {
    const { version, state } = this.#session;
    if (this.#fee?.version !== version) this.#fee = { version, fee: computeFee(state) };
    return this.#fee.fee;
  }

  setNow(now: string): void {
    turnTo(this.#session, now);
  }

  isEdited(): boolean {
    return this.#session.isEdited;
  }

  markSaved(): void {
    this.#session.isEdited = false;
  }

  subscribe(pointer: string, facet: Facet, listener: () => void, origin?: string): () => void {
    return this.#session.listeners.add(pointer, facet, listener, origin);
  }

  subscribeAll(listener: () => void): () => void {
    return this.#session.listeners.addForAll(listener);
  }

  /** Returns a cell for reading. A prepared row must be added before it is changed. */
  #cell(pointer: string): Cell | undefined {
    const { root } = this.#session.state;
    return cellAt(root, pointer) ?? cellAhead(root, pointer);
  }
}

const rowsOf = (cell: Cell | undefined) => (cell?.kind === 'list' ? cell.rows : []);

function isFormData(value: unknown): value is FormData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
