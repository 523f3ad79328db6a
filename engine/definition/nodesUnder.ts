import type { PlanNode } from './PlanNode.ts';

/** Returns a node and everything under it, in page order. The row of a list is a node, too. */
export function nodesUnder(node: PlanNode): readonly PlanNode[] {
  if (node.kind === 'leaf') return [node];
  if (node.kind === 'list') return [node, ...nodesUnder(node.item)];
  return [node, ...node.children.flatMap(nodesUnder)];
}
