import type { Cell } from '../conditions/Cell.ts';
import { cellAt } from '../conditions/cellFrom.ts';
import type { FormState } from '../conditions/FormState.ts';
import type { Plan } from '../definition/Plan.ts';
import type { Option, PlanNode } from '../definition/PlanNode.ts';
import { computeFee } from '../fees/computeFee.ts';
import type { Fee } from '../fees/Fee.ts';
import type { Evaluation, EvaluationInput, FormData } from '../validation/Evaluation.ts';
import type { FieldError } from '../validation/FieldError.ts';
import type { Judge } from '../validation/Judge.ts';
import { assign } from './assign.ts';
import { clearFields } from './clearFields.ts';
import type { Facet, FormStore } from './FormStore.ts';
import { nodeAt } from './nodeAt.ts';
import { type DayOffer, offeredDays } from './offeredDays.ts';
import { openSitting } from './openSitting.ts';
import { addRow, moveRow, removeRow, rowKeysOf } from './rows.ts';
import { cellAhead, rowAhead } from './rowsAhead.ts';
import { applyEdit, judging, replaceAnswers, type Sitting, settleAll, turnTo } from './Sitting.ts';
import {
  checkAnswers,
  hideErrors,
  isStepShown,
  showServerErrors,
  takeJudge,
  touchAnswer,
  tryStep,
} from './showing.ts';
import { VisibleChildren } from './VisibleChildren.ts';

const NOTHING: FormData = {};
const NO_ROWS: readonly string[] = [];
const NO_OPTIONS: readonly Option[] = [];

/** The `FormStore` over a sitting: the interface says what each part promises. */
export class AnswerStore implements FormStore {
  readonly plan: Plan;
  readonly #sitting: Sitting;
  readonly #children = new VisibleChildren();
  #fee: { readonly version: number; readonly fee: Fee } | undefined;

  constructor(sitting: Sitting) {
    this.plan = sitting.plan;
    this.#sitting = sitting;
  }

  data(): FormData {
    const { state } = this.#sitting;
    const data = state.typedOf(state.root);
    return isFormData(data) ? data : NOTHING;
  }

  get(pointer: string): unknown {
    const cell = this.#cell(pointer);
    return cell && this.#sitting.state.typedOf(cell);
  }

  set(pointer: string, value: unknown, origin?: string): void {
    settleAll(this.#sitting);
    const cell = cellAt(this.#sitting.state.root, pointer);
    const changed = cell ? assign(cell, value) : [];
    if (changed.length === 0) return;
    applyEdit(this.#sitting, changed, origin === undefined ? undefined : { pointer, name: origin });
  }

  withData(data: FormData): FormStore {
    return new AnswerStore(openSitting(this.#sitting, data));
  }

  asOpened(): FormStore {
    return this.withData(this.#sitting.opened);
  }

  replace(data: FormData): void {
    replaceAnswers(this.#sitting, data);
  }

  clear(fields: readonly string[]): void {
    settleAll(this.#sitting);
    clearFields(this.#sitting, fields);
  }

  clearings(): number {
    return this.#sitting.clearings;
  }

  prepare(): void {
    settleAll(this.#sitting);
    this.#sitting.dependents.readAll();
    checkAnswers(this.#sitting);
  }

  isVisible(pointer: string): boolean {
    const cell = this.#cell(pointer);
    return cell !== undefined && this.#sitting.state.isVisible(cell);
  }

  isRequired(pointer: string): boolean {
    const cell = this.#cell(pointer);
    return cell !== undefined && this.#sitting.state.isRequired(cell);
  }

  isStepVisible(stepId: string): boolean {
    return isStepShown(this.#sitting, stepId);
  }

  options(pointer: string): readonly Option[] {
    const cell = this.#cell(pointer);
    return cell?.kind === 'leaf' ? this.#sitting.state.offered(cell) : NO_OPTIONS;
  }

  offeredDays(pointer: string): DayOffer {
    return offeredDays(this.#sitting.state, this.#cell(pointer), this.#sitting.judge);
  }

  children(pointer: string): readonly PlanNode[] {
    return this.#children.of(this.#sitting.state, this.#cell(pointer));
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
    const { state } = this.#sitting;
    return rowsOf(this.#cell(pointer)).flatMap((row, index) => (state.isDropped(row) ? [] : index));
  }

  error(pointer: string): FieldError | undefined {
    const cell = this.#cell(pointer);
    return cell && this.#sitting.board.errorAt(cell);
  }

  advice(pointer: string): FieldError | undefined {
    const cell = this.#cell(pointer);
    return cell && this.#sitting.board.adviceAt(cell);
  }

  shownErrors(): readonly FieldError[] {
    return this.#sitting.board.shown();
  }

  judgeBy(judge: Judge): void {
    takeJudge(this.#sitting, judge);
  }

  canJudge(): boolean {
    return this.#sitting.judge !== undefined;
  }

  touch(pointer: string): void {
    touchAnswer(this.#sitting, pointer);
  }

  check(): void {
    checkAnswers(this.#sitting);
  }

  validateSteps(stepIds?: readonly string[]): readonly FieldError[] {
    return tryStep(this.#sitting, stepIds);
  }

  showErrors(errors: readonly FieldError[]): void {
    showServerErrors(this.#sitting, errors);
  }

  clearErrors(): void {
    hideErrors(this.#sitting);
  }

  addRow(list: string, copied?: number): number {
    settleAll(this.#sitting);
    return addRow(this.#sitting, list, copied);
  }

  rowAhead(pointer: string): string | undefined {
    settleAll(this.#sitting);
    const list = cellAt(this.#sitting.state.root, pointer);
    return list?.kind === 'list' ? rowAhead(list) : undefined;
  }

  removeRow(list: string, index: number): () => void {
    settleAll(this.#sitting);
    return removeRow(this.#sitting, list, index);
  }

  moveRow(list: string, from: number, to: number): void {
    settleAll(this.#sitting);
    moveRow(this.#sitting, list, from, to);
  }

  evaluate(scope: EvaluationInput['scope'] = 'all'): Evaluation {
    const { now } = this.#sitting;
    return judging(this.#sitting).evaluate(this.plan, { data: this.data(), now, scope });
  }

  ask<T>(question: (state: FormState) => T): T {
    return question(this.#sitting.state);
  }

  fee(): Fee {
    const { version, state } = this.#sitting;
    if (this.#fee?.version !== version) this.#fee = { version, fee: computeFee(state) };
    return this.#fee.fee;
  }

  setNow(now: string): void {
    turnTo(this.#sitting, now);
  }

  isEdited(): boolean {
    return this.#sitting.isEdited;
  }

  markSaved(): void {
    this.#sitting.isEdited = false;
  }

  subscribe(pointer: string, facet: Facet, listener: () => void, origin?: string): () => void {
    return this.#sitting.listeners.add(pointer, facet, listener, origin);
  }

  subscribeAll(listener: () => void): () => void {
    return this.#sitting.listeners.addForAll(listener);
  }

  /** To be read: what is changed must have been added. */
  #cell(pointer: string): Cell | undefined {
    const { root } = this.#sitting.state;
    return cellAt(root, pointer) ?? cellAhead(root, pointer);
  }
}

const rowsOf = (cell: Cell | undefined) => (cell?.kind === 'list' ? cell.rows : []);

function isFormData(value: unknown): value is FormData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
