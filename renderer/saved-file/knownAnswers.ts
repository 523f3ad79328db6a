import {
  type FormData,
  type GroupNode,
  isOption,
  isPlainJson,
  type LeafNode,
  type ListNode,
  mostRows,
  type PlanNode,
  rowNode,
  shownFileName,
} from '#engine';
import { fromBase64 } from '../api/base64.ts';
import { type FileValue, keepFile } from '../form/fileShelf.ts';

/** Answers of a file as far as this form knows them. */
export interface KnownAnswers {
  readonly data: FormData;
  /** Names of what was left out, as pointers. */
  readonly dropped: readonly string[];
}

/**
 * Takes from a file what this version of the form has a place for (B-65). Nothing in a file is
 * believed: names are looked up in the plan, values must be of the field's kind, files come back
 * under new references.
 */
export function knownAnswers(root: GroupNode, saved: unknown): KnownAnswers {
  const dropped: string[] = [];
  const data = known(root, saved, '', dropped);
  return { data: isObject(data) ? data : {}, dropped };
}

function known(node: PlanNode, value: unknown, pointer: string, dropped: string[]): unknown {
  switch (node.kind) {
    case 'leaf':
      return leafValue(node, value, pointer, dropped);
    case 'list':
      if (!Array.isArray(value)) return drop(pointer, dropped);
      return value
        .map((row: unknown, at) => rowValue(node, row, at, pointer, dropped))
        .filter((row) => row !== undefined);
    case 'group':
      return groupValue(node, value, pointer, dropped);
  }
}

/**
 * A record stays without what it cannot keep; a row that is a single answer goes with its answer. Rows
 * beyond the list's own limit stay: its rule tells of them, and the applicant decides which go.
 */
function rowValue(
  list: ListNode,
  row: unknown,
  at: number,
  listPointer: string,
  dropped: string[],
): unknown {
  const pointer = `${listPointer}/${at}`;
  if (at >= mostRows(list)) return drop(pointer, dropped);
  return known(rowNode(list), row, pointer, dropped) ?? (list.item.isBare ? undefined : {});
}

function groupValue(node: GroupNode, value: unknown, pointer: string, dropped: string[]): unknown {
  if (!isObject(value)) return drop(pointer, dropped);
  const entries = Object.entries(value).map(([key, inner]) => {
    const child = node.children.find((each) => each.key === key);
    const at = `${pointer}/${key}`;
    return [key, child ? known(child, inner, at, dropped) : drop(at, dropped)] as const;
  });
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

function leafValue(node: LeafNode, value: unknown, pointer: string, dropped: string[]): unknown {
  switch (node.valueType) {
    case 'checkbox':
      return value === true ? true : drop(pointer, dropped);
    case 'choice':
      return isOption(node, value) ? value : drop(pointer, dropped);
    case 'choices':
      return choicesValue(node, value, pointer, dropped);
    case 'number':
      return typeof value === 'number' ? value : drop(pointer, dropped);
    case 'password':
      // Never written into a file; one that holds it is not ours.
      return drop(pointer, dropped);
    case 'file':
      return fileValue(value) ?? drop(pointer, dropped);
    case 'json':
      return anyShape(value) ?? drop(pointer, dropped);
    default:
      return typeof value === 'string' ? value : drop(pointer, dropped);
  }
}

/** Of several options those that there still are: one that is gone costs no other its tick. */
function choicesValue(node: LeafNode, value: unknown, pointer: string, dropped: string[]): unknown {
  if (!Array.isArray(value)) return drop(pointer, dropped);
  const chosen = [...new Set<unknown>(value)].filter((each) => isOption(node, each));
  if (chosen.length < value.length) drop(pointer, dropped);
  return chosen.length > 0 ? chosen : undefined;
}

function anyShape(value: unknown): unknown {
  return isPlainJson(value) ? value : undefined;
}

function fileValue(value: unknown): FileValue | undefined {
  if (!isObject(value)) return undefined;
  const { name, type, file } = value;
  if (typeof name !== 'string' || typeof type !== 'string' || typeof file !== 'string') {
    return undefined;
  }
  try {
    const bytes = fromBase64(file);
    const ref = keepFile(new Blob([bytes], { type }));
    // Nothing that a file says of itself: its digest is made of its bytes.
    return { name: shownFileName(name), size: bytes.length, type, sha256: '', ref };
  } catch {
    return undefined;
  }
}

function drop(pointer: string, dropped: string[]): undefined {
  dropped.push(pointer);
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
