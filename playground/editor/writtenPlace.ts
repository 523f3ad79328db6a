import { getLocation } from 'jsonc-parser';
import type { Step } from './schemaAt.ts';

/** The place of an offset in a JSON text. */
export interface WrittenPlace {
  /** The steps to the object whose key is written, or to the value that is written. */
  readonly path: readonly Step[];
  readonly isKey: boolean;
  /** Start of the key or the value that surrounds the offset. */
  readonly from: number;
  readonly to: number;
  /** Whether a key already has its colon. */
  readonly hasValue: boolean;
}

const WORD = /[\w$.:/-]/;

/** Returns the place of an offset, also in a text that is not complete JSON. */
export function writtenPlace(text: string, offset: number): WrittenPlace {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const isInside =
    previousNode !== undefined && previousNode.offset + previousNode.length >= offset;
  const from = isInside ? previousNode.offset : wordStart(text, offset);
  const to = isInside ? previousNode.offset + previousNode.length : offset;
  return {
    path: isAtPropertyKey ? path.slice(0, -1) : path,
    isKey: isAtPropertyKey,
    from: Math.min(from, offset),
    to: Math.max(to, offset),
    hasValue: /^\s*:/.test(text.slice(to)),
  };
}

/** Returns the start of a word without quotation marks, or of an opened quotation. */
function wordStart(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && WORD.test(text.charAt(at - 1))) at -= 1;
  return text.charAt(at - 1) === '"' ? at - 1 : at;
}

/** The key or the value at an offset, for its explanation. */
export interface NamedPlace {
  readonly path: readonly Step[];
  readonly from: number;
  readonly to: number;
}

/** Returns the key or the value under the pointer; `undefined` between values. */
export function namedPlace(text: string, offset: number): NamedPlace | undefined {
  const { path, previousNode } = getLocation(text, offset);
  if (!previousNode || path.length === 0) return undefined;
  const { offset: from, length } = previousNode;
  return from <= offset && offset <= from + length ? { path, from, to: from + length } : undefined;
}
