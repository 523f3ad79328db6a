import { CallError, type FormData, type Plan, type PlanNode, rowNode } from '#engine';
import { type FileValue, fileOf } from '../attachments/pendingFileCache.ts';
import { toBase64 } from './base64.ts';

/** A file in wire form (document 1, section 3 "Uploaded file value"). */
interface SentFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  /** Content, base64. */
  readonly file: string;
}

/**
 * Adds the content of each file to the form data, at the time of sending. Until then, the page
 * holds the files as `Blob`s, not as text.
 *
 * @param data normalised and pruned
 * @returns the same answers, each file with its content
 * @throws {CallError} when a file is no longer in the page (after a reload): the applicant must
 * choose the file again
 */
export function withFiles(plan: Plan, data: FormData): Promise<FormData> {
  return withEachFile(plan, data, sentFile);
}

/**
 * Returns the same answers with each file replaced by the result of `change`. A file is omitted if
 * the result is `undefined`.
 */
export async function withEachFile(
  plan: Plan,
  data: FormData,
  change: (file: FileValue) => Promise<unknown>,
): Promise<FormData> {
  return (await filledIn(plan.root, data, change)) as FormData;
}

async function filledIn(
  node: PlanNode,
  value: unknown,
  change: (file: FileValue) => Promise<unknown>,
): Promise<unknown> {
  if (value === undefined || value === null) return value;
  switch (node.kind) {
    case 'leaf':
      return node.valueType === 'file' ? change(value as FileValue) : value;
    case 'list': {
      const rows = value as readonly unknown[];
      const filled = await Promise.all(rows.map((row) => filledIn(rowNode(node), row, change)));
      return filled.filter((row) => row !== undefined);
    }
    case 'group': {
      const entries = node.children.map(async (child) => {
        const inner: unknown = Reflect.get(value as object, child.key);
        return [child.key, await filledIn(child, inner, change)] as const;
      });
      const all = await Promise.all(entries);
      return Object.fromEntries(all.filter(([, inner]) => inner !== undefined));
    }
  }
}

async function sentFile({ name, size, type, ref }: FileValue): Promise<SentFile> {
  const content = fileOf(ref);
  if (!content) {
    throw new CallError({ kind: 'refused', message: { key: 'fileGone', args: [name] } });
  }
  return { name, size, type, file: toBase64(new Uint8Array(await content.arrayBuffer())) };
}

/** Returns the total size of the files in the answers, in bytes. */
export function bytesOfFiles(plan: Plan, data: FormData): number {
  return filesIn(plan.root, data).reduce((total, { size }) => total + size, 0);
}

/** Lists the files in the answers, in the order of the form. */
export function filesIn(node: PlanNode, value: unknown): readonly FileValue[] {
  if (value === undefined || value === null) return [];
  switch (node.kind) {
    case 'leaf':
      return node.valueType === 'file' ? [value as FileValue] : [];
    case 'list':
      return (value as readonly unknown[]).flatMap((row) => filesIn(rowNode(node), row));
    case 'group':
      return node.children.flatMap((child) =>
        filesIn(child, Reflect.get(value as object, child.key)),
      );
  }
}
