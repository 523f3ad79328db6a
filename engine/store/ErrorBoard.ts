import { type Cell, eachCell, type Fault, type GroupCell } from '../conditions/Cell.ts';
import { cellAt } from '../conditions/cellFrom.ts';
import type { FormState } from '../conditions/FormState.ts';
import type { UniqueRule } from '../definition/Plan.ts';
import type { Examination, Examiner } from '../validation/Examination.ts';
import { type FieldError, isSameError } from '../validation/FieldError.ts';
import { faultOf, fieldErrorOf } from '../validation/faultOf.ts';
import type { Judge } from '../validation/Judge.ts';
import { AdviceBoard } from './AdviceBoard.ts';

/**
 * Which errors there are and which of them show. Changes only note what is to be examined again;
 * the examining is done when somebody asks for it, off the keystroke.
 *
 * An error first shows when a filled field is left or its step is tried; from then on it follows
 * the typing. It belongs to the cell, so it moves with its row.
 */
export class ErrorBoard {
  readonly #state: FormState;
  /** Absent until answers can be judged: until then all stays due. */
  #examination: Examination | undefined;
  #advice: AdviceBoard | undefined;
  readonly #due = new Set<Examiner>();
  readonly #uniqueRules = new Map<string, UniqueRule[]>();
  readonly #errors = new WeakMap<Cell, FieldError>();
  /** Nothing was examined yet: noted once, and spelt out cell by cell when it is asked for. */
  #isAllDue = true;
  #stray: readonly FieldError[] = [];
  #shown: readonly FieldError[] = [];
  #isShownKnown = false;

  constructor(state: FormState, judge: Judge | undefined) {
    this.#state = state;
    if (judge) this.judgeBy(judge);
    for (const rule of state.plan.unique) {
      for (const path of rule.paths) {
        this.#uniqueRules.set(path, [...(this.#uniqueRules.get(path) ?? []), rule]);
      }
    }
  }

  /** From now on answers are examined; nothing is yet. */
  judgeBy(judge: Judge): void {
    this.#examination = judge.examinationOf(this.#state);
    this.#advice = new AdviceBoard(this.#state, judge);
  }

  /** Notes that a cell and everything under it must be examined. */
  examineLater(cell: Cell): void {
    if (this.#isAllDue) return;
    // What holds the cell is the same for everything under it: noted once.
    this.noteChange(cell);
    eachCell(cell, (each) => this.#noteOne(each));
  }

  /** Notes that one cell changed: it, what holds it and the rules over it are to be examined. */
  noteChange(cell: Cell): void {
    if (this.#isAllDue) return;
    this.#noteOne(cell);
    for (let at = cell.parent; at; at = at.parent) this.#due.add(at);
    const row = cell.droppableRow;
    // Whether the row is empty decides for all its answers.
    if (row) eachCell(row, (each) => this.#due.add(each));
  }

  /** Examines what is due; gives the cells whose shown error or advice is another now. */
  examine(): readonly Cell[] {
    if (!this.#examination) return NO_CELLS;
    if (this.#isAllDue) {
      this.#isAllDue = false;
      this.examineLater(this.#state.root);
    }
    if (this.#due.size === 0) return [];
    const due = [...this.#due].filter((examiner) => isStanding(examiner, this.#state.root));
    this.#due.clear();
    return this.#examine(due);
  }

  /**
   * Examines a cell with everything under it, and what may put a fault at it: what holds it, rules
   * over the form. All else stays due, so that leaving the first answer does not examine the form.
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
    // What holds the cell is examined again with the rest: other answers in it may be wrong.
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

  /** Lets a cell's error, or the advice about it, show from now on. @returns whether that changes anything */
  show(cell: Cell): boolean {
    if (cell.isShown) return false;
    cell.isShown = true;
    if (!this.faultIn(cell)) return this.#advice?.at(cell) !== undefined;
    this.#isShownKnown = false;
    return true;
  }

  /** The fault of a visible cell, the server's first. */
  faultIn(cell: Cell): Fault | undefined {
    return this.#state.isVisible(cell) ? (cell.external ?? faultOf(cell)) : undefined;
  }

  /** The error shown at a cell: the same object until it is another. */
  errorAt(cell: Cell): FieldError | undefined {
    const fault = cell.isShown ? this.faultIn(cell) : undefined;
    if (!fault) return undefined;
    const error = fieldErrorOf(cell, fault);
    const known = this.#errors.get(cell);
    if (known && isSameError(known, error)) return known;
    this.#errors.set(cell, error);
    return error;
  }

  /** The advice shown at a cell: an answer that is wrong needs none. */
  adviceAt(cell: Cell): FieldError | undefined {
    const fault = cell.isShown && !this.faultIn(cell) ? this.#advice?.at(cell) : undefined;
    return fault && fieldErrorOf(cell, fault);
  }

  /** Every error shown, in page order; the same list until one is another. */
  shown(): readonly FieldError[] {
    if (this.#isShownKnown) return this.#shown;
    const shown = [...this.shownIn(this.#state.root), ...this.#stray];
    const isSame =
      shown.length === this.#shown.length &&
      shown.every((error, index) => error === this.#shown[index]);
    if (!isSame) this.#shown = shown;
    this.#isShownKnown = true;
    return this.#shown;
  }

  /** The errors shown at a cell and under it, in page order. */
  shownIn(top: Cell): readonly FieldError[] {
    const shown: FieldError[] = [];
    eachCell(top, (cell) => {
      const error = this.errorAt(cell);
      if (error) shown.push(error);
    });
    return shown;
  }

  /** Takes over what the server found. @returns the cells that it concerns */
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
    this.#stray = stray;
    this.#isShownKnown = false;
    return cells;
  }

  /** Something that is shown changed without an examination: rows moved, an answer was hidden. */
  forgetShown(): void {
    this.#isShownKnown = false;
  }

  /** Drops what the server said under a cell, and of answers that there are not. @returns cells whose error is another now */
  dropExternal(top: Cell): readonly Cell[] {
    const cells: Cell[] = [];
    eachCell(top, (cell) => {
      if (!cell.external) return;
      cell.external = undefined;
      cells.push(cell);
    });
    this.#stray = [];
    this.#isShownKnown = false;
    return cells;
  }

  /** Hides every error until it is earned again. @returns cells that showed one */
  clear(): readonly Cell[] {
    const cells: Cell[] = [];
    eachCell(this.#state.root, (cell) => {
      if (cell.isShown) cells.push(cell);
      cell.isShown = false;
      cell.external = undefined;
    });
    this.#stray = [];
    this.#isShownKnown = false;
    return cells;
  }

  #noteOne(cell: Cell): void {
    this.#due.add(cell);
    for (const rule of this.#uniqueRules.get(cell.node.pattern) ?? NO_RULES) this.#due.add(rule);
  }
}

const NO_RULES: readonly UniqueRule[] = [];
const NO_CELLS: readonly Cell[] = [];

/** A removed row is examined no more; it may come back. */
function isStanding(examiner: Examiner, root: GroupCell): boolean {
  if (!('kind' in examiner)) return true;
  for (let at: Cell = examiner; ; at = at.parent) {
    if (!at.parent) return at === root;
    if (at.parent.kind === 'list' && at.kind === 'group' && at.parent.rows[at.index] !== at) {
      return false;
    }
  }
}
