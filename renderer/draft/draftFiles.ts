import { type FormData, type Plan, type PlanNode, rowNode } from '#engine';
import { cachePendingFile, type FileValue } from '../attachments/pendingFileCache.ts';
import type { DraftVault } from './DraftVault.ts';
import { draftData } from './draftData.ts';

/** The files of a draft that were restored to the page. */
export interface ReturnedFiles {
  /** Returns the answer of a file whose bytes were restored. Adds any other file to `missing`. */
  readonly read: (value: unknown, pointer: string) => FileValue | undefined;
  /** Names of files that must be chosen again, by pointer. */
  readonly missing: ReadonlyMap<string, string>;
}

/** Restores the files of a draft into the page's file cache, under their previous references. */
export async function returnFiles(
  vault: DraftVault,
  plan: Plan,
  data: FormData,
): Promise<ReturnedFiles> {
  const here = new Map<unknown, FileValue>();
  for (const file of draftData(plan, data).files) {
    const bytes = await vault.file(file.ref);
    if (!bytes) continue;
    cachePendingFile(file.ref, new Blob([bytes], { type: file.type }));
    here.set(file.ref, file);
  }
  const missing = new Map<string, string>();
  const read = (value: unknown, pointer: string): FileValue | undefined => {
    const file = here.get(Reflect.get(Object(value), 'ref'));
    if (!file) missing.set(pointer, String(Reflect.get(Object(value), 'name')));
    return file;
  };
  return { read, missing };
}

/** Returns the answers without the files that could not be restored. */
export function withReturnedFiles(
  plan: Plan,
  data: FormData,
  read: ReturnedFiles['read'],
): FormData {
  return (kept(plan.root, data, '', read) ?? {}) as FormData;
}

function kept(
  node: PlanNode,
  value: unknown,
  pointer: string,
  read: ReturnedFiles['read'],
): unknown {
  if (value === undefined || value === null) return undefined;
  switch (node.kind) {
    case 'leaf':
      return node.valueType === 'file' ? read(value, pointer) : value;
    case 'list': {
      const rows = (value as readonly unknown[]).map((row, at) =>
        kept(rowNode(node), row, `${pointer}/${at}`, read),
      );
      return rows.flatMap((row) => row ?? (node.item.isBare ? [] : {}));
    }
    case 'group': {
      const entries = node.children.map((child) => {
        const inner: unknown = Reflect.get(value as object, child.key);
        return [child.key, kept(child, inner, `${pointer}/${child.key}`, read)] as const;
      });
      return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
    }
  }
}
