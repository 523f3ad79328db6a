import { readsOf } from '../../conditions/readsOf.ts';
import type { Condition } from '../../definition/Condition.ts';
import type { PlanNode } from '../../definition/PlanNode.ts';
import { isAbove, parentOf } from '../../values/pointer.ts';

/**
 * Returns the patterns of a cycle in which a condition or expression depends on itself; `undefined`
 * if there is no cycle.
 */
export function findCycle(
  nodes: readonly PlanNode[],
  conditions: readonly Condition[],
): readonly string[] | undefined {
  const patterns = nodes.map(({ pattern }) => pattern);
  const needs = new Map<string, readonly string[]>();
  for (const node of nodes) {
    const reads = readsOf(node, conditions).value.flatMap((read) => [
      read,
      ...patterns.filter((pattern) => pattern !== read && isAbove(read, pattern)),
    ]);
    needs.set(node.pattern, [...reads, ...holdersOf(node.pattern)]);
  }
  const done = new Set<string>();
  for (const pattern of patterns) {
    const cycle = walk(pattern, needs, done, []);
    if (cycle) return cycle;
  }
  return undefined;
}

function holdersOf(pattern: string): readonly string[] {
  return pattern === '' ? [] : [parentOf(pattern)];
}

function walk(
  pattern: string,
  needs: ReadonlyMap<string, readonly string[]>,
  done: Set<string>,
  trail: readonly string[],
): readonly string[] | undefined {
  if (trail.includes(pattern)) return [...trail.slice(trail.indexOf(pattern)), pattern];
  if (done.has(pattern)) return undefined;
  for (const need of needs.get(pattern) ?? []) {
    const cycle = walk(need, needs, done, [...trail, pattern]);
    if (cycle) return cycle;
  }
  done.add(pattern);
  return undefined;
}
