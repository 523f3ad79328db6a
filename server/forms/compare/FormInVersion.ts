import type { CompiledForm, FormFiles, SharedFiles } from '#compiler';
import type { Plan, PlanNode } from '#engine';

/** A compiled version of a form. */
export interface FormInVersion {
  readonly files: FormFiles;
  /** The shared blocks and tables that the form names. */
  readonly shared: SharedFiles;
  readonly plan: Plan;
  readonly compiled: CompiledForm;
}

/** A difference between two versions of a form. */
export interface Difference {
  /**
   * `breaking`: answers of saved files are lost, or a system of the Registry misses a value.
   * `compatible`: the form has other fields or rules. `text`: only texts differ.
   */
  readonly level: 'breaking' | 'compatible' | 'text';
  /** Pattern of an answer (`/orders/*` + `/PRN`), or a pointer in a file. */
  readonly at: string;
  readonly message: string;
}

/** Returns a plan's nodes below the root by their patterns, without rows. */
export function nodesByPattern(plan: Plan): ReadonlyMap<string, PlanNode> {
  return new Map(below(plan.root).map((node) => [node.pattern, node]));
}

function below(node: PlanNode): readonly PlanNode[] {
  if (node.kind === 'leaf') return [];
  const children = node.kind === 'list' ? node.item.children : node.children;
  return children.flatMap((child) => [child, ...below(child)]);
}
