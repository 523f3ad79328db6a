import type { ConditionTests } from '../contract/ValidatorModule.ts';
import type { ConditionRef } from '../definition/Condition.ts';
import type { Expression } from '../definition/Expression.ts';
import type { Plan } from '../definition/Plan.ts';
import type { Option, Period } from '../definition/PlanNode.ts';
import { emptyValue } from '../definition/rowNode.ts';
import { neutralAnswer } from '../format/neutralAnswer.ts';
import { normaliseLeaf } from '../normalise/normaliseLeaf.ts';
import { type Day, dayOrder, hongKongDay, parseDay } from '../values/calendar.ts';
import { isEmpty } from '../values/isEmpty.ts';
import {
  answering,
  type Cell,
  type GroupCell,
  holderOf,
  isBlank,
  type LeafCell,
  type ListCell,
} from './Cell.ts';
import { cellFrom, rowsFrom } from './cellFrom.ts';
import { computedValue, evaluateExpression } from './evaluateExpression.ts';
import { objectOf } from './objectOf.ts';
import { offeredByRows } from './offeredByRows.ts';
import { type Truth, truthsOf } from './truthsOf.ts';

/**
 * The answers of one form and their state: which fields are visible, which are required, which
 * options are offered, which values are computed. Values are computed on read: a stale cell reads
 * the cells that its conditions name, and so on. The compiler rejects cycles.
 */
export class FormState {
  readonly plan: Plan;
  /** The tests of conditions. Once the form validator is attached, also the tests of rules. */
  validator: ConditionTests;
  readonly root: GroupCell;
  /**
   * Whether the answers were normalised before the cells were created. Such answers never change.
   */
  readonly isRespelt: boolean;
  /** Whether absent answers get their initial value when they first become visible. */
  appliesInitial = false;
  readonly #truths: readonly Truth[];
  #today: Day;

  constructor(
    plan: Plan,
    validator: ConditionTests,
    root: GroupCell,
    now: string,
    isRespelt = false,
  ) {
    this.plan = plan;
    this.validator = validator;
    this.root = root;
    this.isRespelt = isRespelt;
    this.#truths = truthsOf(plan.conditions);
    this.#today = hongKongDay(now);
  }

  get today(): Day {
    return this.#today;
  }

  setNow(now: string): void {
    this.#today = hongKongDay(now);
  }

  isVisible(cell: Cell): boolean {
    this.#refresh(cell);
    return cell.visible;
  }

  /**
   * Checks whether a cell is visible and must not be empty. An empty optional object has no
   * required fields.
   */
  isRequired(cell: Cell): boolean {
    if (!this.isVisible(cell)) return false;
    if (cell.requirementStale) {
      cell.requirementStale = false;
      cell.required = this.#requires(cell) && !this.#isInUnusedGroup(cell);
    }
    return cell.required;
  }

  /** Returns the options that a choice currently offers. */
  offered(cell: LeafCell): readonly Option[] {
    this.#refresh(cell);
    return cell.offered;
  }

  /** Returns the value as typed; `undefined` if absent or hidden. Objects and lists are cached. */
  typedOf(cell: Cell): unknown {
    if (!this.isVisible(cell)) return undefined;
    if (!cell.typedFresh) {
      cell.typed = cell.kind === 'leaf' ? this.#leafValue(cell, cell.raw) : this.#typedInside(cell);
      cell.typedFresh = true;
    }
    return cell.typed;
  }

  /** Returns the value as rules and conditions see it: normalised, without empty parts. */
  normalOf(cell: Cell): unknown {
    // Half of a form is usually empty. Such an answer needs no visibility check.
    if (cell.kind === 'leaf' && isBlank(cell)) return undefined;
    if (!this.isVisible(cell)) return undefined;
    if (!cell.normalFresh) {
      cell.normal =
        cell.kind === 'leaf'
          ? present(this.#leafValue(cell, this.#normalised(cell)))
          : this.#normalInside(cell);
      cell.normalFresh = true;
    }
    return cell.normal;
  }

  /** Checks whether a condition holds for the fields of an object. */
  holds(ref: ConditionRef, context: GroupCell): boolean {
    const truth = this.#truths[ref];
    if (!truth)
      throw new RangeError(`Cannot evaluate condition ${ref}: the plan does not contain it`);
    return truth(this, context);
  }

  /** Returns the value of the field with a pattern, relative to an object; see `normalOf`. */
  valueAt(pattern: string, context: GroupCell): unknown {
    const cell = cellFrom(context, pattern);
    return cell ? this.normalOf(cell) : undefined;
  }

  /** Returns the value as `valueAt` does, but a date in parts as `DD/MM/YYYY`. */
  readingAt(pattern: string, context: GroupCell): unknown {
    const cell = cellFrom(context, pattern);
    return cell && this.readingOf(cell);
  }

  /**
   * Returns the value as `readingAt` does, but formatted for people: `HK$1,234.00`, `A123456(3)`.
   */
  shownAt(pattern: string, context: GroupCell): unknown {
    const cell = cellFrom(context, pattern);
    if (!cell) return undefined;
    const value = this.readingOf(cell);
    return cell.kind === 'leaf' ? neutralAnswer(cell.node.valueType, value) : value;
  }

  /**
   * Returns the value as `normalOf` does, but a date in parts as `DD/MM/YYYY`, with `00` for a
   * missing part.
   */
  readingOf(cell: Cell): unknown {
    const value = this.normalOf(cell);
    if (cell.kind !== 'group' || !cell.node.dateParts || value === undefined) return value;
    const { day, month, year } = cell.node.dateParts;
    return `${this.#partOf(cell, day)}/${this.#partOf(cell, month)}/${this.#partOf(cell, year)}`;
  }

  #partOf(cell: GroupCell, key: string): string {
    const part = cell.children.find(({ node }) => node.key === key);
    return String((part && this.normalOf(part)) ?? '').padStart(2, '0');
  }

  #normalised({ node, raw }: LeafCell): unknown {
    return this.isRespelt ? raw : normaliseLeaf(node, raw);
  }

  /**
   * Returns the rows of a list that count, relative to an object: visible rows that will not be
   * dropped.
   */
  rowsAt(pattern: string, context: GroupCell): readonly GroupCell[] {
    return rowsFrom(context, pattern).filter((row) => this.isVisible(row) && !this.isDropped(row));
  }

  /** Checks whether a cell is in an empty row of a list that drops such rows. */
  isDropped(cell: Cell): boolean {
    const { droppableRow } = cell;
    return droppableRow !== undefined && this.normalOf(droppableRow) === undefined;
  }

  #refresh(cell: Cell): void {
    if (!cell.stale) return;
    cell.stale = false;
    const { parent, node } = cell;
    const isHeld = !parent || this.isVisible(parent);
    cell.visible =
      isHeld && (node.visibleWhen === undefined || this.holds(node.visibleWhen, holderOf(cell)));
    if (cell.kind === 'leaf' && cell.visible) this.#refreshLeaf(cell);
  }

  #refreshLeaf(cell: LeafCell): void {
    const { node } = cell;
    if (node.options?.some(({ when, periods }) => when !== undefined || periods)) {
      this.#refreshOffer(cell, node.options);
    }
    if (node.optionsFrom) cell.offered = offeredByRows(this, cell, node.optionsFrom);
    if (node.computed) cell.computed = this.#resultOf(cell, node.computed);
    this.#refreshInitial(cell);
  }

  #refreshInitial(cell: LeafCell): void {
    const { node, raw, initialValue, isInitialised } = cell;
    if (!node.initialFollows && (isInitialised || !this.appliesInitial)) return;
    if (this.appliesInitial) cell.isInitialised = true;
    if (!node.initialFollows && raw !== undefined) return;
    const value = node.initial ? this.#resultOf(cell, node.initial) : node.first;
    cell.initialValue = value;
    if (!this.appliesInitial) return;
    if (isInitialised ? raw === initialValue : raw === undefined) cell.raw = value;
  }

  #resultOf(cell: LeafCell, expression: Expression): unknown {
    return computedValue(cell.node, evaluateExpression(this, expression, cell.parent));
  }

  #refreshOffer(cell: LeafCell, options: readonly Option[]): void {
    const { optionsAt } = cell.node;
    const day = optionsAt && parseDay(evaluateExpression(this, optionsAt, cell.parent));
    const order = dayOrder(day ?? this.#today);
    const offered = options.filter(
      ({ when, periods }) =>
        (when === undefined || this.holds(when, cell.parent)) &&
        (periods === undefined || periods.some((period) => isWithin(period, order))),
    );
    const isSame =
      offered.length === cell.offered.length &&
      offered.every((option, index) => option === cell.offered[index]);
    if (!isSame) cell.offered = offered;
  }

  /** Returns the value of a leaf. Options that are not offered count as hidden. */
  #leafValue(cell: LeafCell, value: unknown): unknown {
    if (cell.node.computed) return cell.computed;
    if (!cell.node.options) return value;
    const isOffered = (each: unknown) => cell.offered.some((option) => option.value === each);
    if (!Array.isArray(value)) return isOffered(value) ? value : undefined;
    return value.every(isOffered) ? value : value.filter(isOffered);
  }

  #typedInside(cell: GroupCell | ListCell): unknown {
    if (cell.kind === 'list') {
      return cell.rows.map((row) => this.typedOf(row) ?? emptyValue(row.node));
    }
    const answer = answering(cell);
    if (answer !== cell) return this.typedOf(answer);
    return objectOf(cell.children, (child) => this.typedOf(child));
  }

  #normalInside(cell: GroupCell | ListCell): unknown {
    if (cell.kind === 'group') {
      const answer = answering(cell);
      if (answer !== cell) return this.normalOf(answer);
      return objectOf(cell.children, (child) => this.normalOf(child));
    }
    const rows = cell.rows.map((row) => this.normalOf(row));
    const kept = cell.node.emptyRows === 'drop' ? rows.filter((row) => row !== undefined) : rows;
    return kept.length === 0 ? undefined : kept.map((row) => row ?? emptyValue(cell.node.item));
  }

  #requires(cell: Cell): boolean {
    const { required, requiredWhen } = cell.node;
    return required || (requiredWhen !== undefined && this.holds(requiredWhen, holderOf(cell)));
  }

  #isInUnusedGroup(cell: Cell): boolean {
    const { parent } = cell;
    if (!parent || parent.kind === 'list' || !parent.parent) return false;
    if (parent.parent.kind === 'list') return false;
    if (!this.#requires(parent) && this.normalOf(parent) === undefined) return true;
    return this.#isInUnusedGroup(parent);
  }
}

function isWithin({ from = 0, to = Number.POSITIVE_INFINITY }: Period, order: number): boolean {
  return from <= order && order <= to;
}

const present = (value: unknown): unknown => (isEmpty(value) ? undefined : value);
