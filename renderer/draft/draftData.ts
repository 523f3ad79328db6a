import { type FormData, type Plan, type PlanNode, rowNode } from '#engine';
import type { FileValue } from '../form/fileShelf.ts';

/** Answers as a draft keeps them. */
export interface DraftData {
  readonly data: FormData;
  /** The files among them, whose bytes are kept beside. */
  readonly files: readonly FileValue[];
}

/** Returns the answers without their passwords, and the files that they name. */
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
