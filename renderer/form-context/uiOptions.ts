import type { PlanNode } from '#engine';

/** Returns the `ui:options` of a node, or an empty object. */
export function uiOptions(node: Pick<PlanNode, 'ui'>): Readonly<Record<string, unknown>> {
  const options = node.ui['ui:options'];
  return isRecord(options) ? options : NO_OPTIONS;
}

const NO_OPTIONS: Readonly<Record<string, unknown>> = {};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
