import { type FormData, type Plan, type PlanNode, rowNode } from '#engine';
import type { FileValue } from '../attachments/pendingFileCache.ts';

/** The answers of a draft. */
export interface DraftData {
  readonly data: FormData;
  /** Files in the answers. Their bytes are stored separately. */
  readonly files: readonly FileValue[];
}

/** Returns the answers without passwords, and the files among them. */
export function draftData(plan: Plan, answers: FormData): DraftData {
  const files: FileValue[] = [];
  const kept = keptOf(plan.root, answers, files);
  return { data: (kept ?? {}) as FormData, files };
}

function keptOf(node: PlanNode, value: unknown, files: FileValue[]): unknown {
  if (value === undefined || value === null) return undefined;
  switch (node.kind) {
    case 'leaf':
      if (node.valueType === 'password') return undefined;
      if (node.valueType === 'file') files.push(value as FileValue);
      return value;
    case 'list':
      return (value as readonly unknown[]).map((row) => keptOf(rowNode(node), row, files) ?? null);
    case 'group': {
      const kept: Record<string, unknown> = {};
      for (const child of node.children) {
        const inner = keptOf(child, Reflect.get(value as object, child.key), files);
        if (inner !== undefined) kept[child.key] = inner;
      }
      return kept;
    }
  }
}
