import { nodesUnder } from '../definition/nodesUnder.ts';
import type { Plan } from '../definition/Plan.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import { readsOf } from '../definition/readsOf.ts';
import { commonRow, parentOf } from '../values/pointer.ts';

/** What about a field may be another when some answer changes. */
export type Aspect = 'value' | 'requirement' | 'rules';

/** A field that hangs on another. */
export interface Dependent {
  readonly pattern: string;
  /** Pattern of the row that both stand in; `''` when any row of it may be meant. */
  readonly row: string;
  readonly aspects: ReadonlySet<Aspect>;
}

interface Reader {
  readonly node: PlanNode;
  readonly aspect: Aspect;
}

/**
 * Which fields hang on which, worked out once for each field that is set. Most answers have no
 * dependents at all: setting those costs nothing that grows with the form.
 */
export class Dependents {
  readonly #plan: Plan;
  readonly #readers = new Map<string, Reader[]>();
  readonly #nodes = new Map<string, PlanNode>();
  readonly #known = new Map<string, readonly Dependent[]>();

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** Everything that hangs on a field, directly or through others. */
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

  /** Finds who reads what, once. Nobody asks before the first answer is set: a form opens without it. */
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

  /** What is required in an optional object hangs on whether anything in the object is filled. */
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
        this.#reach(reader, row === undefined ? shared : commonRow(row, shared), found);
      }
    }
  }

  #reach(
    { node, aspect }: Reader,
    row: string,
    found: Map<string, { row: string; aspects: Set<Aspect> }>,
  ): void {
    if (!record(found, node.pattern, aspect, row) || aspect !== 'value') return;
    this.#follow(node.pattern, row, found);
    for (const inner of nodesUnder(node)) {
      if (inner !== node) this.#reach({ node: inner, aspect: 'value' }, row, found);
    }
  }
}

/** Whether this is news: a new aspect, or a wider row than known. */
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
  const isNews = wider !== known.row || !known.aspects.has(aspect);
  known.row = wider;
  known.aspects.add(aspect);
  return isNews;
}
