import { expect, type Page } from '@playwright/test';
import {
  childPointer,
  createFormStore,
  type FormData,
  type FormStore,
  type GroupNode,
  type LeafNode,
  type ListNode,
  type Plan,
  type PlanNode,
  rowNode,
  type ValidatorModule,
} from '#engine';
import { widgetOf } from '../../../renderer/form/nodes/widgetOf.ts';
import { fieldId } from '../../../renderer/form-context/fieldId.ts';
import { addButtonId } from '../../../renderer/form-context/useMoveFocus.ts';
import { byId, type Hands, MouseHands } from './MouseHands.ts';

/** Maximum passes over the fields. A field may appear only after a later field is answered. */
const MOST_ROUNDS = 4;

/** A form on a page, and the answers to enter. */
export interface FilledPage {
  readonly page: Page;
  readonly plan: Plan;
  readonly validator: ValidatorModule;
  readonly now: string;
}

/**
 * A filler that enters answers through any widget. It finds each widget by the id of its pointer,
 * in any language. A separate store with the same answers determines which fields the page must
 * show. A missing field fails the walk.
 */
export class FieldFiller {
  readonly #form: FilledPage;
  readonly #hands: Hands;
  readonly #mirror: FormStore;

  constructor(form: FilledPage, hands: Hands = new MouseHands(form.page)) {
    this.#form = form;
    this.#hands = hands;
    const { plan, validator, now } = form;
    this.#mirror = createFormStore(plan, validator, { data: {}, now });
  }

  /** Returns the store with the answers that the page must contain now. */
  get answers(): FormStore {
    return this.#mirror;
  }

  /** Fills in some top-level fields and their nested fields. */
  async fill(pointers: readonly string[], answers: FormData): Promise<void> {
    const { plan } = this.#form;
    const nodes = plan.root.children.filter(({ pattern }) => pointers.includes(pattern));
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const before = this.#mirror.data();
      for (const node of nodes) await this.#node(node, node.pattern, answers[node.key]);
      if (this.#mirror.data() === before) return;
    }
  }

  async #node(node: PlanNode, pointer: string, value: unknown): Promise<void> {
    if (!this.#mirror.isVisible(pointer)) return;
    if (value === undefined) return this.#untick(node, pointer);
    if (node.kind === 'leaf') return this.#leaf(node, pointer, value);
    if (node.kind === 'group') return this.#parts(node, pointer, value);
    return isFileList(node) ? this.#files(node, pointer, value) : this.#rows(node, pointer, value);
  }

  /** Clears a checkbox that the page ticked automatically, if the answers omit the field. */
  async #untick(node: PlanNode, pointer: string): Promise<void> {
    if (node.kind !== 'leaf' || node.valueType !== 'checkbox' || !isAsked(node)) return;
    if (this.#mirror.get(pointer) !== true) return;
    await this.#give(node, pointer, undefined);
    this.#mirror.set(pointer, undefined);
  }

  async #parts(node: GroupNode, pointer: string, value: unknown): Promise<void> {
    for (const child of node.children) {
      const part: unknown = Reflect.get(Object(value), child.key);
      await this.#node(child, childPointer(pointer, child), part);
    }
  }

  async #rows(node: ListNode, pointer: string, value: unknown): Promise<void> {
    const rows = Array.isArray(value) ? value : [];
    // The code of lists is lazy-loaded. Until it loads, the records are unknown.
    const list = this.#form.page.locator(byId(fieldId(pointer)));
    await expect(list).not.toHaveAttribute('aria-busy');
    for (const [index, row] of rows.entries()) {
      const at = `${pointer}/${index}`;
      const isNew = this.#mirror.rowCount(pointer) <= index;
      if (isNew) {
        await this.#hands.press(this.#form.page.locator(byId(addButtonId(fieldId(pointer)))));
        await this.#arrive(at);
        this.#mirror.addRow(pointer);
      }
      if (!isNew && this.#isGiven(rowNode(node), at, row)) continue;
      await this.#open(node, pointer, index);
      await this.#node(rowNode(node), at, row);
    }
  }

  /** Opens a closed record. In a list with pages, selects the page of the record. */
  async #open(node: ListNode, list: string, index: number): Promise<void> {
    if (node.item.isBare) return;
    const { page } = this.#form;
    const options: unknown = node.ui['ui:options'];
    const pager = page.locator(byId(`${fieldId(list)}-page`));
    if (Reflect.get(Object(options), 'paged') === true) {
      if ((await pager.count()) > 0) await this.#hands.select(pager, String(index));
      return;
    }
    const row = byId(fieldId(`${list}/${index}`));
    const change = page.locator(`${row}.card-closed > .card-head .end button`).first();
    if (!(await change.isVisible())) return;
    await this.#hands.press(change);
    await this.#arrive(`${list}/${index}`);
  }

  /**
   * Waits until a new or opened record contains the focus. The page moves the focus one frame
   * later.
   */
  async #arrive(pointer: string): Promise<void> {
    const row = byId(fieldId(pointer));
    await expect(this.#form.page.locator(`${row}:focus, ${row} :focus`)).toHaveCount(1);
  }

  /** Checks whether the page already has some value for each of these answers. */
  #isGiven(node: PlanNode, pointer: string, value: unknown): boolean {
    if (value === undefined || !this.#mirror.isVisible(pointer)) return true;
    if (node.kind === 'leaf') {
      return !isAsked(node) || this.#mirror.get(pointer) !== undefined;
    }
    const parts =
      node.kind === 'group'
        ? node.children.map((child) => [child, childPointer(pointer, child), child.key] as const)
        : Object.keys(Object(value)).map(
            (key) => [rowNode(node), `${pointer}/${key}`, key] as const,
          );
    return parts.every(([part, at, key]) =>
      this.#isGiven(part, at, Reflect.get(Object(value), key)),
    );
  }

  async #leaf(node: LeafNode, pointer: string, value: unknown): Promise<void> {
    if (!isAsked(node) || same(this.#mirror.get(pointer), value)) return;
    await this.#give(node, pointer, value);
    this.#mirror.set(pointer, value);
  }

  async #give(node: LeafNode, pointer: string, value: unknown): Promise<void> {
    const id = fieldId(pointer);
    // The code of some widgets is lazy-loaded. Until it loads, another element has the id.
    await expect(this.#form.page.locator(`${byId(id)}[aria-busy="true"]`)).toHaveCount(0);
    await this.#hands.give(node, id, value);
  }

  async #files(node: ListNode, pointer: string, value: unknown): Promise<void> {
    const files = Array.isArray(value) ? value : [];
    if (this.#mirror.rowCount(pointer) >= files.length) return;
    await this.#hands.upload(this.#form.page.locator(byId(fieldId(pointer))), files);
    for (const file of files) {
      const index = this.#mirror.addRow(pointer);
      this.#mirror.set(childPointer(`${pointer}/${index}`, rowNode(node)), file);
    }
  }
}

/** Checks whether a user can answer a field: computed and hidden fields have no input. */
function isAsked(node: LeafNode): boolean {
  return node.computed === undefined && widgetOf(node) !== 'hidden';
}

function isFileList({ item }: ListNode): boolean {
  const [answer] = item.children;
  return item.isBare === true && answer?.kind === 'leaf' && answer.valueType === 'file';
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
