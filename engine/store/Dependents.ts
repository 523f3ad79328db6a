import { readsOf } from '../conditions/readsOf.ts';
import { nodesUnder } from '../definition/nodesUnder.ts';
import type { Plan } from '../definition/Plan.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import { commonRow, parentOf } from '../values/pointer.ts';

/** An aspect of a field that may change with another answer. */
export type Aspect = 'value' | 'requirement' | 'rules';

/** A field that depends on another. */
export interface Dependent {
  readonly pattern: string;
  /** The pattern of the row that contains both fields; `''` when it may be any row. */
  readonly row: string;
  readonly aspects: ReadonlySet<Aspect>;
}

interface Reader {
  readonly node: PlanNode;
  readonly aspect: Aspect;
}

/**
 * The dependencies between fields, computed once for each field that is set. Most answers have no
 * dependents: the cost to set them does not grow with the form.
 */
export class Dependents {
  readonly #plan: Plan;
  readonly #readers = new Map<string, Reader[]>();
  readonly #nodes = new Map<string, PlanNode>();
  readonly #known = new Map<string, readonly Dependent[]>();

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** Returns everything that depends on a field, directly or through others. */
  of(pattern: string): readonly Dependent[] {
    const known = this.#known.get(pattern);
    if (known) return known;
    this.readAll();
    const found = new Map<string, { row: string; aspects: Set<Aspect> }>();
    this.#follow(pattern, undefined, found);
    const dependents = [...found].map(([each, { row, aspects }]) => ({
      pattern: each,
      row,
      aspects,
    }));
    this.#known.set(pattern, dependents);
    return dependents;
  }

  /**
   * Collects the patterns that each field reads, once. A form opens without this; the first change
   * needs it.
   */
  readAll(): void {
    if (this.#nodes.size > 0) return;
    const nodes = nodesUnder(this.#plan.root);
    for (const node of nodes) this.#nodes.set(node.pattern, node);
    for (const node of nodes) {
      const reads = readsOf(node, this.#plan.conditions);
      for (const pattern of reads.value) this.#add(pattern, { node, aspect: 'value' });
      for (const pattern of reads.rules) this.#add(pattern, { node, aspect: 'rules' });
      for (const pattern of [...reads.requirement, ...this.#optionalGroups(node)]) {
        this.#add(pattern, { node, aspect: 'requirement' });
      }
    }
  }

  #add(pattern: string, reader: Reader): void {
    const readers = this.#readers.get(pattern);
    if (readers) readers.push(reader);
    else this.#readers.set(pattern, [reader]);
  }

  /**
   * Returns the optional objects around a required field: the field is required only when the
   * object has content.
   */
  #optionalGroups(node: PlanNode): readonly string[] {
    if (!node.required && node.requiredWhen === undefined) return [];
    const groups: string[] = [];
    for (let at = parentOf(node.pattern); at !== '' && !at.endsWith('/*'); at = parentOf(at)) {
      const group = this.#nodes.get(at);
      if (group && !group.required) groups.push(at);
    }
    return groups;
  }

  #follow(
    pattern: string,
    row: string | undefined,
    found: Map<string, { row: string; aspects: Set<Aspect> }>,
  ): void {
    for (let at = pattern; at !== ''; at = parentOf(at)) {
      for (const reader of this.#readers.get(at) ?? []) {
        const shared = commonRow(at, reader.node.pattern);
        this.#visit(reader, row === undefined ? shared : commonRow(row, shared), found);
      }
    }
  }

  #visit(
    { node, aspect }: Reader,
    row: string,
    found: Map<string, { row: string; aspects: Set<Aspect> }>,
  ): void {
    if (!record(found, node.pattern, aspect, row) || aspect !== 'value') return;
    this.#follow(node.pattern, row, found);
    for (const inner of nodesUnder(node)) {
      if (inner !== node) this.#visit({ node: inner, aspect: 'value' }, row, found);
    }
  }
}

/** Records a dependent and checks whether it is new: a new aspect, or a wider row than known. */
function record(
  found: Map<string, { row: string; aspects: Set<Aspect> }>,
  pattern: string,
  aspect: Aspect,
  row: string,
): boolean {
  const known = found.get(pattern);
  if (!known) {
    found.set(pattern, { row, aspects: new Set([aspect]) });
    return true;
  }
  const wider = commonRow(known.row, row);
  const isNew = wider !== known.row || !known.aspects.has(aspect);
  known.row = wider;
  known.aspects.add(aspect);
  return isNew;
}
