import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

/** A place in a file as editors count: the first line and the first column are 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Something that keeps a text from being plain JSON: a slip of syntax, or a key given twice. */
interface JsonFault {
  readonly code: 'json-syntax' | 'duplicate-key';
  readonly message: string;
  readonly place: Place;
}

/** A JSON text with its value, its faults, and the place of everything in it. */
export interface JsonSource {
  /** `undefined` when the text is no JSON at all. */
  readonly value: unknown;
  readonly faults: readonly JsonFault[];
  /**
   * Where the value of a JSON Pointer begins, or the key that leads to it. What is not in the file
   * gives the place of the nearest thing above it that is.
   */
  placeOf(pointer: string, what?: 'key' | 'value'): Place;
}

const OPTIONS = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/**
 * Reads a JSON text so that faults in it can be shown at their line and column.
 *
 * @param text the file's content, without byte order mark
 * @returns its value, faults and places; never throws
 */
export function readJsonSource(text: string): JsonSource {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, OPTIONS);
  const placeAt = placesOf(text);
  const syntax = errors.map(({ error, offset }): JsonFault => {
    const message = `Cannot read the JSON: ${wordsOf(printParseErrorCode(error))}`;
    return { code: 'json-syntax', message, place: placeAt(offset) };
  });
  const faults = syntax.length > 0 ? syntax.slice(0, 1) : duplicateKeys(root, placeAt);
  return {
    value: syntax.length > 0 ? undefined : JSON.parse(text),
    faults,
    placeOf: (pointer, what = 'value') => placeAt(offsetOf(root, pointer, what)),
  };
}

/** Splits a JSON Pointer into its unescaped parts. */
function partsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function offsetOf(root: Node | undefined, pointer: string, what: 'key' | 'value'): number {
  const found = root && nearest(root, partsOf(pointer));
  if (!found) return 0;
  const property = found.node.parent;
  const asKey = what === 'key' && found.whole && property?.type === 'property';
  return asKey ? property.offset : found.node.offset;
}

function nearest(root: Node, parts: readonly string[]): { node: Node; whole: boolean } {
  for (let length = parts.length; length > 0; length -= 1) {
    const path = parts.slice(0, length);
    const node = findNodeAtLocation(root, segmentsIn(root, path));
    if (node) return { node, whole: length === parts.length };
  }
  return { node: root, whole: parts.length === 0 };
}

/** A part is an index where an array stands, a name otherwise. */
function segmentsIn(root: Node, parts: readonly string[]): (string | number)[] {
  const segments: (string | number)[] = [];
  for (const part of parts) {
    const above = findNodeAtLocation(root, segments);
    segments.push(above?.type === 'array' && /^\d+$/.test(part) ? Number(part) : part);
  }
  return segments;
}

function duplicateKeys(
  node: Node | undefined,
  placeAt: (offset: number) => Place,
): readonly JsonFault[] {
  if (!node?.children) return [];
  const within = node.children.flatMap((child) => duplicateKeys(child, placeAt));
  if (node.type !== 'object') return within;
  const seen = new Set<unknown>();
  const own = node.children.flatMap((property): JsonFault[] => {
    const key = property.children?.[0]?.value;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const message = `The key "${key}" stands here a second time; only the last would count`;
    return [{ code: 'duplicate-key', message, place: placeAt(property.offset) }];
  });
  return [...own, ...within];
}

function placesOf(text: string): (offset: number) => Place {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** `CommaExpected` as `comma expected`. */
function wordsOf(code: string): string {
  return code.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}
