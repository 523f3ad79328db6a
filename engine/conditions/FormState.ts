import type { ConditionRef } from '../definition/Condition.ts';
import type { Expression } from '../definition/Expression.ts';
import type { Plan } from '../definition/Plan.ts';
import type { Option, Period } from '../definition/PlanNode.ts';
import { emptyValue } from '../definition/rowNode.ts';
import { neutralAnswer } from '../format/neutralAnswer.ts';
import type { ConditionTests } from '../validation/ValidatorModule.ts';
import { type Day, dayOrder, hongKongDay, parseDay } from '../values/calendar.ts';
import { isEmpty } from '../values/isEmpty.ts';
import { normaliseLeaf } from '../values/normaliseLeaf.ts';
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
 * The answers of one form and what follows from them: which fields are there, which must be filled,
 * what may be chosen, what is computed. Asked for and not pushed: a cell that is stale asks the
 * cells that its conditions name, and they theirs; the compiler has refused circles.
 */
export class FormState {
  readonly plan: Plan;
  /** What conditions ask; of rules, too, once answers can be judged. */
  validator: ConditionTests;
  readonly root: GroupCell;
  /** Whether the answers were respelt before the cells were grown, and none changes any more. */
  readonly isRespelt: boolean;
  /** Whether absent answers take their initial value when they are first shown. */
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

  /** Visible, and not to be left empty. In an optional object that is empty nothing is required. */
  isRequired(cell: Cell): boolean {
    if (!this.isVisible(cell)) return false;
    if (cell.requirementStale) {
      cell.requirementStale = false;
      cell.required = this.#asksFor(cell) && !this.#isInUnusedGroup(cell);
    }
    return cell.required;
  }

  /** Options that a choice offers now. */
  offered(cell: LeafCell): readonly Option[] {
    this.#refresh(cell);
    return cell.offered;
  }

  /** The value as typed; `undefined` when absent or hidden. Objects and lists are built once. */
  typedOf(cell: Cell): unknown {
    if (!this.isVisible(cell)) return undefined;
    if (!cell.typedFresh) {
      cell.typed = cell.kind === 'leaf' ? this.#leafValue(cell, cell.raw) : this.#typedInside(cell);
      cell.typedFresh = true;
    }
    return cell.typed;
  }

  /** The value as rules and conditions see it: respelt, with nothing empty in it. */
  normalOf(cell: Cell): unknown {
    // Half of a form is empty: whether such an answer is visible need not be asked.
    if (cell.kind === 'leaf' && isBlank(cell)) return undefined;
    if (!this.isVisible(cell)) return undefined;
    if (!cell.normalFresh) {
      cell.normal =
        cell.kind === 'leaf'
          ? present(this.#leafValue(cell, this.#respelt(cell)))
          : this.#normalInside(cell);
      cell.normalFresh = true;
    }
    return cell.normal;
  }

  /** Whether a condition holds for the fields of an object. */
  holds(ref: ConditionRef, context: GroupCell): boolean {
    const truth = this.#truths[ref];
    if (!truth) throw new RangeError(`Cannot ask condition ${ref}: the plan has no such`);
    return truth(this, context);
  }

  /** The value of the field with a pattern, seen from an object; see `normalOf`. */
  valueAt(pattern: string, context: GroupCell): unknown {
    const cell = cellFrom(context, pattern);
    return cell ? this.normalOf(cell) : undefined;
  }

  /** As `valueAt`, but a date in parts reads as `DD/MM/YYYY`. */
  readingAt(pattern: string, context: GroupCell): unknown {
    const cell = cellFrom(context, pattern);
    return cell && this.readingOf(cell);
  }

  /** As `readingAt`, in the spelling of people: `HK$1,234.00`, `A123456(3)`. */
  shownAt(pattern: string, context: GroupCell): unknown {
    const cell = cellFrom(context, pattern);
    if (!cell) return undefined;
    const value = this.readingOf(cell);
    return cell.kind === 'leaf' ? neutralAnswer(cell.node.valueType, value) : value;
  }

  /** As `normalOf`, but a date in parts reads as `DD/MM/YYYY`, parts that are missing as nothing. */
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

  #respelt({ node, raw }: LeafCell): unknown {
    return this.isRespelt ? raw : normaliseLeaf(node, raw);
  }

  /** The rows of a list that count, seen from an object: visible, and not to be dropped. */
  rowsAt(pattern: string, context: GroupCell): readonly GroupCell[] {
    return rowsFrom(context, pattern).filter((row) => this.isVisible(row) && !this.isDropped(row));
  }

  /** Whether a cell stands in an empty row of a list that leaves such rows out. */
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
    if (node.computed) cell.computed = this.#worth(cell, node.computed);
    if (cell.isInitialised || !this.appliesInitial) return;
    cell.isInitialised = true;
    if (cell.raw !== undefined) return;
    cell.raw = node.initial ? this.#worth(cell, node.initial) : node.first;
  }

  #worth(cell: LeafCell, expression: Expression): unknown {
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

  /** What is not offered is treated as hidden. */
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

  #asksFor(cell: Cell): boolean {
    const { required, requiredWhen } = cell.node;
    return required || (requiredWhen !== undefined && this.holds(requiredWhen, holderOf(cell)));
  }

  #isInUnusedGroup(cell: Cell): boolean {
    const { parent } = cell;
    if (!parent || parent.kind === 'list' || !parent.parent) return false;
    if (parent.parent.kind === 'list') return false;
    if (!this.#asksFor(parent) && this.normalOf(parent) === undefined) return true;
    return this.#isInUnusedGroup(parent);
  }
}

function isWithin({ from = 0, to = Number.POSITIVE_INFINITY }: Period, order: number): boolean {
  return from <= order && order <= to;
}

const present = (value: unknown): unknown => (isEmpty(value) ? undefined : value);
