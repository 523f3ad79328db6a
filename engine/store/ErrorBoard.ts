import { type Cell, eachCell, type GroupCell, type RuleViolation } from '../conditions/Cell.ts';
import { cellAt } from '../conditions/cellFrom.ts';
import type { FormState } from '../conditions/FormState.ts';
import { type FieldError, isSameError } from '../contract/FieldError.ts';
import type { UniqueRule } from '../definition/Plan.ts';
import type { Examination, Examiner } from '../validation/Examination.ts';
import type { FormValidator } from '../validation/FormValidator.ts';
import { fieldErrorOf, ruleViolationOf } from '../validation/ruleViolationOf.ts';
import { AdviceBoard } from './AdviceBoard.ts';

/**
 * The errors of the answers, and which of them are visible. A change only queues cells for
 * validation; `examine` validates them later, not during a keystroke.
 *
 * An error first appears when the user leaves a filled field or tries its step; from then on it
 * follows the typing. The error belongs to the cell, so it moves with its row.
 */
export class ErrorBoard {
  readonly #state: FormState;
  /** Absent until the validator is loaded: until then every cell stays queued. */
  #examination: Examination | undefined;
  #advice: AdviceBoard | undefined;
  readonly #due = new Set<Examiner>();
  readonly #uniqueRules = new Map<string, UniqueRule[]>();
  readonly #errors = new WeakMap<Cell, FieldError>();
  /** Whether the whole form is due. The first `examine` then queues every cell separately. */
  #isAllDue = true;
  #errorsWithoutCell: readonly FieldError[] = [];
  #shown: readonly FieldError[] = [];
  #isShownKnown = false;

  constructor(state: FormState, formValidator: FormValidator | undefined) {
    this.#state = state;
    if (formValidator) this.validateWith(formValidator);
    for (const rule of state.plan.unique) {
      for (const path of rule.paths) {
        this.#uniqueRules.set(path, [...(this.#uniqueRules.get(path) ?? []), rule]);
      }
    }
  }

  /** Sets the validator for later examinations. Examines no cell yet. */
  validateWith(formValidator: FormValidator): void {
    this.#examination = formValidator.examinationOf(this.#state);
    this.#advice = new AdviceBoard(this.#state, formValidator);
  }

  /** Queues a cell and everything under it for validation. */
  examineLater(cell: Cell): void {
    if (this.#isAllDue) return;
    // All cells under this one have the same ancestors, so they are queued once.
    this.noteChange(cell);
    eachCell(cell, (each) => this.#queue(each));
  }

  /** Queues one changed cell, its ancestors and the rules over it for validation. */
  noteChange(cell: Cell): void {
    if (this.#isAllDue) return;
    this.#queue(cell);
    for (let at = cell.parent; at; at = at.parent) this.#due.add(at);
    const row = cell.droppableRow;
    // All answers of a row depend on whether the row is empty.
    if (row) eachCell(row, (each) => this.#due.add(each));
  }

  /** Examines the queued cells. @returns the cells whose visible error or warning changed */
  examine(): readonly Cell[] {
    if (!this.#examination) return NO_CELLS;
    if (this.#isAllDue) {
      this.#isAllDue = false;
      this.examineLater(this.#state.root);
    }
    if (this.#due.size === 0) return [];
    const due = [...this.#due].filter((examiner) => isInForm(examiner, this.#state.root));
    this.#due.clear();
    return this.#examine(due);
  }

  /**
   * Examines a cell with everything under it. Also examines its ancestors and the rules over the
   * form, because they may place an error at the cell. All other cells stay queued, so that a blur
   * of the first answer does not validate the whole form.
   */
  examineAt(top: Cell): readonly Cell[] {
    if (!this.#examination) return NO_CELLS;
    const wanted: Examiner[] = [];
    eachCell(top, (cell) => {
      wanted.push(cell, ...(this.#uniqueRules.get(cell.node.pattern) ?? NO_RULES));
    });
    const isDue = (examiner: Examiner) => this.#isAllDue || this.#due.has(examiner);
    const due = wanted.filter(isDue);
    for (const examiner of due) this.#due.delete(examiner);
    // The ancestors stay queued as well: other answers in them may be wrong.
    for (let at = top.parent; at; at = at.parent) if (isDue(at)) due.push(at);
    return this.#examine(due);
  }

  #examine(due: readonly Examiner[]): readonly Cell[] {
    const found = new Set(this.#examination?.examine(due));
    for (const each of due) {
      if ('kind' in each) for (const cell of this.#advice?.examine(each) ?? []) found.add(cell);
    }
    const changed = [...found].filter(({ isShown }) => isShown);
    if (changed.length > 0) this.#isShownKnown = false;
    return changed;
  }

  /** Makes a cell's error or warning visible from this moment. @returns whether it has one */
  show(cell: Cell): boolean {
    if (cell.isShown) return false;
    cell.isShown = true;
    if (!this.violationIn(cell)) return this.#advice?.at(cell) !== undefined;
    this.#isShownKnown = false;
    return true;
  }

  /** Returns the violation at a visible cell; an error of the server comes first. */
  violationIn(cell: Cell): RuleViolation | undefined {
    return this.#state.isVisible(cell) ? (cell.external ?? ruleViolationOf(cell)) : undefined;
  }

  /** Returns the visible error of a cell: the same object until the error changes. */
  errorAt(cell: Cell): FieldError | undefined {
    const violation = cell.isShown ? this.violationIn(cell) : undefined;
    if (!violation) return undefined;
    const error = fieldErrorOf(cell, violation);
    const known = this.#errors.get(cell);
    if (known && isSameError(known, error)) return known;
    this.#errors.set(cell, error);
    return error;
  }

  /** Returns the visible warning of a cell; a cell with an error has no warning. */
  adviceAt(cell: Cell): FieldError | undefined {
    const violation = cell.isShown && !this.violationIn(cell) ? this.#advice?.at(cell) : undefined;
    return violation && fieldErrorOf(cell, violation);
  }

  /** Returns every visible error, in page order: the same list until an error changes. */
  shown(): readonly FieldError[] {
    if (this.#isShownKnown) return this.#shown;
    const shown = [...this.shownIn(this.#state.root), ...this.#errorsWithoutCell];
    const isSame =
      shown.length === this.#shown.length &&
      shown.every((error, index) => error === this.#shown[index]);
    if (!isSame) this.#shown = shown;
    this.#isShownKnown = true;
    return this.#shown;
  }

  /** Returns the visible errors of a cell and everything under it, in page order. */
  shownIn(top: Cell): readonly FieldError[] {
    const shown: FieldError[] = [];
    eachCell(top, (cell) => {
      const error = this.errorAt(cell);
      if (error) shown.push(error);
    });
    return shown;
  }

  /** Stores the server's errors. @returns the visible cells that have one */
  takeFromServer(errors: readonly FieldError[]): readonly Cell[] {
    const stray: FieldError[] = [];
    const cells: Cell[] = [];
    for (const error of errors) {
      const cell = cellAt(this.#state.root, error.path);
      if (!cell || !this.#state.isVisible(cell)) stray.push(error);
      else {
        cell.external = { rule: error.rule ?? '', key: error.key, args: error.args };
        cell.isShown = true;
        cells.push(cell);
      }
    }
    this.#errorsWithoutCell = stray;
    this.#isShownKnown = false;
    return cells;
  }

  /**
   * Discards the list of visible errors after a change without an examination: rows moved, or an
   * answer was hidden.
   */
  forgetShown(): void {
    this.#isShownKnown = false;
  }

  /**
   * Removes the server's errors under a cell, and those without a visible cell. @returns the cells
   * whose error changed
   */
  dropExternal(top: Cell): readonly Cell[] {
    const cells: Cell[] = [];
    eachCell(top, (cell) => {
      if (!cell.external) return;
      cell.external = undefined;
      cells.push(cell);
    });
    this.#errorsWithoutCell = [];
    this.#isShownKnown = false;
    return cells;
  }

  /**
   * Hides every error until a blur or a tried step shows it again.
   * @returns the cells whose errors could be visible
   */
  clear(): readonly Cell[] {
    const cells: Cell[] = [];
    eachCell(this.#state.root, (cell) => {
      if (cell.isShown) cells.push(cell);
      cell.isShown = false;
      cell.external = undefined;
    });
    this.#errorsWithoutCell = [];
    this.#isShownKnown = false;
    return cells;
  }

  #queue(cell: Cell): void {
    this.#due.add(cell);
    for (const rule of this.#uniqueRules.get(cell.node.pattern) ?? NO_RULES) this.#due.add(rule);
  }
}

const NO_RULES: readonly UniqueRule[] = [];
const NO_CELLS: readonly Cell[] = [];

/**
 * Checks whether an examiner is still in the form. A removed row is not examined; it may return
 * later.
 */
function isInForm(examiner: Examiner, root: GroupCell): boolean {
  if (!('kind' in examiner)) return true;
  for (let at: Cell = examiner; ; at = at.parent) {
    if (!at.parent) return at === root;
    if (at.parent.kind === 'list' && at.kind === 'group' && at.parent.rows[at.index] !== at) {
      return false;
    }
  }
}
