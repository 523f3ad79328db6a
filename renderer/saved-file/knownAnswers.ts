import {
  type FormData,
  type GroupNode,
  isOption,
  isPlainJson,
  type LeafNode,
  type ListNode,
  type PlanNode,
  rowIntakeLimit,
  rowNode,
  shownFileName,
} from '#engine';
import { type FileValue, keepFile } from '../attachments/pendingFileCache.ts';
import { base64Content, type ContentOf } from './answerLayout.ts';

/** The answers of a file for which this form has fields. */
export interface KnownAnswers {
  readonly data: FormData;
  /** Pointers of the omitted answers. */
  readonly dropped: readonly string[];
}

/**
 * Reads from a file the answers for which this version of the form has fields (B-65). Nothing in a
 * file is trusted. Names are looked up in the plan, values must have the type of the field, and
 * files get new references.
 *
 * @param readFile reads the answer of a file field; by default from the base64 of a saved file
 */
export function knownAnswers(
  root: GroupNode,
  saved: unknown,
  readFile: ReadFile = fileReader(base64Content),
): KnownAnswers {
  const dropped: string[] = [];
  const data = known(root, saved, '', { readFile, dropped });
  return { data: isObject(data) ? data : {}, dropped };
}

/**
 * A function that creates the answer of a file field; `undefined` when the value contains no file.
 */
export type ReadFile = (value: unknown, pointer: string) => FileValue | undefined;

/**
 * Returns a reader of attachments.
 *
 * @param contentOf returns the bytes of an attachment in the file's layout
 */
export function fileReader(contentOf: ContentOf): ReadFile {
  return (value) => fileValue(value, contentOf);
}

/** The reader of file fields, and the dropped pointers, for the recursion through the answers. */
interface Walk {
  readonly readFile: ReadFile;
  readonly dropped: string[];
}

function known(node: PlanNode, value: unknown, pointer: string, walk: Walk): unknown {
  switch (node.kind) {
    case 'leaf':
      return leafValue(node, value, pointer, walk);
    case 'list':
      if (!Array.isArray(value)) return drop(pointer, walk);
      return value
        .map((row: unknown, at) => rowValue(node, row, at, pointer, walk))
        .filter((row) => row !== undefined);
    case 'group':
      return groupValue(node, value, pointer, walk);
  }
}

/**
 * Returns a row without its invalid parts. A row of a single answer is dropped with that answer.
 * Rows beyond the list's own maximum stay, up to `rowIntakeLimit`: the list's rule reports them,
 * and the applicant decides which to remove.
 */
function rowValue(
  list: ListNode,
  row: unknown,
  at: number,
  listPointer: string,
  walk: Walk,
): unknown {
  const pointer = `${listPointer}/${at}`;
  if (at >= rowIntakeLimit(list)) return drop(pointer, walk);
  return known(rowNode(list), row, pointer, walk) ?? (list.item.isBare ? undefined : {});
}

function groupValue(node: GroupNode, value: unknown, pointer: string, walk: Walk): unknown {
  if (!isObject(value)) return drop(pointer, walk);
  const entries = Object.entries(value).map(([key, inner]) => {
    const child = node.children.find((each) => each.key === key);
    const at = `${pointer}/${key}`;
    return [key, child ? known(child, inner, at, walk) : drop(at, walk)] as const;
  });
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

function leafValue(node: LeafNode, value: unknown, pointer: string, walk: Walk): unknown {
  switch (node.valueType) {
    case 'checkbox':
      return value === true ? true : drop(pointer, walk);
    case 'choice':
      return isOption(node, value) ? value : drop(pointer, walk);
    case 'choices':
      return choicesValue(node, value, pointer, walk);
    case 'number':
      return typeof value === 'number' ? value : drop(pointer, walk);
    case 'password':
      // A password is never saved, so a file that contains one was altered.
      return drop(pointer, walk);
    case 'file':
      return walk.readFile(value, pointer) ?? drop(pointer, walk);
    case 'json':
      return anyShape(value) ?? drop(pointer, walk);
    default:
      return typeof value === 'string' ? value : drop(pointer, walk);
  }
}

/** Returns the chosen options that still exist. A removed option does not affect the others. */
function choicesValue(node: LeafNode, value: unknown, pointer: string, walk: Walk): unknown {
  if (!Array.isArray(value)) return drop(pointer, walk);
  const chosen = [...new Set<unknown>(value)].filter((each) => isOption(node, each));
  if (chosen.length < value.length) drop(pointer, walk);
  return chosen.length > 0 ? chosen : undefined;
}

function anyShape(value: unknown): unknown {
  return isPlainJson(value) ? value : undefined;
}

function fileValue(value: unknown, contentOf: ContentOf): FileValue | undefined {
  if (!isObject(value)) return undefined;
  const { name, type } = value;
  if (typeof name !== 'string' || typeof type !== 'string') return undefined;
  const bytes = contentOf(value);
  if (!bytes) return undefined;
  const ref = keepFile(new Blob([bytes], { type }));
  // The saved size and digest are ignored: the bytes determine the size, and the digest is computed
  // later.
  return { name: shownFileName(name), size: bytes.length, type, sha256: '', ref };
}

function drop(pointer: string, { dropped }: Walk): undefined {
  dropped.push(pointer);
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
